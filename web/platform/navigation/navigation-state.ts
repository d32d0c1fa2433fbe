// The rules of client-side navigation, as a pure function: (state, event) → [state, effects]. A newer step cancels an
// older one. browser-navigation.ts sends the events and runs the effects.
import type { Arrival } from './complete-navigation.ts'
import type { NavigateOptions } from './navigation.ts'
import { changeQuery, knownQuery, queryOf, targetTest, type ChangedQueries } from './screen-query.ts'
import {
  activeScreen,
  dropKept,
  freshMs,
  prerender,
  showScreen,
  type Screen,
  type ScreenState,
} from './screens.ts'
import type { Route } from '../pages/route.ts'

const maxRedirects = 5
const stay: Arrival = { scroll: 'keep', hash: '' }

export type NavigationState = {
  readonly screens: ScreenState
  /** Number of the latest step; results of earlier steps are ignored. */
  readonly step: number
  /** Id of the current history entry. */
  readonly entry: string
  readonly queries: ChangedQueries
  /** Set by a step, applied after its screen is rendered. */
  readonly arrival: Arrival
}

export type Request = {
  readonly url: URL
  /** `back`: the browser moved through its history, back or forward, and has changed the address. */
  readonly options: NavigateOptions & { readonly back?: boolean }
  readonly redirects: number
}

export type NewEntry = {
  readonly url: URL
  readonly replace?: boolean | undefined
  readonly back?: boolean | undefined
  /** The address for which `/error/404` is shown. */
  readonly wanted?: string
}

/** The browser at the time of an event. */
export type BrowserState = {
  readonly now: number
  readonly scroll: number
  /** Id and stored scroll position of the browser's history entry. */
  readonly entry: string
  readonly entryScroll: number
  /** Random id for a new history entry. */
  readonly newEntry: string
}

export type NavigationEvent =
  | { readonly type: 'requested'; readonly request: Request; readonly isOutdated: boolean }
  | { readonly type: 'popped'; readonly url: URL; readonly hasEntry: boolean; readonly isOutdated: boolean }
  /** `request`: to the new address, with one redirect more. */
  | {
      readonly type: 'redirected'
      readonly step: number
      readonly request: Request
      readonly isOutdated: boolean
    }
  | { readonly type: 'loaded'; readonly step: number; readonly request: Request; readonly screen: Screen }
  | { readonly type: 'failed'; readonly step: number; readonly request: Request; readonly reason: Failure }
  /** An error page. `entry`: its history entry; undefined at the current address. */
  | {
      readonly type: 'errorLoaded'
      readonly step: number
      readonly screen: Screen
      readonly entry?: NewEntry
    }
  | { readonly type: 'refreshed'; readonly previous: Screen; readonly screen: Screen }
  | { readonly type: 'prerendered'; readonly screen: Screen }
  /** The active screen shows what this address of its path names. */
  | { readonly type: 'queryChanged'; readonly url: URL }
  | { readonly type: 'customerChanged' }
  /** The document has switched to the screen and its position; React follows. */
  | { readonly type: 'swapped' }
  | { readonly type: 'rendered'; readonly screens: ScreenState }

/** A number is the status of a server fault. */
export type Failure = 'unreachable' | 'code' | number

export type Effect =
  | { readonly type: 'load'; readonly step: number; readonly request: Request }
  /** Reloads the document once. If that is not allowed, `otherwise` happens; `open` loads the address. */
  | { readonly type: 'reload'; readonly url: URL; readonly otherwise: NavigationEvent | 'open' }
  | { readonly type: 'storeScroll'; readonly entry: string; readonly scroll: number }
  | { readonly type: 'enter'; readonly entry: string; readonly to: NewEntry }
  | {
      readonly type: 'show'
      readonly previous: Screen
      readonly screen: Screen
      /** The document can switch to the screen without React. */
      readonly canSwap: boolean
      readonly arrival: Arrival
      readonly pressed: Element | undefined
    }
  | { readonly type: 'loadFault'; readonly step: number; readonly status: number; readonly request: Request }
  | { readonly type: 'loadUnreachable'; readonly step: number; readonly url: URL }
  | { readonly type: 'refresh' }
  | { readonly type: 'scroll'; readonly scroll: number }
  | { readonly type: 'render'; readonly inBackground: boolean }
  | { readonly type: 'complete'; readonly screen: Screen; readonly arrival: Arrival }

type Result = readonly [NavigationState, readonly Effect[]]

export function initialNavigation(screens: ScreenState, entry: string): NavigationState {
  return { screens, step: 0, entry, queries: new Map(), arrival: stay }
}

/** `browser` is read only where needed: reading the scroll position forces a layout. */
export function navigationStep(
  routes: readonly Route[],
  state: NavigationState,
  event: NavigationEvent,
  browser: BrowserState,
): Result {
  switch (event.type) {
    case 'requested':
      return request(routes, state, event, browser)
    case 'popped':
      return pop(routes, state, event, browser)
    case 'redirected':
      if (event.step !== state.step) return [state, []]
      if (event.request.redirects > maxRedirects)
        return [state, [{ type: 'reload', url: event.request.url, otherwise: 'open' }]]
      return request(routes, state, event, browser)
    case 'loaded':
      if (event.step !== state.step) return [state, []]
      return arriveAt(state, event.screen, event.request, browser)
    case 'failed':
      return event.step === state.step ? [state, [failure(event)]] : [state, []]
    case 'errorLoaded': {
      if (event.step !== state.step) return [state, []]
      const [entered, effects] = event.entry ? enter(state, event.entry, browser) : [state, []]
      const next = { ...entered, step: state.step + 1 }
      return after(effects, show(next, event.screen, { scroll: 0, hash: '' }, browser.scroll))
    }
    case 'refreshed': {
      const active = activeScreen(state.screens)
      const isShown =
        active.page === event.previous.page && queryOf(state.queries, active) === event.screen.page.search
      return isShown ? show(state, event.screen, stay, browser.scroll) : [state, []]
    }
    case 'prerendered':
      return withScreens(state, prerender(state.screens, event.screen), true)
    case 'queryChanged': {
      const { key, page } = activeScreen(state.screens)
      const { url } = event
      if (key !== url.pathname) return [state, []]
      const queries = changeQuery(state.queries, page, knownQuery(routes, url))
      return [{ ...state, queries }, [{ type: 'enter', entry: state.entry, to: { url, replace: true } }]]
    }
    case 'customerChanged':
      return withScreens(state, dropKept(state.screens), false)
    case 'swapped':
      // The shopper may scroll before React has rendered: the position is not set again.
      return [{ ...state, arrival: { ...state.arrival, scroll: 'done' } }, []]
    case 'rendered':
      // A step that a newer one has replaced: the arrival is of the newer one.
      if (event.screens.active !== state.screens.active) return [state, []]
      return [
        { ...state, arrival: stay },
        [{ type: 'complete', screen: activeScreen(event.screens), arrival: state.arrival }],
      ]
  }
}

type Requested = { readonly request: Request; readonly isOutdated: boolean }

/** Shows a mounted screen at once; loads any other. */
function request(
  routes: readonly Route[],
  previous: NavigationState,
  { request, isOutdated }: Requested,
  browser: BrowserState,
): Result {
  const state = { ...previous, step: previous.step + 1 }
  const { url } = request
  if (isOutdated) {
    const otherwise: NavigationEvent = { type: 'requested', request, isOutdated: false }
    return [state, [{ type: 'reload', url, otherwise }]]
  }
  const isTarget = targetTest(routes, state.queries, url)
  const { screens, prerendered, active } = state.screens
  const visited = screens.find(isTarget)
  const mounted = visited ?? prerendered.find(isTarget)
  if (!mounted || mounted.key === active) return [state, [{ type: 'load', step: state.step, request }]]
  const [next, effects] = arriveAt(state, mounted, request, browser, visited)
  const isFresh = browser.now - mounted.loadedAt <= freshMs
  return [next, isFresh ? effects : [...effects, { type: 'refresh' }]]
}

/** Back or forward. Between positions of one page nothing loads. */
function pop(
  routes: readonly Route[],
  state: NavigationState,
  { url, hasEntry, isOutdated }: Extract<NavigationEvent, { type: 'popped' }>,
  browser: BrowserState,
): Result {
  if (!targetTest(routes, state.queries, url)(activeScreen(state.screens)))
    return request(
      routes,
      state,
      { request: { url, options: { back: true }, redirects: 0 }, isOutdated },
      browser,
    )
  // Another position on this page, which the browser does not restore for existing entries. Or a return to this page
  // before another one had loaded.
  const { entry, entryScroll } = browser
  const next = { ...state, step: state.step + 1, entry }
  return [next, hasEntry && entry !== state.entry ? [{ type: 'scroll', scroll: entryScroll }] : []]
}

function failure({ step, request, reason }: Extract<NavigationEvent, { type: 'failed' }>): Effect {
  const { url } = request
  if (reason === 'unreachable') return { type: 'loadUnreachable', step, url }
  // A missing chunk or another build needs a new document. If a reload has not helped before, the browser still opens
  // the document, which is readable without code.
  if (reason === 'code') return { type: 'reload', url, otherwise: 'open' }
  return { type: 'loadFault', step, status: reason, request }
}

/** `visited`: the mounted screen, if the shopper has left it before. */
function arriveAt(
  state: NavigationState,
  screen: Screen,
  { url, options }: Request,
  browser: BrowserState,
  visited?: Screen,
): Result {
  const { back, replace, keepScroll, pressed } = options
  const scroll = visited?.scroll ?? (back ? browser.entryScroll : 0)
  const arrival = keepScroll ? stay : { scroll, hash: back ? '' : url.hash }
  const [next, effects] = enter(state, { url, back, replace }, browser)
  return after(effects, show(next, screen, arrival, browser.scroll, pressed))
}

/** Changes the address when the page is loaded. Back and forward have changed it already. */
function enter(state: NavigationState, to: NewEntry, browser: BrowserState): Result {
  const storeScroll: Effect = { type: 'storeScroll', entry: state.entry, scroll: browser.scroll }
  if (to.back) return [{ ...state, entry: browser.entry }, [storeScroll]]
  const entry = to.replace ? state.entry : browser.newEntry
  return [{ ...state, entry }, [storeScroll, { type: 'enter', entry, to }]]
}

function show(
  state: NavigationState,
  screen: Screen,
  arrival: Arrival,
  scroll: number,
  pressed?: Element,
): Result {
  const { screens, prerendered } = state.screens
  const previous = activeScreen(state.screens)
  // Compares pages, not keys: another query of the same path is not in the document.
  const isMounted = [...screens, ...prerendered].some(({ page }) => page === screen.page)
  // Nothing around the screens may change.
  const canSwap =
    isMounted && screen.key !== previous.key && screen.layout === previous.layout && !arrival.hash
  return [
    {
      ...state,
      screens: showScreen(state.screens, screen, scroll),
      // A refresh of the same page must not replace the arrival of a pending step.
      arrival: arrival === stay ? state.arrival : arrival,
    },
    [{ type: 'show', previous, screen, canSwap, arrival, pressed }],
  ]
}

function withScreens(state: NavigationState, screens: ScreenState, inBackground: boolean): Result {
  return screens === state.screens ? [state, []] : [{ ...state, screens }, [{ type: 'render', inBackground }]]
}

function after(effects: readonly Effect[], [state, more]: Result): Result {
  return [state, [...effects, ...more]]
}
