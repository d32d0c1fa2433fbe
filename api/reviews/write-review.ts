// Operation order.review: a review of a delivered product. It is shown after the merchant's moderation.
import { z } from 'zod'
import { newId } from '#data/ids.ts'
import { addReview } from '#data/catalog/reviews.ts'
import { enqueueNotice } from '#data/staff/notices.ts'
import { isRefusal, refuse } from '#domain/refusal.ts'
import { openWholeOrder } from '#services/orders/open-order.ts'
import { orderHandle } from '../orders/order-handle.ts'
import { operation } from '../operation.ts'
import { idShape, textShape } from '../shapes.ts'

const words = (maxLength: number) =>
  textShape(maxLength).refine((text) => text.length > 0 && text.length <= maxLength)

export const writeReviewOperation = operation({
  name: 'order.review',
  summary: 'Reviews one product of a delivered order, once.',
  who: 'visitor',
  input: z.strictObject({
    ...orderHandle,
    lineId: idShape,
    stars: z.int().min(1).max(5),
    text: words(2000),
    author: words(60),
  }),
  output: z.object({ waiting: z.literal(true) }),
  refusals: ['link-expired', 'link-masked', 'review-not-possible'],
  creates: true,
  limits: [{ per: 'ip', calls: 20, seconds: 60 }],
  async run({ lineId, stars, text, author, ...handle }, context) {
    const order = await openWholeOrder(handle, context)
    if (isRefusal(order)) return order
    const line = order.lines.find(({ id }) => id === lineId)
    if (order.status !== 'delivered' || !line) return refuse('review-not-possible')
    const { now, db, caller } = context
    const about = { id: newId(now()), orderId: order.id, productId: line.productId, locale: caller.locale }
    const added = await db.transaction(async (tx) => {
      const isNew = await addReview(tx, { ...about, author, stars, text }, now())
      if (isNew) await enqueueNotice(tx, { notice: 'review' }, now())
      return isNew
    })
    return added ? { waiting: true as const } : refuse('review-not-possible')
  },
})
