// The current instant as React state, for countdowns; 0 before hydration.
import { useCallback, useSyncExternalStore } from 'react'

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
