// The merchant decides on what was asked for: once, and what follows from it in the same transaction.
import type { Db, Queryable } from '#data/database.ts'
import type { StoredOrder } from '#data/orders/orders.ts'
import { decideReturn, type Decision } from '#data/orders/returns.ts'
import { lockedOrder } from './locked-order.ts'

/** null where it was decided before. `follow` is given the order as nobody else changes it, before the decision. */
export async function decideOnce<T>(
  db: Db,
  orderId: string,
  requestId: string,
  decision: Decision,
  nowMs: number,
  follow: (tx: Queryable, order: StoredOrder) => Promise<T>,
): Promise<T | null> {
  return db.transaction(async (tx) => {
    const order = await lockedOrder(tx, orderId)
    return (await decideReturn(tx, requestId, decision, nowMs)) ? follow(tx, order) : null
  })
}
