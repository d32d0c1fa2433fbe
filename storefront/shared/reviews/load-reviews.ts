// Loads reviews for a page: with plain dates and names of languages, and null if there are none.
import type { Output } from '#api/call.ts'
import type { Picture } from '#domain/catalog/catalog.ts'
import { plainDateIn } from '#domain/calendar/calendar.ts'
import { isLocale } from '#domain/markets/locale.ts'
import { formatLanguage } from '#messages/format-language.ts'
import type { LoadContext } from '#web/platform/pages/route.ts'
import type { Reviews } from './ProductReviews.tsx'
import type { Review } from './ReviewCard.tsx'

export type ReviewOfProduct = Review & {
  readonly productKey: string
  /** Address of the product's page in this language. */
  readonly address: string
  readonly productTitle: string
  readonly picture: Picture | null
}

type Stored = Pick<Output<'catalog.reviews'>['reviews'][number], 'id' | 'writtenAt' | 'locale'>

type Context = Pick<LoadContext, 'read' | 'settings' | 'locale'>

export async function loadReviews(context: Context, productId: string): Promise<Reviews | null> {
  const { count, average, reviews } = await context.read('catalog.reviews', { productId })
  return average === null || count === 0 ? null : { count, average, list: reviews.map(shown(context)) }
}

export async function loadLatestReviews(context: Context): Promise<ReviewOfProduct[]> {
  return (await context.read('catalog.latestReviews', {})).map(shown(context))
}

/** Days in the shop's time zone. Without ids: their random digits are not compressed. */
function shown({ settings, locale }: Context) {
  return <R extends Stored>({ id: _id, writtenAt, ...review }: R) => ({
    ...review,
    language:
      review.locale !== locale && isLocale(review.locale) ? formatLanguage(locale, review.locale) : '',
    date: plainDateIn(writtenAt, settings.shipping.warehouse.timeZone),
  })
}
