// The promotions that carts get by themselves, in the words of a language. They are read at most once a second,
// and anew where the merchant's commands or an order say that something changed.
import type { Db } from '#data/database.ts'
import { loadAutomaticPromotions, type StoredPromotion } from '#data/promotions/promotions.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { formatList } from '#messages/format.ts'
import type { Taxonomy } from './taxonomy.ts'

const keptMs = 1_000

export type ActivePromotions = {
  /** As known for at most a second: for what is shown. */
  readonly known: (locale: Locale) => Promise<readonly StoredPromotion[]>
  /** As the database says now: for what is ordered. */
  readonly read: (locale: Locale) => Promise<readonly StoredPromotion[]>
  /** With the names of what it is for, and the categories below them. */
  inWords(promotion: StoredPromotion, locale: Locale): StoredPromotion
  forget(): void
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
    forget: () => known.clear(),
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
