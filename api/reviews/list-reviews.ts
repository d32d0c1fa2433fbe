// What customers say: of one product, and the latest good words for the home page.
import { z } from 'zod'
import { loadCards } from '#data/catalog/products.ts'
import { loadLatestReviews, loadReviews, summariseReviews, type StoredReview } from '#data/catalog/reviews.ts'
import { currencyOf } from '#domain/markets/market.ts'
import { operation } from '../operation.ts'
import { idShape } from '../shapes.ts'

const shownAtOnce = 20

const reviewShape = z.object({
  id: z.string(),
  author: z.string(),
  stars: z.int(),
  text: z.string(),
  locale: z.string(),
  verified: z.boolean(),
  /** Milliseconds. */
  writtenAt: z.number(),
})

function show({
  id,
  author,
  stars,
  text,
  locale,
  verified,
  writtenAt,
}: StoredReview): z.output<typeof reviewShape> {
  return { id, author, stars, text, locale, verified, writtenAt: writtenAt.getTime() }
}

export const listReviews = operation({
  name: 'catalog.reviews',
  summary: 'Reviews of a product, those in the language of the reader first.',
  method: 'GET',
  who: 'anyone',
  input: z.strictObject({ productId: idShape }),
  /** `average` in hundredths of a star. */
  output: z.object({ count: z.int(), average: z.int().nullable(), reviews: z.array(reviewShape) }),
  refusals: [],
  async run({ productId }, { db, caller }) {
    const [summary, reviews] = await Promise.all([
      summariseReviews(db, productId),
      loadReviews(db, productId, caller.locale, shownAtOnce),
    ])
    return { ...summary, reviews: reviews.map(show) }
  },
})

export const latestReviews = operation({
  name: 'catalog.latestReviews',
  summary: 'The latest good words of customers in the language of the reader, each with its product.',
  method: 'GET',
  who: 'anyone',
  input: z.strictObject({}),
  output: z.array(reviewShape.extend({ productKey: z.string(), productTitle: z.string() })),
  refusals: [],
  async run(_input, { db, caller }) {
    const reviews = await loadLatestReviews(db, caller.locale, 6)
    const cards = await loadCards(
      db,
      reviews.map(({ productId }) => productId),
      caller.locale,
      currencyOf(caller.country),
    )
    return reviews.flatMap((review) => {
      const card = cards.find(({ id }) => id === review.productId)
      return card ? [{ ...show(review), productKey: card.key, productTitle: card.title }] : []
    })
  },
})
