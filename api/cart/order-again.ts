// Operation cart.orderAgain: adds the gifts of an earlier order to the cart, up to the stock.
import { z } from 'zod'
import { orderAgain } from '#services/orders/order-again.ts'
import { customerOperation } from '../operation.ts'
import { textShape } from '../shapes.ts'

export const orderAgainOperation = customerOperation('cart.orderAgain', {
  summary: "Adds the gifts of one of the customer's orders to the cart, as far as they are in stock.",
  input: z.strictObject({ number: textShape(40) }),
  output: z.object({
    /** Number of order lines that were added. */
    added: z.int(),
    lines: z.int(),
  }),
  refusals: ['order-unknown', 'busy'],
  run: ({ number }, context) => orderAgain(number, context),
})
