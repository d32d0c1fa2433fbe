// Whether the drawer with the cart is open. Anything that puts a gift into the cart may open it.
import { useSyncExternalStore } from 'react'

/** What was just put into the cart. */
export type Added = { readonly variantId: string; readonly personalisation: string }

let open = false
let added: Added | null = null
const listeners = new Set<() => void>()

function set(next: boolean): void {
  open = next
  for (const listener of listeners) listener()
}

export function openMiniCart(just: Added | null = null): void {
  added = just
  set(true)
}

export function closeMiniCart(): void {
  set(false)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the open drawer shows first. */
export function useJustAdded(): Added | null {
  return useSyncExternalStore(
    subscribe,
    () => added,
    () => null,
  )
}

export function useMiniCartOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  )
}
