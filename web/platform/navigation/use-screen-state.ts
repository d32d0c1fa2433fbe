// The screens as React state. Calls `navigation.settled` between a change of the screens and the paint.
import { useEffect, useRef, useState } from 'react'
import type { Navigation } from './navigation.ts'
import type { ScreenState } from './screens.ts'
import { useBeforePaint } from '../hydration/use-before-paint.ts'

export function useScreenState(navigation: Navigation): ScreenState {
  const [state, setState] = useState(navigation.initial)
  const last = useRef(state)
  // No startTransition: rendering in slices takes half as long again, and data and code are already loaded.
  useEffect(() => navigation.attach(setState), [navigation])
  useBeforePaint(() => {
    // Prerendering does not change `screens`.
    if (last.current.screens === state.screens) return
    last.current = state
    navigation.settled(state)
  }, [navigation, state])
  return state
}
