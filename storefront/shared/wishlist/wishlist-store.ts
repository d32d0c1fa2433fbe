// Store of the wishlist. It shows a change at once, sends it, and reverts it if the server refuses. While
// several calls run, only the last reply counts.
import { createStore } from '#web/platform/store.ts'

type Ids = readonly string[]

export type WishlistPorts = {
  readonly storage: { readonly read: () => Ids; readonly write: (ids: Ids) => void }
  /** Resolves with the complete list after the change, newest first. */
  readonly send: (change: 'add' | 'remove', id: string, variantId?: string) => Promise<Ids>
}

export function createWishlist({ storage, send }: WishlistPorts) {
  const list = createStore<Ids>([])
  let running = 0
  let sent = 0
  /** Reply to the latest change, while earlier ones run. */
  let latest: Ids | undefined

  function show(next: Ids): void {
    const ids = list.get()
    if (next.length !== ids.length || next.some((id, at) => id !== ids[at])) list.set(next)
  }

  function change(next: Ids): void {
    show(next)
    storage.write(next)
  }

  const without = (id: string): Ids => list.get().filter((each) => each !== id)

  async function toggle(id: string, variantId?: string): Promise<void> {
    const isAdding = !list.get().includes(id)
    change(isAdding ? [id, ...list.get()] : without(id))
    if (running === 0) latest = undefined
    running += 1
    const own = (sent += 1)
    try {
      const confirmed = await send(isAdding ? 'add' : 'remove', id, variantId)
      if (own === sent) latest = confirmed
      if (running === 1) change(latest ?? confirmed)
    } catch (error) {
      change(isAdding ? without(id) : [id, ...without(id)])
      throw error
    } finally {
      running -= 1
    }
  }

  return {
    get: list.get,
    subscribe: list.subscribe,
    /** Reads the stored list, at the start and after a change in another tab. */
    recall: (): void => show(storage.read()),
    /** Sets the list from the server's reply. */
    confirm: (confirmed: Ids): void => {
      if (running === 0) change(confirmed)
    },
    /** Rejects with the server's refusal, after the change was reverted. `variantId`: the one that is saved. */
    toggle,
    /** Adds the product whether or not it is on the list. Rejects as `toggle` does. */
    add: async (id: string): Promise<void> => {
      if (!list.get().includes(id)) await toggle(id)
    },
  }
}
