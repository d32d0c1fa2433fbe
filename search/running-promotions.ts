// The promotions that carts get by themselves, read at most once a second: one that begins or ends reaches
// every cart within that second.
import type { Db } from '#data/database.ts'
import { loadAutomaticPromotions } from '#data/promotions.ts'
import type { Locale } from '#domain/locale.ts'
import type { Promotion } from '#domain/promotion.ts'

const keptMs = 1_000

export type RunningPromotions = (locale: Locale) => Promise<readonly Promotion[]>

export function createRunningPromotions(db: Db, now: () => number): RunningPromotions {
  const read = new Map<Locale, { readonly at: number; readonly promotions: Promise<readonly Promotion[]> }>()
  return (locale) => {
    const known = read.get(locale)
    if (known && now() - known.at < keptMs) return known.promotions
    const promotions = loadAutomaticPromotions(db, locale, now())
    read.set(locale, { at: now(), promotions })
    promotions.catch(() => read.delete(locale))
    return promotions
  }
}
