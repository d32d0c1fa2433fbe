// Orders store texts in the language of their buyer. Readers of another language get those of the catalogue.
import { loadVariantFacts, loadVariantNames, type VariantName } from '#data/catalog/variant-facts.ts'
import type { Queryable } from '#data/database.ts'
import type { StoredLine, StoredOrder } from '#data/orders/orders.ts'
import { loadPromotionsByKey } from '#data/promotions/promotions.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { Shop } from '../shop.ts'

type TitledOrder = Pick<StoredOrder, 'locale' | 'currency'> & {
  readonly lines: readonly Pick<StoredLine, 'variantId' | 'title' | 'optionsText'>[]
}

/** Goods that are not sold any more keep the titles of the order. One statement for each currency. */
export async function allWithTitles<Order extends TitledOrder>(
  db: Queryable,
  orders: readonly Order[],
  locale: Locale,
): Promise<Order[]> {
  const foreign = Map.groupBy(
    orders.filter((order) => order.locale !== locale),
    ({ currency }) => currency,
  )
  const loaded = await Promise.all(
    [...foreign].map(([currency, group]) => {
      const ids = group.flatMap(({ lines }) => lines.map(({ variantId }) => variantId))
      return loadVariantFacts(db, ids, locale, currency)
    }),
  )
  const facts = new Map(loaded.flatMap((each) => [...each]))
  return orders.map((order) => {
    if (order.locale === locale) return order
    const lines = order.lines.map((line) => {
      const fact = facts.get(line.variantId)
      return fact ? { ...line, title: fact.title, optionsText: fact.optionsText } : line
    })
    return { ...order, lines }
  })
}

export async function withTitles(db: Queryable, order: StoredOrder, locale: Locale): Promise<StoredOrder> {
  const [titled] = await allWithTitles(db, [order], locale)
  return titled!
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
