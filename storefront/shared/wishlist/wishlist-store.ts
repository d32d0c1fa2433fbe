// Store of the wishlist. It shows a change at once, sends it, and reverts it if the server refuses. While
// several calls run, only the last reply counts.
type Ids = readonly string[]

export type WishlistPorts = {
  readonly kept: { readonly read: () => Ids; readonly write: (ids: Ids) => void }
  /** Resolves with the complete list after the change, newest first. */
  readonly send: (change: 'add' | 'remove', id: string) => Promise<Ids>
}

export function createWishlist({ kept, send }: WishlistPorts) {
  let ids: Ids = []
  let underWay = 0
  const listeners = new Set<() => void>()

  function show(next: Ids): void {
    if (next.length === ids.length && next.every((id, at) => id === ids[at])) return
    ids = next
    for (const listener of listeners) listener()
  }

  function change(next: Ids): void {
    show(next)
    kept.write(ids)
  }

  const without = (id: string): Ids => ids.filter((each) => each !== id)

  async function toggle(id: string): Promise<void> {
    const wished = !ids.includes(id)
    change(wished ? [id, ...ids] : without(id))
    underWay += 1
    try {
      const told = await send(wished ? 'add' : 'remove', id)
      if (underWay === 1) change(told)
    } catch (error) {
      change(wished ? without(id) : [id, ...without(id)])
      throw error
    } finally {
      underWay -= 1
    }
  }

  return {
    snapshot: (): Ids => ids,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Reads the stored list, at the start and after a change in another tab. */
    recall: (): void => show(kept.read()),
    /** Sets the list from the server's reply. */
    believe: (told: Ids): void => {
      if (underWay === 0) change(told)
    },
    /** Rejects with the server's refusal, after the change was reverted. */
    toggle,
    /** Adds the product whether or not it is on the list. Rejects as `toggle` does. */
    add: async (id: string): Promise<void> => {
      if (!ids.includes(id)) await toggle(id)
    },
  }
}
