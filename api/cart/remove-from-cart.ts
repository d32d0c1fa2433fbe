// Operation cart.remove: removes a line; a repeated call changes nothing.
import { z } from 'zod'
import { removeLine } from '#domain/orders/cart.ts'
import { operation } from '../operation.ts'
import { idShape } from '../shapes.ts'
import { cartView } from './cart-view.ts'
import { changeAndShow } from './show-cart.ts'

export const removeFromCartOperation = operation({
  name: 'cart.remove',
  summary: 'Removes a line from the cart. Removing it again changes nothing.',
  who: 'visitor',
  input: z.strictObject({ lineId: idShape }),
  output: cartView,
  refusals: ['busy'],
  run: ({ lineId }, context) => changeAndShow(context, { decide: (cart) => removeLine(cart, lineId) }),
})
