// Assigns a guest's cart, wishlist, recent views and orders to the customer at sign-in. The result does not depend
// on the number or order of merges.
import { assignGuestOrders, mergeCart, mergeRecentViews, mergeWishlist } from '#data/customers/merge-guest.ts'
import { earnPoints } from '#data/customers/points.ts'
import type { Queryable } from '#data/database.ts'
import { ownerOfCustomer, ownerOfSession } from '#data/owner-keys.ts'

/** The transaction must hold the customer's lock (`lockCustomer`). */
export async function mergeGuest(
  tx: Queryable,
  { session, customerId, email }: { session: string; customerId: string; email: string },
  now: number,
): Promise<void> {
  const owners = { from: ownerOfSession(session), to: ownerOfCustomer(customerId) }
  await mergeCart(tx, session, owners.to, now)
  await mergeWishlist(tx, owners)
  await mergeRecentViews(tx, owners)
  await mergeGuestOrders(tx, { customerId, email }, now)
}

/** Assigns guest orders with the verified e-mail, and books their points. Needs a transaction. */
export async function mergeGuestOrders(
  tx: Queryable,
  { customerId, email }: { customerId: string; email: string },
  now: number,
): Promise<void> {
  await assignGuestOrders(tx, customerId, email)
  await earnPoints(tx, { customerId }, now)
}
