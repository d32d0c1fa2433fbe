// Orders store texts in the language of their buyer. Readers of another language get those of the catalogue.
import { loadVariantFacts, loadVariantNames, type VariantName } from '#data/catalog/variant-facts.ts'
import type { Queryable } from '#data/database.ts'
import type { StoredOrder } from '#data/orders/orders.ts'
import { loadPromotionsByKey } from '#data/promotions/promotions.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { Shop } from '../shop.ts'

/** Goods that are not sold any more keep the titles of the order. */
export async function withTitles(db: Queryable, order: StoredOrder, locale: Locale): Promise<StoredOrder> {
  if (order.locale === locale) return order
  const ids = order.lines.map(({ variantId }) => variantId)
  const facts = await loadVariantFacts(db, ids, locale, order.currency)
  const lines = order.lines.map((line) => {
    const fact = facts.get(line.variantId)
    return fact ? { ...line, title: fact.title, optionsText: fact.optionsText } : line
  })
  return { ...order, lines }
}

/** Titles, and the names of discounts. */
export async function withTexts(
  order: StoredOrder,
  locale: Locale,
  { db, catalog }: Pick<Shop, 'db' | 'catalog'>,
): Promise<StoredOrder> {
  if (order.locale === locale) return order
  const keys = order.discounts.map(({ key }) => key)
  const [titled, stored] = await Promise.all([
    withTitles(db, order, locale),
    keys.length > 0 ? loadPromotionsByKey(db, keys, locale) : [],
  ])
  const promotions = new Map(stored.map((each) => [each.key, catalog.promotions.inWords(each, locale)]))
  const discounts = order.discounts.map((discount) => {
    const promotion = promotions.get(discount.key)
    if (!promotion) return discount
    const { reason } = discount
    const translated = reason?.scope ? { reason: { ...reason, scope: promotion.scope } } : {}
    return { ...discount, name: promotion.name, ...translated }
  })
  return { ...titled, discounts }
}

/** What the recipients of the order's gifts ask for in exchange, by variant. */
export function loadReplacements(
  db: Queryable,
  { requests }: Pick<StoredOrder, 'requests'>,
  locale: Locale,
): Promise<ReadonlyMap<string, VariantName>> {
  const ids = requests.flatMap(({ lines }) => lines.flatMap(({ replacement }) => replacement ?? []))
  return loadVariantNames(db, ids, locale)
}
