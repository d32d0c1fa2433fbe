// The wishlist as this browser knows it: a press is shown at once, the shop is told, and a press that the shop did
// not take is taken back. While several are under way only the last answer is believed.
type Ids = readonly string[]

export type WishlistPorts = {
  readonly kept: { readonly read: () => Ids; readonly write: (ids: Ids) => void }
  /** Resolves with all that is on the list then, newest first. */
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
    /** After the start, and when another tab has changed what is kept. */
    recall: (): void => show(kept.read()),
    /** What the shop has just said. */
    believe: (told: Ids): void => {
      if (underWay === 0) change(told)
    },
    /** Rejects with the shop's no, after the press was taken back. */
    toggle,
    /** Whatever is on the list by now. Rejects as `toggle` does. */
    add: async (id: string): Promise<void> => {
      if (!ids.includes(id)) await toggle(id)
    },
  }
}
