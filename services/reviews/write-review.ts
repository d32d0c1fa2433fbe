// A customer reviews a product of a delivered order. The review is shown after the merchant's moderation.
import { addReview } from '#data/catalog/reviews.ts'
import { newId } from '#data/ids.ts'
import { enqueueNotice } from '#data/staff/notices.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import { parcelLines } from '../orders/kept-lines.ts'
import { openWithFullAccess, type OrderHandle } from '../orders/open-order.ts'
import { keptProducts } from '../orders/returnable-order.ts'
import type { VisitorContext } from '../visitor.ts'

type NewReview = {
  readonly lineId: string
  readonly stars: number
  readonly text: string
  readonly author: string
}

/** null: the review waits for moderation. */
export async function writeReview(
  handle: OrderHandle,
  { lineId, ...review }: NewReview,
  context: VisitorContext,
): Promise<Refusal<'review-not-possible' | 'link-expired' | 'link-masked'> | null> {
  const order = await openWithFullAccess(handle, context)
  if (isRefusal(order)) return order
  const line = parcelLines(order).find(({ id }) => id === lineId)
  if (order.status !== 'delivered' || !line) return refuse('review-not-possible')
  const { now, db, caller } = context
  const about = {
    id: newId(now()),
    orderId: order.id,
    productId: line.productId,
    keptProducts: keptProducts(order, null),
    locale: caller.locale,
  }
  return db.transaction(async (tx) => {
    const isNew = await addReview(tx, { ...about, ...review }, now())
    if (!isNew) return refuse('review-not-possible')
    await enqueueNotice(tx, { notice: 'review' }, now())
    return null
  })
}
