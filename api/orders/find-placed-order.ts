// Operation order.findPlaced: after a lost connection, finds the order that an idempotency key placed.
import { z } from 'zod'
import { loadOrder } from '#data/orders/orders.ts'
import { refuse } from '#domain/refusal.ts'
import { idempotencyStoreKey } from '../idempotency.ts'
import { operation } from '../operation.ts'
import { accessToken } from '#services/orders/order-access.ts'

export const findPlacedOrderOperation = operation({
  name: 'order.findPlaced',
  summary: 'The order placed by this visitor with the given idempotency key.',
  who: 'visitor',
  input: z.strictObject({ idempotencyKey: z.string().min(8).max(255) }),
  output: z.object({ number: z.string(), access: z.string() }),
  refusals: ['order-unknown'],
  async run({ idempotencyKey }, { db, caller, secret, now }) {
    const order = await loadOrder(db, {
      idempotencyKey: idempotencyStoreKey('order.place', idempotencyKey, caller),
    })
    if (!order) return refuse('order-unknown')
    return {
      number: order.number,
      access: accessToken(secret, { orderId: order.id, level: 'full', expiresAt: now() + 24 * 3_600_000 }),
    }
  },
})
