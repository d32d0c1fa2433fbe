// Another customer is at this browser, or none: nothing that was kept for the one before stays, in storage or on
// kept screens, and what the shop keeps for this one is asked for.
import { call } from '../../platform/api/call.ts'
import type { Navigation } from '../../platform/navigation/navigation.ts'
import { cart } from '../cart/cart.ts'
import { removeStored } from '../../platform/storage/storage.ts'
import { userName } from './user.ts'
import { wishlist } from '../wishlist/wishlist.ts'
import { viewWishes } from '../wishlist/wishlist-calls.ts'

/** What belongs to a person, and not to the browser. A new visitor's handle is made when it is next needed. */
const personal = ['cart', 'wishlist', 'order-access', 'checkout', 'placing', 'session']

/** All parts of this page look again at what is stored, as they do when another tab has changed it. */
function lookAgain(): void {
  dispatchEvent(new StorageEvent('storage'))
}

export function rememberName(name: string): void {
  userName.write(name)
  lookAgain()
}

/** What was typed at the checkout and the orders of this browser go on: they are this shopper's own. */
export async function switchCustomer(name: string, navigation: Navigation): Promise<void> {
  rememberName(name)
  navigation.dropKept()
  const wishes = viewWishes().then(
    ({ products }) => wishlist.believe(products.map(({ id }) => id)),
    () => undefined,
  )
  await Promise.all([cart.load(), wishes])
}

export function clearCustomer(navigation: Navigation): void {
  for (const key of personal) removeStored(key)
  userName.clear()
  lookAgain()
  navigation.dropKept()
}

/** Rejects where the shop could not be told: the session would go on. */
export async function signOut(navigation: Navigation): Promise<void> {
  await call('account.signOut', {})
  clearCustomer(navigation)
}
