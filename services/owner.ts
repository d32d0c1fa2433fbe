// Owner keys of cart, wishlist and recent views: the signed-in customer, else the visitor.
import { ownerOfCustomer, ownerOfSession } from '#data/customers/wishlist-items.ts'
import type { VisitorContext } from './visitor.ts'

type CallIdentity = Pick<VisitorContext, 'caller' | 'customer'>

/** Customer keys contain a colon and handles do not, so a visitor cannot name a customer's cart. */
export function cartOwner({ caller, customer }: CallIdentity): string {
  return customer ? ownerOfCustomer(customer.id) : caller.session
}

/** Owner of wishlist and recently viewed products. */
export function wishlistOwner({ caller, customer }: CallIdentity): string {
  return customer ? ownerOfCustomer(customer.id) : ownerOfSession(caller.session)
}
