// Store of the wishlist. It shows a change at once, sends it, and reverts it if the server refuses. While
// several calls run, only the last reply counts.
type Ids = readonly string[]

export type WishlistPorts = {
  readonly storage: { readonly read: () => Ids; readonly write: (ids: Ids) => void }
  /** Resolves with the complete list after the change, newest first. */
  readonly send: (change: 'add' | 'remove', id: string) => Promise<Ids>
}

export function createWishlist({ storage, send }: WishlistPorts) {
  let ids: Ids = []
  let running = 0
  const listeners = new Set<() => void>()

  function show(next: Ids): void {
    if (next.length === ids.length && next.every((id, at) => id === ids[at])) return
    ids = next
    for (const listener of listeners) listener()
  }

  function change(next: Ids): void {
    show(next)
    storage.write(ids)
  }

  const without = (id: string): Ids => ids.filter((each) => each !== id)

  async function toggle(id: string): Promise<void> {
    const isAdding = !ids.includes(id)
    change(isAdding ? [id, ...ids] : without(id))
    running += 1
    try {
      const confirmed = await send(isAdding ? 'add' : 'remove', id)
      if (running === 1) change(confirmed)
    } catch (error) {
      change(isAdding ? without(id) : [id, ...without(id)])
      throw error
    } finally {
      running -= 1
    }
  }

  return {
    snapshot: (): Ids => ids,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Reads the stored list, at the start and after a change in another tab. */
    recall: (): void => show(storage.read()),
    /** Sets the list from the server's reply. */
    believe: (confirmed: Ids): void => {
      if (running === 0) change(confirmed)
    },
    /** Rejects with the server's refusal, after the change was reverted. */
    toggle,
    /** Adds the product whether or not it is on the list. Rejects as `toggle` does. */
    add: async (id: string): Promise<void> => {
      if (!ids.includes(id)) await toggle(id)
    },
  }
}
