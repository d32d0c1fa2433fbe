// Every change of a cart takes this way: load, decide by the rules, save if nobody else did, show.
import {
  findRequestHash,
  loadCart,
  newCart,
  saveCart,
  type Once,
  type StoredCart,
} from '#data/orders/carts.ts'
import { newId } from '#data/ids.ts'
import type { VariantFacts } from '#data/catalog/variant-facts.ts'
import type { Cart } from '#domain/orders/cart.ts'
import { currencyOf } from '#domain/markets/market.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import { cartOwner } from '../owner.ts'
import type { RefusalCode } from '../refusals.ts'
import type { CartView } from './cart-view.ts'
import { readCart, viewCart } from './read-cart.ts'

export type CartChange = {
  /** Variants the change needs to know of, beside those of the cart. */
  readonly variantIds?: readonly string[]
  /** The rule: from the cart as it is to the cart as it should be. */
  decide(cart: StoredCart, facts: ReadonlyMap<string, VariantFacts>): Cart | Refusal<RefusalCode>
  readonly once?: Once | null
}

/** Two tabs may write at once: the later one decides again on what the earlier one left. */
const attempts = 8

export async function changeCart(
  context: Context,
  change: CartChange,
): Promise<CartView | Refusal<RefusalCode>> {
  const { db, catalog, caller, now } = context
  for (let attempt = 0; attempt < attempts; attempt++) {
    const cart = (await loadCart(db, cartOwner(context))) ?? newCart(newId(now()))
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
    if (outcome === 'saved')
      return viewCart(await readCart(context, { ...cart, ...decided, version: cart.version + 1 }), context)
    if (outcome === 'repeated') return answerRepeat(context, change.once!)
  }
  return refuse('busy')
}

/** The change is in the cart already: the cart as it is now answers the repeated call. */
async function answerRepeat(context: Context, once: Once): Promise<CartView | Refusal<RefusalCode>> {
  const asked = await findRequestHash(context.db, once.key)
  return asked === once.requestHash ? currentCart(context) : refuse('idempotency-key-reused')
}

export async function currentCart(context: Context): Promise<CartView> {
  const { db, now } = context
  const cart = (await loadCart(db, cartOwner(context))) ?? newCart(newId(now()))
  return viewCart(await readCart(context, cart), context)
}
