// A few gifts for an occasion, from the catalogue as it is now: what sells best, of what can be had.
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { giftsPath, isOwnDay, type GiftDayKind } from '#domain/customers/gift-date.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { currencyOf, type Country } from '#domain/markets/market.ts'
import type { Shop } from '../context.ts'

export type FittingGifts = {
  readonly products: readonly ProductCard[]
  /** The list they come from, without the language's prefix. */
  readonly path: string
}

const asked = 12

export async function fittingGifts(
  { catalog }: Pick<Shop, 'catalog'>,
  kind: GiftDayKind,
  { locale, country }: { locale: Locale; country: Country },
  most: number,
): Promise<FittingGifts> {
  const currency = currencyOf(country)
  const key = kind === 'orthodox-easter' ? 'easter' : kind
  const best = (filters: { tags?: string[]; category?: string }) =>
    catalog.index.list({ locale, currency, filters, sort: 'best-selling', page: 1, pageSize: asked }).ids
  const fitting = best(isOwnDay(kind) ? { tags: [key] } : { category: key })
  // A shop that has nothing of the kind shows what most people like.
  const ids = fitting.length > 0 ? fitting : best({})
  const cards = await catalog.products.cards(ids, locale, currency)
  return {
    products: cards.filter(({ stock }) => stock !== 'out').slice(0, most),
    path: fitting.length > 0 ? giftsPath(kind) : '/search',
  }
}
