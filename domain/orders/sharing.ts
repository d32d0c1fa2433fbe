// Assigns the quantities of a cart to several recipients. Each item goes to exactly one recipient.
import type { Country } from '../markets/market.ts'
import { refuse, type Refusal } from '../refusal.ts'

/** Maximum number of recipients of one order from the checkout. A table may name more. */
export const maxDeliveries = 10

/** Whether pages and mails summarise the recipients of an order instead of listing each. */
export function isForMany({ deliveries }: { readonly deliveries: readonly unknown[] }): boolean {
  return deliveries.length > maxDeliveries
}

/** Quantity of one cart line for one recipient. */
export type Share = { readonly id: string; readonly quantity: number }

type Line = { readonly id: string; readonly quantity: number }

/**
 * Country that decides prices and currency: the buyer's country if a delivery goes there, else the first recipient's.
 * So a buyer cannot get lower prices by selecting a country without a delivery.
 */
export function pricingCountry(
  buyer: Country,
  deliveries: readonly { readonly country: Country }[],
): Country {
  const [first] = deliveries
  return !first || deliveries.some(({ country }) => country === buyer) ? buyer : first.country
}

/** Lines of one recipient with their share of the quantity; `shares` null selects the whole cart. */
export function linesOf<L extends Line>(lines: readonly L[], shares: readonly Share[] | null): L[] {
  if (!shares) return [...lines]
  return lines.flatMap((line) => {
    const quantity = quantityIn(shares, line.id)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

export type SharingRefusal = Refusal<'too-many-deliveries' | 'sharing-wrong'>

/** null if each recipient gets something and each item of the cart goes to exactly one recipient. */
export function checkSharing(
  lines: readonly Line[],
  deliveries: readonly (readonly Share[] | null)[],
  max = maxDeliveries,
): SharingRefusal | null {
  if (deliveries.length > max) return refuse('too-many-deliveries', { facts: { max } })
  const [only] = deliveries
  if (deliveries.length === 1 && only === null) return null
  const invalidIndex = deliveries.findIndex(
    (shares) =>
      !shares?.length ||
      new Set(shares.map(({ id }) => id)).size < shares.length ||
      shares.some(({ id, quantity }) => quantity < 1 || lines.every((line) => line.id !== id)),
  )
  const addsUp = lines.every(
    ({ id, quantity }) =>
      deliveries.reduce((sum, shares) => sum + quantityIn(shares ?? [], id), 0) === quantity,
  )
  if (invalidIndex < 0 && addsUp) return null
  return refuse('sharing-wrong', {
    fields: { [`deliveries.${Math.max(invalidIndex, 0)}.lines`]: 'sharing-wrong' },
  })
}

/** Adapts shares to a changed cart: removes missing lines, and gives new quantities to the first recipient. */
export function adaptShares(lines: readonly Line[], deliveries: readonly (readonly Share[])[]): Share[][] {
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

/** Sets the quantity of a line for the recipient at index `at`. The other recipients' quantities balance the change. */
export function setShare(
  deliveries: readonly (readonly Share[])[],
  at: number,
  id: string,
  quantity: number,
): Share[][] {
  const before = deliveries.map((shares) => quantityIn(shares, id))
  let missing = quantity - (before[at] ?? 0)
  const after = [...before]
  after[at] = quantity
  // Starts with the next recipient and wraps around.
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

/** Splits an amount of a line in minor units by parts of its quantity. The parts add up to the amount exactly. */
export function splitAmount(minor: number, quantities: readonly number[]): number[] {
  const all = quantities.reduce((sum, quantity) => sum + quantity, 0)
  const upTo = (count: number) => (all === 0 ? 0 : Math.round((minor * count) / all))
  let allocated = 0
  return quantities.map((quantity) => {
    const part = upTo(allocated + quantity) - upTo(allocated)
    allocated += quantity
    return part
  })
}

function quantityIn(shares: readonly Share[], id: string): number {
  return shares.reduce((sum, share) => (share.id === id ? sum + share.quantity : sum), 0)
}
