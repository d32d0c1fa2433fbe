// A value outside React that components can read, with a subscription to its changes.
import { useSyncExternalStore } from 'react'

export type Store<Value> = {
  readonly get: () => Value
  /** Notifies the subscribers if the value differs. */
  readonly set: (next: Value) => void
  /** Returns the function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** `onServer` is the value for the server's HTML and hydration. */
export function useStore<Value, Part>(
  { get, subscribe }: Pick<Store<Value>, 'get' | 'subscribe'>,
  select: (value: Value) => Part,
  onServer: Part,
): Part {
  return useSyncExternalStore(
    subscribe,
    () => select(get()),
    () => onServer,
  )
}
