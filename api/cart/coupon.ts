// Operations cart.applyCoupon and cart.removeCoupon. A coupon that is not valid is refused with the reason.
import { z } from 'zod'
import { loadCoupon } from '#data/promotions/promotions.ts'
import { couponProblem, normaliseCode } from '#domain/pricing/coupon.ts'
import { refuse } from '#domain/refusal.ts'
import { operation } from '../operation.ts'
import { textShape } from '../shapes.ts'
import { cartView } from './cart-view.ts'
import { changeAndShow } from './show-cart.ts'

export const applyCouponOperation = operation('cart.applyCoupon', {
  summary: 'Applies a coupon code to the cart. The discount applies while its conditions are met.',
  input: z.strictObject({ code: textShape(60) }),
  output: cartView,
  refusals: [
    'coupon-empty',
    'coupon-unknown',
    'coupon-not-started',
    'coupon-expired',
    'coupon-used-up',
    'cart-empty',
    'busy',
  ],
  limits: [
    { per: 'ip', calls: 30, seconds: 3600 },
    { per: 'visitor', calls: 10, seconds: 600 },
  ],
  async run({ code }, context) {
    const couponCode = normaliseCode(code)
    if (!couponCode) return refuse('coupon-empty')
    const { db, caller, customer, now } = context
    const coupon = await loadCoupon(db, couponCode, caller.locale, customer?.id ?? null)
    const problem = couponProblem(coupon, now())
    if (problem) return refuse(problem)
    return changeAndShow(context, {
      decide: (cart) => (cart.lines.length === 0 ? refuse('cart-empty') : { ...cart, couponCode }),
    })
  },
})

export const removeCouponOperation = operation('cart.removeCoupon', {
  summary: 'Removes the coupon from the cart.',
  output: cartView,
  refusals: ['busy'],
  run: (_input, context) => changeAndShow(context, { decide: (cart) => ({ ...cart, couponCode: null }) }),
})
