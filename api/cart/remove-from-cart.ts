// Takes a line out of the cart; taking it out twice is taking it out.
import { z } from 'zod'
import { removeLine } from '#domain/orders/cart.ts'
import { operation } from '../operation.ts'
import { idShape } from '../shapes.ts'
import { cartView } from './cart-view.ts'
import { changeCart } from './change-cart.ts'

export const removeFromCart = operation({
  name: 'cart.remove',
  summary: 'Removes a line from the cart; removing it again changes nothing.',
  method: 'DELETE',
  who: 'visitor',
  input: z.strictObject({ lineId: idShape }),
  output: cartView,
  refusals: ['busy'],
  run: ({ lineId }, context) => changeCart(context, { decide: (cart) => removeLine(cart, lineId) }),
})
