// Operation order.review: a review of a delivered product. It is shown after the merchant's moderation.
import { z } from 'zod'
import { isTooLong } from '#domain/text.ts'
import { writeReview } from '#services/reviews/write-review.ts'
import { orderHandle } from '../orders/order-handle.ts'
import { operation } from '../operation.ts'
import { idShape, textShape } from '../shapes.ts'

const words = (maxCharacters: number) =>
  textShape(maxCharacters).refine((text) => text.length > 0 && !isTooLong(text, maxCharacters))

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
    const refused = await writeReview(handle, { lineId, stars, text, author }, context)
    return refused ?? { waiting: true as const }
  },
})
