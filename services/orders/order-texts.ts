// Orders store titles in the language of their buyer. Staff read them in their own.
import { loadVariantFacts } from '#data/catalog/variant-facts.ts'
import type { Queryable } from '#data/database.ts'
import type { StoredOrder } from '#data/orders/orders.ts'
import type { Locale } from '#domain/markets/locale.ts'

/** Goods that are not sold any more keep the titles of the order. */
export async function withStaffTitles(
  db: Queryable,
  order: StoredOrder,
  locale: Locale,
): Promise<StoredOrder> {
  if (order.locale === locale) return order
  const ids = order.lines.map(({ variantId }) => variantId)
  const facts = await loadVariantFacts(db, ids, locale, order.currency)
  const lines = order.lines.map((line) => {
    const fact = facts.get(line.variantId)
    return fact ? { ...line, title: fact.title, optionsText: fact.optionsText } : line
  })
  return { ...order, lines }
}
