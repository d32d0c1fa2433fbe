// The screens as React state, and what must happen between their change and the next paint.
import { useEffect, useRef, useState } from 'react'
import type { Navigation } from './navigation.ts'
import type { Shown } from './screens.ts'
import { useBeforePaint } from '../hydration/use-before-paint.ts'

export function useShown(navigation: Navigation): Shown {
  const [shown, setShown] = useState(navigation.initial)
  const last = useRef(shown)
  // No transition where something is still to be seen: in slices a page takes half as long again, and its data and code
  // are there already.
  useEffect(() => navigation.attach(setShown), [navigation])
  useBeforePaint(() => {
    // Nothing was shown where a screen is only drawn ahead.
    if (last.current.screens === shown.screens) return
    last.current = shown
    navigation.settled(shown)
  }, [navigation, shown])
  return shown
}
