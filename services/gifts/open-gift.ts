// The gift that a code opens, for its recipient.
import type { Queryable } from '#data/database.ts'
import { enqueue } from '#data/jobs/jobs.ts'
import { findGift, markThanked } from '#data/orders/gifts.ts'
import { loadOrder, type StoredOrder } from '#data/orders/orders.ts'
import { readGiftCode } from '#domain/orders/readable-code.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import type { Shop } from '../shop.ts'

export type Gift = { readonly order: StoredOrder; readonly position: number; readonly isThanked: boolean }

/** Codes of unpaid or cancelled orders get the same refusal as unknown codes. */
export async function openGift(
  db: Queryable,
  typedCode: string,
): Promise<Gift | Refusal<'gift-code-unknown'>> {
  const code = readGiftCode(typedCode)
  const stored = code === null ? undefined : await findGift(db, code)
  const order = stored && (await loadOrder(db, { id: stored.orderId }))
  const isAvailable = order && order.status !== 'unpaid' && order.status !== 'cancelled'
  if (isAvailable) return { order, position: stored.position, isThanked: stored.isThanked }
  return refuse('gift-code-unknown', { fields: { giftCode: 'gift-code-unknown' } })
}

/** The recipient thanks the giver, who gets one e-mail. */
export async function thankForGift(
  typedCode: string,
  { db, now, pollJobs }: Pick<Shop, 'db' | 'now' | 'pollJobs'>,
): Promise<Gift | Refusal<'gift-code-unknown'>> {
  const gift = await openGift(db, typedCode)
  if (isRefusal(gift)) return gift
  const { order, position } = gift
  await db.transaction(async (tx) => {
    if (!(await markThanked(tx, order.id, position, now()))) return
    await enqueue(tx, 'thanks-mail', { orderId: order.id, position }, now())
  })
  pollJobs()
  return { ...gift, isThanked: true }
}
