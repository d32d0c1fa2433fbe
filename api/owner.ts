// Whose cart, wishes and recent looks a call is about: the customer's who is signed in, else the visitor's.
import { ownerOfCustomer, ownerOfSession } from '#data/customers/wishlist-items.ts'
import type { Context } from './context.ts'

type Asking = Pick<Context, 'caller' | 'customer'>

/** A visitor's handle has no colon: no visitor can name a customer's cart. */
export function cartOwner({ caller, customer }: Asking): string {
  return customer ? ownerOfCustomer(customer.id) : caller.session
}

export function shelfOwner({ caller, customer }: Asking): string {
  return customer ? ownerOfCustomer(customer.id) : ownerOfSession(caller.session)
}
