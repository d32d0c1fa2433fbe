// What differs between orders from the checkout, by staff, with a table of recipients, and for a registry.
import { isDeepStrictEqual } from 'node:util'
import { saveCart, type StoredCart } from '#data/orders/carts.ts'
import { ownerOfGifts, ownerOfTable } from '#data/owner-keys.ts'
import { maxBulkRecipients } from '#domain/orders/bulk-gifts.ts'
import type { Cart, CartLine } from '#domain/orders/cart.ts'
import { maxDeliveries } from '#domain/orders/sharing.ts'
import {
  maxUnpaidBulkUnits,
  maxUnpaidUnits,
  unpaidBulkLimits,
  unpaidLimits,
  type UnpaidLimit,
} from '#domain/orders/unpaid-orders.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import { cartAttempts, loadOrNewCart } from '../cart/change-cart.ts'
import type { VisitorContext } from '../visitor.ts'

export type PlacingRules = {
  readonly placedBy: 'customer' | 'merchant'
  readonly maxRecipients: number
  readonly unpaidLimits: readonly UnpaidLimit[]
  /** Maximum number of gifts in an unpaid order, for the text of the refusal. */
  readonly maxUnpaid: number
  /** Owner of the cart; null: the visitor. */
  readonly cart: string | null
  /** The order names its buyer even if it has one recipient. */
  readonly namesBuyer: boolean
  /** The registry whose items are given; null: none. */
  readonly registry: {
    /** What the buyer reads instead of the address. */
    readonly title: string
    readonly gifts: readonly { readonly itemId: string; readonly quantity: number }[]
  } | null
}

export const byShopper: PlacingRules = {
  placedBy: 'customer',
  maxRecipients: maxDeliveries,
  unpaidLimits,
  maxUnpaid: maxUnpaidUnits,
  cart: null,
  namesBuyer: false,
  registry: null,
}

/** Such an order is held longer, and its payment is opened when the customer follows the mailed link. */
export const byStaff: PlacingRules = { ...byShopper, placedBy: 'merchant' }

/** The cart of the table is not the visitor's own. */
export function byTable(session: string): PlacingRules {
  return {
    ...byShopper,
    maxRecipients: maxBulkRecipients,
    unpaidLimits: unpaidBulkLimits,
    maxUnpaid: maxUnpaidBulkUnits,
    cart: ownerOfTable(session),
  }
}

/** The cart holds the gifts for the registry only. */
export function forRegistry(session: string, registry: NonNullable<PlacingRules['registry']>): PlacingRules {
  return { ...byShopper, cart: ownerOfGifts(session), namesBuyer: true, registry }
}

/** Replaces the content of the cart of an order that is not placed from the visitor's own cart. */
export async function writePlacingCart(
  owner: string,
  { lines, couponCode }: Cart,
  context: VisitorContext,
): Promise<StoredCart | Refusal<'busy'>> {
  for (let attempt = 0; attempt < cartAttempts; attempt++) {
    const cart = await loadOrNewCart(owner, context)
    // An earlier call, which this one repeats, has written them and may be placing the order now.
    const isWritten = isDeepStrictEqual(cart.lines.map(withoutId), lines.map(withoutId))
    if (isWritten && cart.couponCode === couponCode) return cart
    const written = { ...cart, lines, couponCode }
    const outcome = await saveCart(context.db.relaxed, owner, written, context.now(), null)
    if (outcome === 'saved') return { ...written, version: cart.version + 1 }
  }
  return refuse('busy')
}

function withoutId(line: CartLine): Omit<CartLine, 'id'> {
  const { id: _, ...content } = line
  return content
}
