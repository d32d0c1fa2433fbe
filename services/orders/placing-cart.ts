// Carts of orders that are not placed from the visitor's own cart.
import { newId } from '#data/ids.ts'
import { loadCart, newCart, saveCart } from '#data/orders/carts.ts'
import type { CartLine } from '#domain/orders/cart.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import type { VisitorContext } from '../visitor.ts'

/** Replaces the lines. Returns the version of the written cart. */
export async function writePlacingCart(
  owner: string,
  lines: readonly CartLine[],
  { db, now }: VisitorContext,
): Promise<number | Refusal<'busy'>> {
  const cart = (await loadCart(db, owner)) ?? newCart(newId(now()))
  const written = { ...cart, lines, couponCode: null, spentRules: [] }
  const outcome = await saveCart(db.relaxed, owner, written, now(), null)
  return outcome === 'saved' ? cart.version + 1 : refuse('busy')
}
