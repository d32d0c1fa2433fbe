// Loads reviews for a page: with plain dates, and null if there are none.
import type { Read } from '#api/call.ts'
import { plainDateIn, timeZones } from '#domain/calendar/calendar.ts'
import type { Reviews } from './ProductReviews.tsx'
import type { Review } from './ReviewCard.tsx'

export type ReviewOfProduct = Review & {
  readonly productKey: string
  /** Address of the product's page in this language. */
  readonly address: string
  readonly productTitle: string
}

export async function loadReviews(read: Read, productId: string): Promise<Reviews | null> {
  const { count, average, reviews } = await read('catalog.reviews', { productId })
  return average === null || count === 0 ? null : { count, average, list: reviews.map(dated) }
}

export async function loadLatestReviews(read: Read): Promise<ReviewOfProduct[]> {
  return (await read('catalog.latestReviews', {})).map(dated)
}

/** Without ids: their random digits are not compressed. */
function dated<R extends { id: string; writtenAt: number }>({
  id: _id,
  writtenAt,
  ...review
}: R): Omit<R, 'id' | 'writtenAt'> & { date: string } {
  return { ...review, date: plainDateIn(writtenAt, timeZones.DE) }
}
