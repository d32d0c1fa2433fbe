// Switches the customer of this browser, or signs out. It clears the previous customer's data in storage and on mounted
// screens, and loads the next customer's.
import { call } from '#web/platform/api/call.ts'
import type { Navigation } from '#web/platform/navigation/navigation.ts'
import { cart } from '../cart/cart.ts'
import { rememberTypedText } from '../products/typed-text.ts'
import { removeStored } from '#web/platform/storage/storage.ts'
import { userName } from './user.ts'
import { wishlist } from '../wishlist/wishlist.ts'
import { viewWishlist } from '../wishlist/wishlist-calls.ts'

/** Storage keys of personal data. A new visitor's session id is created on its next use. */
export const personalKeys = ['cart', 'wishlist', 'order-access', 'checkout', 'placing', 'contact', 'session']

/** Makes all stores of this page read local storage again, as after a change in another tab. */
function notifyStores(): void {
  dispatchEvent(new StorageEvent('storage'))
}

export function rememberName(name: string): void {
  userName.write(name)
  notifyStores()
}

/** Checkout draft and orders of this browser stay: they belong to the same shopper. */
export async function switchCustomer(name: string, navigation: Navigation): Promise<void> {
  rememberName(name)
  navigation.dropKept()
  const wishlistLoad = viewWishlist().then(
    ({ products }) => wishlist.confirm(products.map(({ id }) => id)),
    () => undefined,
  )
  await Promise.all([cart.reload(), wishlistLoad])
}

export function clearCustomer(navigation: Navigation): void {
  for (const key of personalKeys) removeStored(key)
  userName.clear()
  rememberTypedText('')
  notifyStores()
  navigation.dropKept()
}

/** Rejects if the server was not reached: the session would stay open. */
export async function signOut(navigation: Navigation): Promise<void> {
  await call('account.signOut', {})
  clearCustomer(navigation)
}
