// State of the screens in the document: the active one, visited ones and prerendered ones.
import type { ComponentType } from 'react'
import type { Page } from '../pages/page.ts'
import type { Route } from '../pages/route.ts'

export type Screen = {
  /** Path with language prefix. All queries of a path share one screen. */
  readonly key: string
  readonly page: Page
  readonly Component: ComponentType<{ data: never }>
  readonly keep: boolean
  readonly layout: Route['layout'] | undefined
  /** Last scroll position, in pixels from the top. */
  readonly scroll: number
  /** When the page's data arrived. */
  readonly loadedAt: number
}

export type ScreenState = {
  readonly screens: readonly Screen[]
  readonly active: string
  /** Rendered hidden, before the step to them. */
  readonly prerendered: readonly Screen[]
}

/** Age from which a page's data is loaded again. */
export const freshMs = 60_000

/** The active screen and seven hidden ones. */
const maxScreens = 8
export const maxPrerendered = 4

export function onlyScreen(screen: Screen): ScreenState {
  return { screens: [screen], active: screen.key, prerendered: [] }
}

export function activeScreen(state: ScreenState): Screen {
  const screen = state.screens.find(({ key }) => key === state.active)
  if (!screen) throw new Error(`no screen ${state.active}`)
  return screen
}

/** Adds `screen` to the prerendered ones, unless it is mounted. Returns the same state then. */
export function prerender(state: ScreenState, screen: Screen): ScreenState {
  const { screens, prerendered } = state
  if ([...screens, ...prerendered].some(({ key }) => key === screen.key)) return state
  return { ...state, prerendered: [...prerendered, screen].slice(-maxPrerendered) }
}

/** Makes `screen` active. The previous screen stays mounted with `scroll` if its route has `keep`. */
export function showScreen(state: ScreenState, screen: Screen, scroll: number): ScreenState {
  const others = state.screens
    .filter(({ key, keep }) => key !== screen.key && keep)
    .map((other) => (other.key === state.active ? { ...other, scroll } : other))
  // Order: oldest first, active last.
  const previous = others.filter(({ key }) => key === state.active)
  const older = others.filter(({ key }) => key !== state.active)
  return { screens: [...older, ...previous, screen].slice(-maxScreens), active: screen.key, prerendered: [] }
}

/** Removes all hidden screens, after a change of the customer. */
export function dropKept(state: ScreenState): ScreenState {
  return onlyScreen(activeScreen(state))
}
