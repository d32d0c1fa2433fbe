// The screens as React state, and what must happen between their change and the next paint.
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Navigation } from './navigation.ts'
import type { Shown } from './screens.ts'

const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect

export function useShown(navigation: Navigation): Shown {
  const [shown, setShown] = useState(navigation.initial)
  const last = useRef(shown)
  useEffect(
    () =>
      navigation.attach((next, urgent) => {
        if (urgent) setShown(next)
        else startTransition(() => setShown(next))
      }),
    [navigation],
  )
  useBeforePaint(() => {
    if (last.current === shown) return
    last.current = shown
    navigation.settled(shown)
  }, [navigation, shown])
  return shown
}
