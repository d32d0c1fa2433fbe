// Computes the struck-through former price of a reduction. It is the lowest price of the thirty days before the
// announcement (Directive 98/6/EC, Article 6a; CJEU C-330/23). The price history is the source, never an input field.

import { dayMs } from '../calendar/durations.ts'
import { isInUnion } from '../markets/union.ts'
import type { Money } from './money.ts'

export const priorPriceDays = 30

/** Price in minor units, in force from `since` (milliseconds) until the next entry. */
export type PriceHistoryEntry = { readonly minor: number; readonly since: number }

/** The lowest price in force in the thirty days before `announcedAt`; null without an earlier price. */
export function priorPrice(history: readonly PriceHistoryEntry[], announcedAt: number): number | null {
  const windowStart = announcedAt - priorPriceDays * dayMs
  const before = history.filter(({ since }) => since < announcedAt)
  const priceAtStart = before
    .filter(({ since }) => since <= windowStart)
    .reduce<PriceHistoryEntry | null>((last, each) => (last && last.since > each.since ? last : each), null)
  const inForce = before.filter((each) => each.since > windowStart || each === priceAtStart)
  return inForce.length === 0 ? null : Math.min(...inForce.map(({ minor }) => minor))
}

/** The price struck through beside the new price `minor`; null if `minor` is not a reduction. */
export function struckThroughPrice(
  history: readonly PriceHistoryEntry[],
  minor: number,
  announcedAt: number,
): number | null {
  const prior = priorPrice(history, announcedAt)
  return prior !== null && prior > minor ? prior : null
}

/** Whether the page must label a struck-through price as the lowest price of thirty days: a law of the Union. */
export const mustNamePriorPrice = isInUnion

/** Reduction from `before` to `price` in whole percent, rounded down. */
export function percentOff(price: Money, before: Money): number {
  return Math.floor(((before.minor - price.minor) * 100) / before.minor)
}
