// Finds the products that a table names by handle, SKU or title.
import { findVariantIds } from '#data/catalog/variant-facts.ts'
import type { StoredProduct } from '#domain/catalog/catalog.ts'
import { defaultLocale } from '#domain/markets/locale.ts'
import { currencyOf, type Country } from '#domain/markets/market.ts'
import { foldName } from '#domain/orders/bulk-gifts.ts'
import type { VisitorContext } from '../visitor.ts'

export type FoundGift = {
  readonly product: StoredProduct
  /** The same in English: a table may name the values of options so. */
  readonly english: StoredProduct | undefined
  /** The variant with the typed SKU. */
  readonly variantId: string | null
}

/** The product with that name, or the title of the nearest one; '' if there is none. */
export type GiftSearch = FoundGift | { readonly nearest: string }

/** A table names few products many times. Further names are found by SKU or handle only. */
const maxSearches = 100

/** By name as typed. */
export async function findGifts(
  names: Iterable<string>,
  country: Country,
  context: VisitorContext,
): Promise<ReadonlyMap<string, GiftSearch>> {
  const distinct = [...new Set(names)].filter((name) => name !== '')
  const bySku = await findVariantIds(context.db, distinct)
  const found = new Map<string, GiftSearch>()
  let searches = 0
  for (const name of distinct) {
    const gift = await findByNumber(name, bySku.get(name) ?? null, country, context)
    const isSearched = !gift && ++searches <= maxSearches
    found.set(name, gift ?? (isSearched ? await searchGift(name, country, context) : { nearest: '' }))
  }
  return found
}

function loader(country: Country, { catalog, caller }: VisitorContext) {
  const currency = currencyOf(country)
  return async (key: string, variantId: string | null): Promise<FoundGift | undefined> => {
    const product = await catalog.products.product(key, caller.locale, currency)
    const english = product && (await catalog.products.product(key, defaultLocale, currency))
    return product && { product, english, variantId }
  }
}

/** By SKU or handle. */
async function findByNumber(
  name: string,
  variantId: string | null,
  country: Country,
  context: VisitorContext,
): Promise<FoundGift | undefined> {
  const { catalog, caller } = context
  const load = loader(country, context)
  if (variantId) {
    const variants = await catalog.products.variants([variantId], caller.locale, currencyOf(country))
    const facts = variants.get(variantId)
    const gift = facts && (await load(facts.productKey, variantId))
    if (gift) return gift
  }
  const key = name.toLowerCase()
  return /^[a-z0-9][a-z0-9-]{0,119}$/.test(key) ? load(key, null) : undefined
}

/** By title. */
async function searchGift(name: string, country: Country, context: VisitorContext): Promise<GiftSearch> {
  const { catalog, caller } = context
  const currency = currencyOf(country)
  const load = loader(country, context)
  const nearest: string[] = []
  for (const locale of new Set([caller.locale, defaultLocale])) {
    const list = {
      locale,
      currency,
      query: name,
      filters: {},
      sort: 'relevance',
      page: 1,
      pageSize: 8,
    } as const
    const cards = await catalog.products.cards(catalog.index.list(list).ids, locale, currency)
    const same = cards.find(({ title }) => foldName(title) === foldName(name))
    const gift = same && (await load(same.key, null))
    if (gift) return gift
    nearest.push(...cards.map(({ title }) => title))
  }
  return { nearest: nearest[0] ?? '' }
}
