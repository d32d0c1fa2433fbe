// Owner keys of cart, wishlist and recent views: the signed-in customer, else the visitor.
import { ownerOfCustomer, ownerOfSession } from '#data/owner-keys.ts'
import type { VisitorContext } from './visitor.ts'

type CallIdentity = Pick<VisitorContext, 'caller' | 'customer'>

export function cartOwner({ caller, customer }: CallIdentity): string {
  return customer ? ownerOfCustomer(customer.id) : caller.session
}

/** Owner of wishlist and recently viewed products. */
export function wishlistOwner({ caller, customer }: CallIdentity): string {
  return customer ? ownerOfCustomer(customer.id) : ownerOfSession(caller.session)
}
