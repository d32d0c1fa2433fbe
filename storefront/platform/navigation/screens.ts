// The screens in the document: the one that is shown, and those that are kept behind it with their state.
import type { ComponentType } from 'react'
import type { Page } from '../pages/page.ts'
import type { Route } from '../pages/route.ts'

export type Screen = {
  /** Path with prefix: one screen per address, whatever its query. */
  readonly key: string
  readonly page: Page
  readonly Component: ComponentType<{ data: never }>
  readonly keep: boolean
  readonly layout: Route['layout']
  /** Where it was left, in pixels from the top. */
  readonly scroll: number
}

export type Shown = {
  readonly screens: readonly Screen[]
  readonly active: string
  /** Drawn out of sight before the step to them. */
  readonly ahead: readonly Screen[]
}

/** The shown one and seven behind it. */
const mostScreens = 8
export const mostAhead = 4

export function activeScreen(shown: Shown): Screen {
  const screen = shown.screens.find(({ key }) => key === shown.active)
  if (!screen) throw new Error(`no screen ${shown.active}`)
  return screen
}

/** Has `screen` drawn ahead of its step, where it is not there yet. */
export function drawAhead(shown: Shown, screen: Screen): Shown {
  const { screens, ahead } = shown
  if ([...screens, ...ahead].some(({ key }) => key === screen.key)) return shown
  return { ...shown, ahead: [...ahead, screen].slice(-mostAhead) }
}

/** Shows `screen`; the one shown until now stays behind it where its route says so, left at `scroll`. */
export function showScreen(shown: Shown, screen: Screen, scroll: number): Shown {
  const others = shown.screens
    .filter(({ key, keep }) => key !== screen.key && keep)
    .map((other) => (other.key === shown.active ? { ...other, scroll } : other))
  // The oldest stand first, the shown one last.
  const left = others.filter(({ key }) => key === shown.active)
  const older = others.filter(({ key }) => key !== shown.active)
  return { screens: [...older, ...left, screen].slice(-mostScreens), active: screen.key, ahead: [] }
}

/** For a change of customer: nothing of the one before stays. */
export function dropKept(shown: Shown): Shown {
  return { screens: [activeScreen(shown)], active: shown.active, ahead: [] }
}
