// Operation cart.orderAgain: adds the gifts of an earlier order to the cart, up to the stock.
import { z } from 'zod'
import { orderAgain } from '#services/orders/order-again.ts'
import { operation } from '../operation.ts'
import { orderFields } from '../shapes.ts'

export const orderAgainOperation = operation('cart.orderAgain', {
  summary:
    'Adds the gifts of an order to the cart, as far as they are in stock: by its complete link or for its customer.',
  input: z.strictObject(orderFields),
  output: z.object({
    /** Number of order lines that were added. */
    added: z.int(),
    lines: z.int(),
  }),
  refusals: ['link-expired', 'link-masked', 'busy'],
  limits: [{ per: 'ip', calls: 60, seconds: 60 }],
  run: (handle, context) => orderAgain(handle, context),
})
