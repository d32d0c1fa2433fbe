// Operations catalog.reviews and catalog.latestReviews: reviews of one product, and the latest ones for the home page.
import { z } from 'zod'
import { loadCards } from '#data/catalog/products.ts'
import { loadLatestReviews, loadReviews, summariseReviews, type StoredReview } from '#data/catalog/reviews.ts'
import { plainDateIn, timeZones } from '#domain/calendar/calendar.ts'
import { findableDays, occasionCalendar } from '#domain/calendar/occasion.ts'
import { currencyOf } from '#domain/markets/market.ts'
import { isTooLong } from '#domain/text.ts'
import { writeReview } from '#services/reviews/write-review.ts'
import { currentSeason } from '../catalog/current-season.ts'
import type { Context } from '../context.ts'
import { operation } from '../operation.ts'
import { idShape, textShape, orderFields, pictureShape } from '../shapes.ts'

const maxReviews = 20

const reviewShape = z.object({
  id: z.string(),
  author: z.string(),
  stars: z.int(),
  text: z.string(),
  locale: z.string(),
  verified: z.boolean(),
  writtenAt: z.number(),
  answer: z.string().nullable(),
})

function showReview({
  id,
  author,
  stars,
  text,
  locale,
  verified,
  writtenAt,
  answer,
}: StoredReview): z.output<typeof reviewShape> {
  return { id, author, stars, text, locale, verified, writtenAt, answer }
}

export const listReviewsOperation = operation('catalog.reviews', {
  summary: "Reviews of a product, those in the reader's language first.",
  who: 'anyone',
  input: z.strictObject({ productId: idShape }),
  /** `average` in hundredths of a star. */
  output: z.object({ count: z.int(), average: z.int().nullable(), reviews: z.array(reviewShape) }),
  async run({ productId }, { db, caller }) {
    const [summary, reviews] = await Promise.all([
      summariseReviews(db, productId),
      loadReviews(db, productId, caller.locale, maxReviews),
    ])
    return { ...summary, reviews: reviews.map(showReview) }
  },
})

/** Of so many, those of the season are shown. */
const latestReviews = 60
const shownReviews = 6

/** 0: of the leading occasion only, 1: also of it, 2: of no distant occasion, 3: of a distant one. */
function seasonRank(context: Context): (productId: string) => number {
  const { catalog, settings, caller, now } = context
  const { lead, distant } = currentSeason(context)
  const calendar = occasionCalendar(settings)
  const today = plainDateIn(now(), timeZones[caller.country])
  return (productId) => {
    const keys = catalog.index.keysOf(productId)
    if (!calendar.isTimely(keys, caller.country, today, findableDays)) return 3
    const occasions = keys.categories.filter((key) => calendar.categories.has(key))
    if (lead === null || !occasions.includes(lead))
      return occasions.some((key) => distant.includes(key)) ? 3 : 2
    return occasions.length === 1 ? 0 : 1
  }
}

export const listLatestReviewsOperation = operation('catalog.latestReviews', {
  summary: "The latest good reviews in the reader's language, each with its product.",
  who: 'anyone',
  output: z.array(
    reviewShape.extend({
      productKey: z.string(),
      address: z.string(),
      productTitle: z.string(),
      picture: pictureShape.nullable(),
    }),
  ),
  async run(_input, context) {
    const { db, caller, settings } = context
    const rankOf = seasonRank(context)
    const latest = await loadLatestReviews(db, caller.locale, latestReviews)
    const reviews = latest
      .map((review) => ({ review, rank: rankOf(review.productId) }))
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, shownReviews)
      .map(({ review }) => review)
    const cards = await loadCards(
      db,
      reviews.map(({ productId }) => productId),
      caller.locale,
      currencyOf(caller.country),
      settings.lowStockBelow,
    )
    return reviews.flatMap((review) => {
      const card = cards.find(({ id }) => id === review.productId)
      return card
        ? [
            {
              ...showReview(review),
              productKey: card.key,
              address: card.address,
              productTitle: card.title,
              picture: card.picture,
            },
          ]
        : []
    })
  },
})

const words = (maxCharacters: number) =>
  textShape(maxCharacters).refine((text) => text.length > 0 && !isTooLong(text, maxCharacters))

/** The review is shown after the merchant's moderation. */
export const writeReviewOperation = operation('order.review', {
  summary: 'Reviews one product of a delivered order, once.',
  input: z.strictObject({
    ...orderFields,
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
