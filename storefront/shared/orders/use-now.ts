// The present instant as React state, for countdowns. 0 before the browser has taken over.
import { useCallback, useSyncExternalStore } from 'react'

/** Steps of `everyMs`. */
export function useNow(everyMs: number): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      const timer = setInterval(listener, everyMs)
      return () => clearInterval(timer)
    },
    [everyMs],
  )
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / everyMs) * everyMs,
    () => 0,
  )
}
