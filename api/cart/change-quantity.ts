// Operation cart.changeQuantity: sets the quantity of a cart line.
import { z } from 'zod'
import { changeQuantity } from '#domain/orders/cart.ts'
import { operation } from '../operation.ts'
import { idShape } from '../shapes.ts'
import { cartView } from './cart-view.ts'
import { changeAndShow } from './show-cart.ts'

export const changeLineQuantityOperation = operation({
  name: 'cart.changeQuantity',
  summary: 'Sets the quantity of a cart line, from 1 to 99.',
  who: 'visitor',
  input: z.strictObject({ lineId: idShape, quantity: z.int().min(1).max(99) }),
  output: cartView,
  refusals: ['line-unknown', 'out-of-stock', 'not-enough-stock', 'quantity-out-of-range', 'busy'],
  run: ({ lineId, quantity }, context) =>
    changeAndShow(context, {
      decide(cart, facts) {
        const variantId = cart.lines.find((line) => line.id === lineId)?.variantId
        return changeQuantity(cart, lineId, quantity, (variantId && facts.get(variantId)?.stock) || 0)
      },
    }),
})
