// The visitor's wishlist. Server-rendered pages show every heart empty; the browser fills them after
// hydration.
import { deferred } from '#web/platform/hydration/deferred.ts'
import { persisted } from '#web/platform/storage/persisted.ts'
import { useStore } from '#web/platform/store.ts'
import { onStorageChange } from '#web/platform/storage/storage.ts'
import { createWishlist } from './wishlist-store.ts'

const none: readonly string[] = []
const storageKey = 'wishlist'
const storage = persisted<readonly string[]>(storageKey, 1, none, (value) =>
  Array.isArray(value) && value.every((id) => typeof id === 'string') ? value : undefined,
)

/** The API client loads with the first click. */
const loadCalls = deferred(() => import('./wishlist-calls.ts'), { when: 'use' })

const store = createWishlist({
  storage,
  send: async (...change) => (await loadCalls()).changeWishlist(...change),
})

if (typeof window !== 'undefined') {
  store.recall()
  onStorageChange(storageKey, store.recall)
}

export const wishlist = {
  confirm: store.confirm,
  /** Never rejects: a refusal has shown its message, and the change is reverted. */
  toggle: (...product: Parameters<typeof store.toggle>): Promise<void> =>
    store.toggle(...product).catch(() => undefined),
  /** Rejects with the server's refusal, whose message is already shown. */
  add: store.add,
}

export function useInWishlist(id: string): boolean {
  return useStore(store, (ids) => ids.includes(id), false)
}

export function useWishlistIds(): readonly string[] {
  return useStore(store, (ids) => ids, none)
}
