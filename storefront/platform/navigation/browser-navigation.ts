// Client-side navigation: sends events to the rules (navigation-state.ts) and runs their effects.
import { arrive, markLoading } from './complete-navigation.ts'
import {
  entryId,
  newEntryId,
  rememberedScroll,
  rememberScroll,
  restoreScroll,
  scrollToPlace,
} from './history-scroll.ts'
import type { Navigation } from './navigation.ts'
import {
  initialNavigation,
  navigationStep,
  type Effect,
  type Here,
  type NavigationEvent,
} from './navigation-state.ts'
import { pageAddress } from './page-address.ts'
import type { PageLoading } from './page-loading.ts'
import { isOutdated, reloadOnce } from './reload-once.ts'
import { screenRendering } from './screen-rendering.ts'
import { activeScreen, type Screen } from './screens.ts'
import { deferLowerParts } from '../hydration/lazy-hydrated.tsx'
import { notFoundPath, type Page, type Site } from '../pages/page.ts'
import type { Route } from '../pages/route.ts'
import type { Visit } from '../pages/visit.ts'

type Options = {
  readonly routes: readonly Route[]
  readonly errorRoute: Route
  readonly first: Screen
  readonly site: Site
  readonly visit: Visit
  /** Called after each page view. */
  readonly onShown: (page: Page) => void
}

type EffectOf<Type extends Effect['type']> = Extract<Effect, { type: Type }>

/** The browser's state, read when a rule needs it. */
const here: Here = {
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

/** The code that loads pages is a file of its own, which hydration does not wait for. */
function deferredLoading({ routes, errorRoute, site, visit }: Options): () => Promise<PageLoading> {
  let loading: Promise<PageLoading> | undefined
  return () => {
    loading ??= import('./page-loading.ts').then((code) => code.pageLoading(routes, errorRoute, site, visit))
    // The next call retries a failed load.
    loading.catch(() => (loading = undefined))
    return loading
  }
}

/** Keeps the state, applies the rules to each event and runs their effects. */
function effectRunner(options: Options) {
  const { routes, first, site, visit } = options
  const pages = deferredLoading(options)
  let state = initialNavigation(first, entryId())
  const rendering = screenRendering(state.screens, () => state.screens)

  /** Resolves when the effects of the event, and those of the events they cause, have ended. */
  async function dispatch(event: NavigationEvent | undefined): Promise<void> {
    if (!event) return
    const [next, effects] = navigationStep(routes, state, event, here)
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
        return loadError((code) => code.fault(effect))
      case 'loadUnreachable':
        return loadError((code) => code.unreachable(effect))
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
    const failed: NavigationEvent = { ...effect, type: 'failed', reason: 'code' }
    await dispatch(
      await pages()
        .then((code) => code.load(effect))
        .catch(() => failed),
    )
    endLoading()
  }

  async function loadError(load: (code: PageLoading) => Promise<NavigationEvent | undefined>): Promise<void> {
    const url = pageAddress(notFoundPath, visit.locale, location.href)
    const event = await pages()
      .then(load)
      .catch(() => undefined)
    if (event) await dispatch(event)
    else location.assign(url)
  }

  async function refresh(): Promise<void> {
    const code = await pages().catch(() => undefined)
    await dispatch(await code?.refresh(activeScreen(state.screens)))
  }

  return { pages, rendering, dispatch, run, refresh, current: () => state }
}

export function browserNavigation(options: Options): Navigation {
  const { pages, rendering, dispatch, run, refresh, current } = effectRunner(options)
  const initial = current().screens
  let onArrival: (() => void) | undefined
  const addressOf = (to: string): URL => pageAddress(to, options.visit.locale, location.href)

  addEventListener('popstate', (event) => {
    const hasEntry = Boolean(event.state)
    void dispatch({ type: 'popped', url: new URL(location.href), hasEntry, isOutdated: isOutdated() })
  })
  restoreScroll(() => current().entry)

  return {
    initial,
    attach(listener) {
      // Soon after hydration: the first step must not wait for it.
      pages().catch(() => undefined)
      return rendering.attach(listener)
    },
    settled(screens) {
      void dispatch({ type: 'rendered', screens })
      options.onShown(activeScreen(screens).page)
      rendering.settled(screens)
      onArrival?.()
    },
    onArrival(work) {
      onArrival = work
    },
    navigate(to, stepOptions = {}) {
      const request = { url: addressOf(to), options: stepOptions, redirects: 0 }
      return dispatch({ type: 'requested', request, isOutdated: isOutdated() })
    },
    prefetch(to) {
      const url = addressOf(to)
      const isMounted = current().screens.screens.some(({ key }) => key === url.pathname && !url.search)
      if (!isMounted)
        pages().then(
          (code) => code.prefetch(url),
          () => undefined,
        )
    },
    async prerender(to) {
      const code = await pages().catch(() => undefined)
      const event = await code?.prerender(addressOf(to))
      if (event) deferLowerParts()
      await dispatch(event)
    },
    refresh,
    dropKept() {
      pages().then(
        (code) => code.clear(),
        () => undefined,
      )
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
