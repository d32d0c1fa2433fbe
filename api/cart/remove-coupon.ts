// Operation cart.removeCoupon.
import { z } from 'zod'
import { operation } from '../operation.ts'
import { cartView } from './cart-view.ts'
import { changeAndShow } from './show-cart.ts'

export const removeCouponOperation = operation({
  name: 'cart.removeCoupon',
  summary: 'Removes the coupon from the cart.',
  who: 'visitor',
  input: z.strictObject({}),
  output: cartView,
  refusals: ['busy'],
  run: (_input, context) => changeAndShow(context, { decide: (cart) => ({ ...cart, couponCode: null }) }),
})
