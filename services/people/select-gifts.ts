// Selects gifts for a gift date: the best-selling products in stock.
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { giftsOf, giftsPath, type GiftDayKind } from '#domain/customers/gift-date.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { currencyOf, type Country } from '#domain/markets/market.ts'
import type { Shop } from '../shop.ts'

export type GiftSelection = {
  readonly products: readonly ProductCard[]
  /** Path of the list with these gifts, without the language's prefix. */
  readonly path: string
}

const candidateCount = 12

/** At most `limit` products. */
export async function selectGifts(
  { catalog }: Pick<Shop, 'catalog'>,
  kind: GiftDayKind,
  { locale, country }: { locale: Locale; country: Country },
  limit: number,
): Promise<GiftSelection> {
  const currency = currencyOf(country)
  const gifts = giftsOf(kind)
  const bestSelling = (filters: { tags?: string[]; category?: string }) =>
    catalog.index.list({
      locale,
      currency,
      country,
      filters,
      sort: 'best-selling',
      page: 1,
      pageSize: candidateCount,
    }).ids
  const matching = bestSelling('tag' in gifts ? { tags: [gifts.tag] } : gifts)
  // Without products for the occasion, the best sellers of the shop are used.
  const ids = matching.length > 0 ? matching : bestSelling({})
  const cards = await catalog.products.cards(ids, locale, currency)
  return {
    products: cards.filter(({ stock }) => stock !== 'out').slice(0, limit),
    path: matching.length > 0 ? giftsPath(kind) : '/search',
  }
}
