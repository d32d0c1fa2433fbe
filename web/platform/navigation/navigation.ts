// Navigation interface; implemented in browser-navigation.ts, a no-op on the server.
import type { Screen, ScreenState } from './screens.ts'
import type { Page, Site } from '../pages/page.ts'
import type { Route } from '../pages/route.ts'
import type { Visit } from '../pages/visit.ts'

export type NavigateOptions = {
  /** Replaces the current history entry. */
  readonly replace?: boolean
  /** Keeps the scroll position, for example when filters change. */
  readonly keepScroll?: boolean
  /** The pressed element: a picture in it takes part in the view transition. */
  readonly pressed?: Element
}

export type ScreenListener = (state: ScreenState) => void

export type Navigation = {
  /** State that the server rendered. */
  readonly initial: ScreenState
  /** Returns the function that detaches the listener. */
  readonly attach: (listener: ScreenListener) => () => void
  /** React calls it after rendering another screen, before the paint. */
  readonly settled: (state: ScreenState) => void
  /** Sets the callback that runs after each step. */
  readonly onArrival: (work: () => void) => void
  readonly navigate: (to: string, options?: NavigateOptions) => Promise<void>
  /** Changes a key of the address's query without a step: the active screen shows what it names already. */
  readonly changeQuery: (key: string, value: string) => void
  /** Loads a page's data and code into the cache. */
  readonly prefetch: (to: string) => void
  /** Renders a page hidden, before the step to it. */
  readonly prerender: (to: string) => Promise<void>
  /** Reloads the data of the active page. */
  readonly refresh: () => Promise<void>
  /** Removes all hidden screens, after a change of the customer. */
  readonly dropKept: () => void
  /** Shows `/error/404` without a request: the server is unreachable. */
  readonly showUnreachable: () => Promise<void>
  /** Shows the error page at the current address. `status`: the HTTP status of a response without page data. */
  readonly showFault: (status: number) => Promise<void>
}

export type NavigationOptions = {
  readonly routes: readonly Route[]
  readonly errorRoute: Route
  readonly first: Screen
  readonly site: Site
  readonly visit: Visit
  /** Called after each page view. */
  readonly onShown: (page: Page) => void
}

/** For the server: shows `state` and ignores every call. */
export function staticNavigation(state: ScreenState): Navigation {
  const ignore = async (): Promise<void> => undefined
  return {
    initial: state,
    attach: () => () => undefined,
    settled: () => undefined,
    onArrival: () => undefined,
    navigate: ignore,
    changeQuery: () => undefined,
    prefetch: () => undefined,
    prerender: ignore,
    refresh: ignore,
    dropKept: () => undefined,
    showUnreachable: ignore,
    showFault: ignore,
  }
}
