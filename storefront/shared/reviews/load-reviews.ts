// Loads reviews for a page: with plain dates, and null if there are none.
import { plainDateIn } from '#domain/calendar/calendar.ts'
import type { LoadContext } from '#web/platform/pages/route.ts'
import type { Reviews } from './ProductReviews.tsx'
import type { Review } from './ReviewCard.tsx'

export type ReviewOfProduct = Review & {
  readonly productKey: string
  /** Address of the product's page in this language. */
  readonly address: string
  readonly productTitle: string
}

type Context = Pick<LoadContext, 'read' | 'settings'>

export async function loadReviews(context: Context, productId: string): Promise<Reviews | null> {
  const { count, average, reviews } = await context.read('catalog.reviews', { productId })
  return average === null || count === 0 ? null : { count, average, list: reviews.map(dateIn(context)) }
}

export async function loadLatestReviews(context: Context): Promise<ReviewOfProduct[]> {
  return (await context.read('catalog.latestReviews', {})).map(dateIn(context))
}

/** Days in the shop's time zone. Without ids: their random digits are not compressed. */
function dateIn({ settings }: Context) {
  return <R extends { id: string; writtenAt: number }>({ id: _id, writtenAt, ...review }: R) => ({
    ...review,
    date: plainDateIn(writtenAt, settings.shipping.warehouse.timeZone),
  })
}
