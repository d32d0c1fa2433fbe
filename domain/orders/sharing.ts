// An order for several people: who gets which part of the cart. However it is shared out, everything is given once.
import type { Country } from '../markets/market.ts'
import { refuse, type Refusal } from '../refusal.ts'

/** People one order can be sent to. */
export const maxDeliveries = 10

/** So many of one cart line. */
export type Share = { readonly id: string; readonly quantity: number }

type Line = { readonly id: string; readonly quantity: number }

/**
 * Whose prices and currency hold: always those of a country that something is sent to. The buyer's own, where that is
 * one of them; else the first recipient's. So nobody pays less by naming a country in which nobody receives anything.
 */
export function marketOf(buyer: Country, deliveries: readonly { readonly country: Country }[]): Country {
  const [first] = deliveries
  return !first || deliveries.some(({ country }) => country === buyer) ? buyer : first.country
}

/** The lines of one recipient, each with its part of the quantity; null takes all of the cart. */
export function linesOf<L extends Line>(lines: readonly L[], shares: readonly Share[] | null): L[] {
  if (!shares) return [...lines]
  return lines.flatMap((line) => {
    const quantity = quantityIn(shares, line.id)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

export type SharingRefusal = Refusal<'too-many-deliveries' | 'sharing-wrong'>

/** null where everybody gets something, and every gift of the cart goes to exactly one of them. */
export function checkSharing(
  lines: readonly Line[],
  deliveries: readonly (readonly Share[] | null)[],
): SharingRefusal | null {
  if (deliveries.length > maxDeliveries)
    return refuse('too-many-deliveries', { facts: { max: maxDeliveries } })
  const [only] = deliveries
  if (deliveries.length === 1 && only === null) return null
  const wrong = deliveries.findIndex(
    (shares) =>
      !shares?.length ||
      new Set(shares.map(({ id }) => id)).size < shares.length ||
      shares.some(({ id, quantity }) => quantity < 1 || lines.every((line) => line.id !== id)),
  )
  const addsUp = lines.every(
    ({ id, quantity }) =>
      deliveries.reduce((sum, shares) => sum + quantityIn(shares ?? [], id), 0) === quantity,
  )
  if (wrong < 0 && addsUp) return null
  return refuse('sharing-wrong', { fields: { [`deliveries.${Math.max(wrong, 0)}.lines`]: 'sharing-wrong' } })
}

/** Shares as they were made, for a cart that has changed since: what is gone goes, what is new is the first one's. */
export function fitSharing(lines: readonly Line[], deliveries: readonly (readonly Share[])[]): Share[][] {
  const fitted: Share[][] = deliveries.map(() => [])
  for (const { id, quantity } of lines) {
    let left = quantity
    const parts = deliveries.map((shares) => {
      const part = Math.min(left, quantityIn(shares, id))
      left -= part
      return part
    })
    for (const [at, part] of parts.entries()) {
      const all = at === 0 ? part + left : part
      if (all > 0) fitted[at]!.push({ id, quantity: all })
    }
  }
  return fitted
}

/** One of them gets so many of a line; what the others have of it makes room, or takes up what is left. */
export function giveTo(
  deliveries: readonly (readonly Share[])[],
  at: number,
  id: string,
  quantity: number,
): Share[][] {
  const before = deliveries.map((shares) => quantityIn(shares, id))
  let missing = quantity - (before[at] ?? 0)
  const after = [...before]
  after[at] = quantity
  // The next ones after it, in a circle.
  for (let step = 1; step < deliveries.length && missing !== 0; step += 1) {
    const other = (at + step) % deliveries.length
    const change = missing > 0 ? Math.min(missing, after[other]!) : missing
    after[other] = after[other]! - change
    missing -= change
  }
  after[at] -= missing
  return deliveries.map((shares, i) => {
    const others = shares.filter((share) => share.id !== id)
    return after[i]! > 0 ? [...others, { id, quantity: after[i]! }] : others
  })
}

/** An amount of a line in minor units, split over parts of its quantity: the parts add up to it exactly. */
export function splitAmount(minor: number, quantities: readonly number[]): number[] {
  const all = quantities.reduce((sum, quantity) => sum + quantity, 0)
  const upTo = (count: number) => (all === 0 ? 0 : Math.round((minor * count) / all))
  let given = 0
  return quantities.map((quantity) => {
    const part = upTo(given + quantity) - upTo(given)
    given += quantity
    return part
  })
}

function quantityIn(shares: readonly Share[], id: string): number {
  return shares.reduce((sum, share) => (share.id === id ? sum + share.quantity : sum), 0)
}
