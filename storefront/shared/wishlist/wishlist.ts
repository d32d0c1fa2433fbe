// The visitor's wishlist for all parts of the shop. Pages from the server show no heart filled: this browser fills
// them when it takes over.
import { useSyncExternalStore } from 'react'
import { persisted } from '../../platform/storage/persisted.ts'
import { onStoredElsewhere } from '../../platform/storage/storage.ts'
import { createWishlist } from './wishlist-store.ts'

const none: readonly string[] = []
const storageKey = 'wishlist'
const kept = persisted<readonly string[]>(storageKey, 1, none, (value) =>
  Array.isArray(value) && value.every((id) => typeof id === 'string') ? value : undefined,
)

/** The way to the shop comes with the first press. */
const loadCalls = () => import('./wishlist-calls.ts')

const store = createWishlist({
  kept,
  send: async (change, id) => (await loadCalls()).changeWish(change, id),
})

if (typeof window !== 'undefined') {
  store.recall()
  onStoredElsewhere(storageKey, store.recall)
}

export const wishlist = {
  believe: store.believe,
  /** Never rejects: what the shop refused has shown its message and is taken back. */
  toggle: (id: string): Promise<void> => store.toggle(id).catch(() => undefined),
  /** Rejects with the shop's no, which has shown its message. */
  add: store.add,
}

export function useWished(id: string): boolean {
  return useSyncExternalStore(
    store.subscribe,
    () => store.snapshot().includes(id),
    () => false,
  )
}

export function useWishes(): readonly string[] {
  return useSyncExternalStore(store.subscribe, store.snapshot, () => none)
}
