// State of the mini cart: open or closed, and the item just added.
import { useSyncExternalStore } from 'react'

/** The item just added to the cart. */
export type AddedItem = { readonly variantId: string; readonly personalisation: string }

let open = false
let added: AddedItem | null = null
const listeners = new Set<() => void>()

function set(next: boolean): void {
  open = next
  for (const listener of listeners) listener()
}

export function openMiniCart(item: AddedItem | null = null): void {
  added = item
  set(true)
}

export function closeMiniCart(): void {
  set(false)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The item that the open drawer lists first. */
export function useAddedItem(): AddedItem | null {
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
