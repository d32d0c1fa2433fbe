// Which former price may be struck through beside a lower one: the lowest of the thirty days before the reduction
// was announced (Directive 98/6/EC, Article 6a; CJEU C-330/23). It is reckoned from what was asked, never typed in.

import type { Country } from '../markets/market.ts'
import type { Money } from './money.ts'

export const priorPriceDays = 30
const dayMs = 86_400_000

/** What was asked from an instant on, until the next one: minor units, milliseconds. */
export type AskedPrice = { readonly minor: number; readonly since: number }

/** The lowest price in force in the thirty days before `announcedAt`; null where nothing was asked before. */
export function priorPrice(asked: readonly AskedPrice[], announcedAt: number): number | null {
  const opens = announcedAt - priorPriceDays * dayMs
  const before = asked.filter(({ since }) => since < announcedAt)
  const carriedIn = before
    .filter(({ since }) => since <= opens)
    .reduce<AskedPrice | null>((last, each) => (last && last.since > each.since ? last : each), null)
  const inForce = before.filter((each) => each.since > opens || each === carriedIn)
  return inForce.length === 0 ? null : Math.min(...inForce.map(({ minor }) => minor))
}

/** What is struck through beside `minor` when it is announced as a reduction; null where it is none. */
export function struckPrice(asked: readonly AskedPrice[], minor: number, announcedAt: number): number | null {
  const prior = priorPrice(asked, announcedAt)
  return prior !== null && prior > minor ? prior : null
}

/** Markets outside the European Union, where no law asks what a struck price is. */
const outsideUnion: ReadonlySet<Country> = new Set<Country>(['US', 'CN', 'JP', 'AE'])

/** Whether a struck price must be named as the lowest one of thirty days. */
export function mustNamePriorPrice(country: Country): boolean {
  return !outsideUnion.has(country)
}

/** Whole percent that `price` is below `before`, never more than it is. */
export function percentOff(price: Money, before: Money): number {
  return Math.floor(((before.minor - price.minor) * 100) / before.minor)
}
