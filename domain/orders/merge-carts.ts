// What becomes of a guest's cart at sign-in. In whichever order carts meet, and however often, nothing is lost
// and nothing is there twice.
import type { CartLine } from './cart.ts'
import { maxQuantity } from './quantity.ts'

function identity({ variantId, personalisation, giftMessage, wrap }: CartLine): string {
  return JSON.stringify([variantId, personalisation, giftMessage, wrap])
}

/**
 * Lines of both carts; of equal ones the larger quantity. `stockOf` caps it, but a sold-out gift keeps one:
 * the cart says that it is sold out, and the shopper decides.
 */
export function mergeLines(
  mine: readonly CartLine[],
  others: readonly CartLine[],
  stockOf: (variantId: string) => number,
): CartLine[] {
  const lines = new Map<string, CartLine>()
  for (const line of [...mine, ...others]) {
    const key = identity(line)
    const known = lines.get(key)
    const wanted = Math.max(known?.quantity ?? 0, line.quantity)
    const quantity = Math.min(wanted, maxQuantity, Math.max(1, stockOf(line.variantId)))
    const id = known && known.id < line.id ? known.id : line.id
    lines.set(key, { ...line, id, quantity })
  }
  // Ids grow with time: the order in which the gifts were added.
  return [...lines.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}
