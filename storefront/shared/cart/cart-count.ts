// Number of items in the cart, for the badge in the header. Separate from cart.ts: most pages need the number
// and none of the cart's rules.
import { useSyncExternalStore } from 'react'
import { cartStorageKey } from './cart-storage-key.ts'
import { onStorageChange, readStored } from '../../platform/storage/storage.ts'

let count = 0
const listeners = new Set<() => void>()

/** Called by the cart on every change. */
export function shareCartCount(next: number): void {
  if (next === count) return
  count = next
  for (const listener of listeners) listener()
}

/** The count stored by the previous page or another tab; 0 if it is missing or unreadable. */
function storedCount(): number {
  try {
    const stored = JSON.parse(readStored(cartStorageKey) ?? 'null') as { cart?: { count?: unknown } } | null
    const value = stored?.cart?.count
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0
  } catch {
    return 0
  }
}

if (typeof window !== 'undefined') {
  count = storedCount()
  onStorageChange(cartStorageKey, () => shareCartCount(storedCount()))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useCartCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  )
}
