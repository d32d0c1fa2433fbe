// Data of an optional part of a page. The part keeps what it shows if the shop cannot be reached.
import { useEffect, useEffectEvent, useState } from 'react'

/** For calls of `load`. */
export const inBackground = { background: true, handlesRefusals: true } as const

type Loaded<Data> = { readonly key: string; readonly data: Data }

/**
 * Calls `load` for each new key, after `pauseMs`. Returns the last data with its key, also while other data loads and
 * after a failure; null without a key. A replaced load is aborted.
 */
export function useLoaded<Data>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<Data>,
  pauseMs = 0,
): Loaded<Data> | null {
  const [loaded, setLoaded] = useState<Loaded<Data> | null>(null)
  // Another customer may follow on the same page.
  if (key === null && loaded) setLoaded(null)
  const start = useEffectEvent(load)
  useEffect(() => {
    if (key === null) return
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => {
      start(signal).then(
        (data) => signal.aborted || setLoaded({ key, data }),
        () => undefined,
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [key, pauseMs])
  return loaded
}
