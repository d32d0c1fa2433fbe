// Selects gifts for a gift date or an occasion: products in stock.
import type { Filters, ProductCard } from '#domain/catalog/catalog.ts'
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
  shop: Pick<Shop, 'catalog'>,
  kind: GiftDayKind,
  reader: Reader,
  limit: number,
): Promise<GiftSelection> {
  const gifts = giftsOf(kind)
  const matching = await featuredIn(shop, 'tag' in gifts ? { tags: [gifts.tag] } : gifts, reader)
  // Without products for the occasion, the best sellers of the shop are used.
  const products = matching.length > 0 ? matching : await featuredIn(shop, {}, reader)
  return {
    products: products.slice(0, limit),
    path: matching.length > 0 ? giftsPath(kind) : '/search',
  }
}

type Reader = { readonly locale: Locale; readonly country: Country }

/** At most twelve products in stock: in the merchant's order of the category, then the best-selling. */
export async function featuredIn(
  { catalog }: Pick<Shop, 'catalog'>,
  filters: Filters,
  { locale, country }: Reader,
): Promise<ProductCard[]> {
  const currency = currencyOf(country)
  const { ids } = catalog.index.list({
    locale,
    currency,
    country,
    filters,
    sort: 'featured',
    page: 1,
    pageSize: candidateCount,
  })
  const cards = await catalog.products.cards(ids, locale, currency)
  return cards.filter(({ stock }) => stock !== 'out')
}
