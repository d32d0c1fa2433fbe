// Renders the state of the screens: by a swap of attributes, by React, or in a view transition.
import { startTransition } from 'react'
import { deferred } from '../hydration/deferred.ts'
import { deferLowerComponents } from '../hydration/deferred-component.tsx'
import { nextPaint } from '../hydration/next-paint.ts'
import { scrollToPlace } from './history-scroll.ts'
import type { ScreenListener } from './navigation.ts'
import type { Effect } from './navigation-state.ts'
import type { ScreenState } from './screens.ts'
import { showOnly } from './screen-visibility.ts'

const loadViewTransition = deferred(() => import('./view-transition.ts'), { when: 'use' })

/** A fast device has started its last view transition within this time. */
const fastTransitionMs = 150

/** `current` returns the latest state of the screens. `isFast`: the device hydrated quickly. */
export function screenRendering(initial: ScreenState, current: () => ScreenState, isFast: boolean) {
  let listener: ScreenListener | undefined
  /** Set on a fast device only. */
  let transitions: typeof import('./view-transition.ts') | undefined
  /** State of the document; older than `current()` until React has rendered a step. */
  let rendered = initial
  const waiting: (() => void)[] = []

  /** Resolves when the document shows the current state, which a newer step may already have rendered. */
  function renderState(): Promise<void> {
    return new Promise((resolve) => {
      if (rendered === current()) return resolve()
      waiting.push(resolve)
      listener?.(current())
    })
  }

  return {
    attach(next: ScreenListener): () => void {
      listener = next
      if (isFast)
        loadViewTransition().then(
          (code) => {
            transitions = code
            code.allowTransitions(true)
          },
          () => undefined,
        )
      // A step during hydration.
      if (current() !== initial) next(current())
      return () => (listener = undefined)
    },
    settled(state: ScreenState): void {
      // React changes attributes against its own last state, and may have rendered an older step than the document shows.
      if (!showOnly(current().active)) showOnly(state.active)
      rendered = state
      for (const resolve of waiting.splice(0)) resolve()
    },
    render(inBackground: boolean): void {
      if (inBackground) startTransition(() => listener?.(current()))
      else listener?.(current())
    },
    /** `onSwapped` runs when the document shows the screen at its position before React renders it. */
    show(
      { previous, screen, canSwap, arrival, pressed }: Extract<Effect, { type: 'show' }>,
      onSwapped: () => void,
    ): void {
      deferLowerComponents()
      if (screen.key !== previous.key && transitions && listener) {
        const begin = performance.now()
        return void transitions.withViewTransition(renderState, pressed).then(() => {
          if (performance.now() - begin <= fastTransitionMs) return
          transitions?.allowTransitions(false)
          transitions = undefined
        })
      }
      if (!canSwap || !showOnly(screen.key)) return listener?.(current())
      if (typeof arrival.scroll === 'number') {
        scrollToPlace(arrival.scroll)
        onSwapped()
      }
      void nextPaint().then(() => startTransition(() => listener?.(current())))
    },
  }
}
