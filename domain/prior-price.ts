// Which former price may be struck through beside a lower one: the lowest of the thirty days before the reduction
// was announced (Directive 98/6/EC, Article 6a; CJEU C-330/23). It is reckoned from what was asked, never typed in.

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
