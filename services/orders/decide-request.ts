// Records the merchant's decision on a return request, at most once, with its effects in the same transaction.
import type { Db, Queryable } from '#data/database.ts'
import type { StoredOrder } from '#data/orders/orders.ts'
import { decideReturn, type Decision } from '#data/orders/returns.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import { lockOrder } from './lock-order.ts'

/**
 * Returns the result of `follow`, unless the request was decided before. `follow` receives the locked order as it was
 * before the decision.
 */
export async function decideOnce<T>(
  db: Db,
  orderId: string,
  requestId: string,
  decision: Decision,
  now: number,
  follow: (tx: Queryable, order: StoredOrder) => Promise<T>,
): Promise<T | Refusal<'return-decided'>> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    return (await decideReturn(tx, requestId, decision, now)) ? follow(tx, order) : refuse('return-decided')
  })
}
