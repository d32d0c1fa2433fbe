// State of the mini cart: open or closed, and the item just added.
import type { LineContent } from '#domain/orders/cart.ts'
import { createStore, useStore } from '#web/platform/store.ts'

/** `id`: of a line that was in the cart before. */
export type AddedItem = LineContent & { readonly id?: string }

const state = createStore<{ readonly isOpen: boolean; readonly added: AddedItem | null }>({
  isOpen: false,
  added: null,
})

export function openMiniCart(added: AddedItem): void {
  state.set({ isOpen: true, added })
}

export function closeMiniCart(): void {
  state.set({ ...state.get(), isOpen: false })
}

/** The item that the open drawer lists first. */
export function useAddedItem(): AddedItem | null {
  return useStore(state, ({ added }) => added, null)
}

export function useMiniCartOpen(): boolean {
  return useStore(state, ({ isOpen }) => isOpen, false)
}
