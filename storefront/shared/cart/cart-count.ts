// Number of items in the cart, for the badge in the header. Separate from cart.ts: most pages need the number
// and none of the cart's rules.
import { parseJson } from '#domain/parse-json.ts'
import { cartStorageKey } from './cart-storage-key.ts'
import { createStore, useStore } from '#web/platform/store.ts'
import { onStorageChange, readStored } from '#web/platform/storage/storage.ts'

const count = createStore(0)

/** Called by the cart on every change. */
export const shareCartCount = count.set

/** The count stored by the previous page or another tab; 0 if it is missing or unreadable. */
function storedCount(): number {
  const stored = parseJson(readStored(cartStorageKey)) as { cart?: { count?: unknown } } | null | undefined
  const value = stored?.cart?.count
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0
}

if (typeof window !== 'undefined') {
  count.set(storedCount())
  onStorageChange(cartStorageKey, () => shareCartCount(storedCount()))
}

export function useCartCount(): number {
  return useStore(count, (value) => value, 0)
}
