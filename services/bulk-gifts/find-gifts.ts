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

/** A table names few products many times. Further names are not searched. */
const maxNames = 100

/** By name as typed. */
export async function findGifts(
  names: Iterable<string>,
  country: Country,
  context: VisitorContext,
): Promise<ReadonlyMap<string, GiftSearch>> {
  const distinct = [...new Set(names)].filter((name) => name !== '').slice(0, maxNames)
  const bySku = await findVariantIds(context.db, distinct)
  const found = new Map<string, GiftSearch>()
  for (const name of distinct)
    found.set(name, await findGift(name, bySku.get(name) ?? null, country, context))
  return found
}

async function findGift(
  name: string,
  variantId: string | null,
  country: Country,
  context: VisitorContext,
): Promise<GiftSearch> {
  const { catalog, caller } = context
  const currency = currencyOf(country)
  const load = async (key: string, only: string | null): Promise<FoundGift | undefined> => {
    const product = await catalog.products.product(key, caller.locale, currency)
    const english = product && (await catalog.products.product(key, defaultLocale, currency))
    return product && { product, english, variantId: only }
  }
  if (variantId) {
    const facts = (await catalog.products.variants([variantId], caller.locale, currency)).get(variantId)
    const gift = facts && (await load(facts.productKey, variantId))
    if (gift) return gift
  }
  const key = name.toLowerCase()
  const byKey = /^[a-z0-9][a-z0-9-]{0,119}$/.test(key) ? await load(key, null) : undefined
  if (byKey) return byKey
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
