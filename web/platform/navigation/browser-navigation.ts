// Client-side navigation: sends events to the rules (navigation-state.ts) and runs their effects. Loads after
// hydration (deferred-navigation.ts).
import { arrive, markLoading } from './complete-navigation.ts'
import {
  entryId,
  newEntryId,
  rememberedScroll,
  rememberScroll,
  restoreScroll,
  scrollToPlace,
} from './history-scroll.ts'
import type { Navigation, NavigationOptions } from './navigation.ts'
import {
  initialNavigation,
  navigationStep,
  type Effect,
  type BrowserState,
  type NavigationEvent,
} from './navigation-state.ts'
import { pageAddress } from './page-address.ts'
import { pageLoading } from './page-loading.ts'
import { isOutdated, reloadOnce } from './reload-once.ts'
import { screenRendering } from './screen-rendering.ts'
import { targetTest } from './screen-query.ts'
import { activeScreen, type ScreenState } from './screens.ts'
import { deferLowerComponents } from '../hydration/deferred-component.tsx'
import { notFoundPath } from '../pages/page.ts'

type Options = NavigationOptions & {
  /** State that the server rendered. */
  readonly initial: ScreenState
  /** Address of the document when it hydrated. */
  readonly address: string
  readonly isFast: boolean
}

type EffectOf<Type extends Effect['type']> = Extract<Effect, { type: Type }>

/** The browser's state, read when a rule needs it. */
const browser: BrowserState = {
  get now() {
    return Date.now()
  },
  get scroll() {
    return scrollY
  },
  get entry() {
    return entryId()
  },
  get entryScroll() {
    return rememberedScroll(entryId())
  },
  get newEntry() {
    return newEntryId()
  },
}

/** Keeps the state, applies the rules to each event and runs their effects. */
function effectRunner(options: Options) {
  const { routes, errorRoute, initial, site, visit, isFast } = options
  const pages = pageLoading(routes, errorRoute, site, visit)
  let state = initialNavigation(initial, entryId())
  const rendering = screenRendering(initial, () => state.screens, isFast)

  /** Resolves when the effects of the event, and those of the events they cause, have ended. */
  async function dispatch(event: NavigationEvent | undefined): Promise<void> {
    if (!event) return
    const [next, effects] = navigationStep(routes, state, event, browser)
    state = next
    await Promise.all(effects.map(run))
  }

  /** Begins each effect at once, in order. */
  async function run(effect: Effect): Promise<void> {
    switch (effect.type) {
      case 'load':
        return load(effect)
      case 'reload':
        if (reloadOnce(effect.url, site.buildId)) return
        return effect.otherwise === 'open' ? location.assign(effect.url) : dispatch(effect.otherwise)
      case 'storeScroll':
        return rememberScroll(effect.entry, effect.scroll)
      case 'enter': {
        const { replace, url, wanted } = effect.to
        const entry = { mark: effect.entry, ...(wanted !== undefined && { wanted }) }
        return history[replace ? 'replaceState' : 'pushState'](entry, '', url)
      }
      case 'show':
        return rendering.show(effect, () => void dispatch({ type: 'swapped' }))
      case 'render':
        return rendering.render(effect.inBackground)
      case 'loadFault':
        return showError(pages.fault(effect))
      case 'loadUnreachable':
        return showError(pages.unreachable(effect))
      case 'refresh':
        void refresh()
        return
      case 'scroll':
        return scrollToPlace(effect.scroll)
      case 'complete':
        return arrive(effect.screen.page, effect.arrival)
    }
  }

  async function load(effect: EffectOf<'load'>): Promise<void> {
    const endLoading = markLoading()
    await dispatch(await pages.load(effect))
    endLoading()
  }

  async function showError(loading: Promise<NavigationEvent | undefined>): Promise<void> {
    const url = pageAddress(notFoundPath, visit.locale, location.href)
    const event = await loading.catch(() => undefined)
    if (event) await dispatch(event)
    else location.assign(url)
  }

  async function refresh(): Promise<void> {
    await dispatch(await pages.refresh(activeScreen(state.screens)))
  }

  return { pages, rendering, dispatch, run, refresh, current: () => state }
}

export function browserNavigation(options: Options): Navigation {
  const { pages, rendering, dispatch, run, refresh, current } = effectRunner(options)
  let onArrival: (() => void) | undefined
  const addressOf = (to: string): URL => pageAddress(to, options.visit.locale, location.href)

  function pop(hasEntry: boolean): void {
    void dispatch({ type: 'popped', url: new URL(location.href), hasEntry, isOutdated: isOutdated() })
  }
  addEventListener('popstate', (event) => pop(Boolean(event.state)))
  // The shopper went back or forward while this code loaded.
  if (location.href !== options.address) pop(false)
  restoreScroll(() => current().entry)

  return {
    initial: options.initial,
    attach: (listener) => rendering.attach(listener),
    settled(screens) {
      rendering.settled(screens)
      void dispatch({ type: 'rendered', screens })
      options.onShown(activeScreen(screens).page)
      onArrival?.()
    },
    onArrival(work) {
      onArrival = work
    },
    navigate(to, stepOptions = {}) {
      const request = { url: addressOf(to), options: stepOptions, redirects: 0 }
      return dispatch({ type: 'requested', request, isOutdated: isOutdated() })
    },
    changeQuery(key, value) {
      const url = new URL(location.href)
      url.searchParams.set(key, value)
      void dispatch({ type: 'queryChanged', url })
    },
    prefetch(to) {
      const url = addressOf(to)
      const { screens, queries } = current()
      const isMounted = screens.screens.some(targetTest(options.routes, queries, url))
      if (!isMounted) pages.prefetch(url)
    },
    async prerender(to) {
      const event = await pages.prerender(addressOf(to))
      if (event) deferLowerComponents()
      await dispatch(event)
    },
    refresh,
    dropKept() {
      pages.clear()
      void dispatch({ type: 'customerChanged' })
    },
    showUnreachable: () =>
      run({ type: 'loadUnreachable', step: current().step, url: new URL(location.href) }),
    showFault(status) {
      const request = { url: new URL(location.href), options: {}, redirects: 0 }
      return run({ type: 'loadFault', step: current().step, status, request })
    },
  }
}
