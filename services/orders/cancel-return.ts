// The buyer of a requested return keeps the gifts after all.
import { recordEvent } from '#data/orders/order-events.ts'
import { cancelRequestedReturn } from '#data/orders/returns.ts'
import { canCancelReturn } from '#domain/orders/open-request.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import type { Shop } from '../shop.ts'
import { lockOrder } from './lock-order.ts'

/** null: cancelled. A repeated call finds the return cancelled and succeeds. */
export async function cancelReturn(
  orderId: string,
  reference: string,
  shop: Shop,
): Promise<Refusal<'return-not-cancellable'> | null> {
  const now = shop.now()
  const refused = await shop.db.transaction(async (tx) => {
    // Read under the lock: staff may decide at the same time.
    const order = await lockOrder(tx, orderId)
    const request = order.requests.find((each) => each.reference === reference && each.kind !== 'exchange')
    if (request?.status === 'cancelled') return null
    if (!request || !canCancelReturn(request)) return refuse('return-not-cancellable')
    await cancelRequestedReturn(tx, request.id, now)
    const event = { kind: 'return-cancelled', data: { reference } } as const
    await recordEvent(tx, { ...event, orderId, actor: 'customer' }, now)
    return null
  })
  shop.pollJobs()
  return refused
}
