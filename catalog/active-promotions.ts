// Caches the promotions that apply without a coupon, with their texts in each language. They are read at most once a
// second, and again after a change by the merchant's commands or an order.
import type { Db } from '#data/database.ts'
import { loadAutomaticPromotions, type StoredPromotion } from '#data/promotions/promotions.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { formatList } from '#messages/format.ts'
import type { Taxonomy } from './taxonomy.ts'

const keptMs = 1_000

export type ActivePromotions = {
  /** At most one second old: for display. */
  readonly known: (locale: Locale) => Promise<readonly StoredPromotion[]>
  /** Read from the database now: for orders. */
  readonly read: (locale: Locale) => Promise<readonly StoredPromotion[]>
  /** Adds the names of its categories and tags, and their subcategories. */
  inWords(promotion: StoredPromotion, locale: Locale): StoredPromotion
  clear(): void
}

export function createActivePromotions(
  db: Db,
  now: () => number,
  taxonomy: () => Taxonomy,
): ActivePromotions {
  type Known = { readonly at: number; readonly promotions: Promise<readonly StoredPromotion[]> }
  const known = new Map<Locale, Known>()

  async function read(locale: Locale): Promise<readonly StoredPromotion[]> {
    return (await loadAutomaticPromotions(db, locale, now())).map((each) => inWords(each, locale))
  }

  function inWords(promotion: StoredPromotion, locale: Locale): StoredPromotion {
    const { rule } = promotion
    const { categories, tags } = rule
    if (!categories && !tags) return promotion
    const names = [
      ...(categories ?? []).map((key) => taxonomy().categoryName(key, locale)),
      ...(tags ?? []).map((key) => taxonomy().tagName(key, locale)),
    ]
    const below = categories && { categories: categories.flatMap((key) => taxonomy().keysWithin(key)) }
    return { ...promotion, scope: formatList(locale, names), rule: { ...rule, ...below } }
  }

  return {
    read,
    inWords,
    clear: () => known.clear(),
    known(locale) {
      const before = known.get(locale)
      if (before && now() - before.at < keptMs) return before.promotions
      const promotions = read(locale)
      known.set(locale, { at: now(), promotions })
      promotions.catch(() => known.delete(locale))
      return promotions
    },
  }
}
