// Merges the guest's cart into the customer's cart at sign-in. The merge is commutative and idempotent: it loses no
// line and duplicates none.
import type { CartLine } from './cart.ts'
import { maxQuantity } from './quantity.ts'

function identity({ variantId, personalisation, giftMessage, wrap, wrapping }: CartLine): string {
  const { paper, ribbon } = wrapping ?? {}
  return JSON.stringify([variantId, personalisation, giftMessage, wrap, paper, ribbon])
}

/**
 * Lines of both carts; equal lines get the larger quantity, at most the stock. A sold-out gift keeps quantity 1:
 * the cart shows that it is sold out, and the shopper decides.
 */
export function mergeLines(
  mine: readonly CartLine[],
  others: readonly CartLine[],
  stockOf: (variantId: string) => number,
): CartLine[] {
  const lines = new Map<string, CartLine>()
  for (const line of [...mine, ...others]) {
    const key = identity(line)
    const existing = lines.get(key)
    const larger = Math.max(existing?.quantity ?? 0, line.quantity)
    const quantity = Math.min(larger, maxQuantity, Math.max(1, stockOf(line.variantId)))
    const id = existing && existing.id < line.id ? existing.id : line.id
    lines.set(key, { ...line, id, quantity })
  }
  // Ids grow with time, so this is the order of adding.
  return [...lines.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}
