// Changes and reads of the cart. A change loads the cart, applies a rule, saves with a version check and reads the
// prices.
import type { VariantFacts } from '#data/catalog/variant-facts.ts'
import { newId } from '#data/ids.ts'
import {
  findRequestHash,
  loadCart,
  newCart,
  saveCart,
  type IdempotentChange,
  type StoredCart,
} from '#data/orders/carts.ts'
import { currencyOf } from '#domain/markets/market.ts'
import type { Cart } from '#domain/orders/cart.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import { cartOwner } from '../owner.ts'
import type { VisitorContext } from '../visitor.ts'
import { readCart, type ReadCart } from './read-cart.ts'

export type CartChange<Code extends string> = {
  /** Variants that the rule needs besides those of the cart. */
  readonly variantIds?: readonly string[]
  /** The rule: returns the changed cart or a refusal. May run several times. */
  decide(cart: StoredCart, facts: ReadonlyMap<string, VariantFacts>): Cart | Refusal<Code>
  readonly once?: IdempotentChange | null
}

/** Attempts after version conflicts: if another call saved first, the change starts again from its result. */
export const cartAttempts = 8

/** Saves in one statement with a version check. Refuses with `busy` after eight conflicts. */
export async function changeCart<Code extends string>(
  context: VisitorContext,
  change: CartChange<Code>,
): Promise<ReadCart | Refusal<Code | 'busy' | 'idempotency-key-reused'>> {
  const { db, catalog, caller, now } = context
  for (let attempt = 0; attempt < cartAttempts; attempt++) {
    const cart = await loadOrNewCart(cartOwner(context), context)
    const ids = new Set([...cart.lines.map((line) => line.variantId), ...(change.variantIds ?? [])])
    const facts = await catalog.products.variants([...ids], caller.locale, currencyOf(caller.country))
    const decided = change.decide(cart, facts)
    if (isRefusal(decided)) return decided
    const outcome = await saveCart(
      db.relaxed,
      cartOwner(context),
      { ...cart, ...decided },
      now(),
      change.once ?? null,
    )
    if (outcome === 'saved') return readCart(context, { ...cart, ...decided, version: cart.version + 1 })
    if (outcome === 'repeated') return answerRepeat(context, change.once!)
  }
  return refuse('busy')
}

/** Replies to a repeated call, whose change is already saved, with the current cart. */
async function answerRepeat(
  context: VisitorContext,
  once: IdempotentChange,
): Promise<ReadCart | Refusal<'idempotency-key-reused'>> {
  const storedHash = await findRequestHash(context.db, once.key)
  return storedHash === once.requestHash ? readCurrentCart(context) : refuse('idempotency-key-reused')
}

/** The caller's cart with current prices; an empty cart if none is stored. */
export async function readCurrentCart(context: VisitorContext): Promise<ReadCart> {
  return readCart(context, await loadOrNewCart(cartOwner(context), context))
}

/** An empty cart, which is not stored yet, for an owner without one. */
export async function loadOrNewCart(
  owner: string,
  { db, now }: Pick<VisitorContext, 'db' | 'now'>,
): Promise<StoredCart> {
  return (await loadCart(db, owner)) ?? newCart(newId(now()))
}
