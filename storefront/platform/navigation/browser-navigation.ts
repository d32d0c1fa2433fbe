// Client-side navigation. Loads the next page's data and code in parallel and shows mounted screens at once.
// A newer navigation cancels an older one.
import { startTransition } from 'react'
import { localePath, splitLocale } from '../pages/locale-path.ts'
import { entryId, newEntryId, rememberedScroll, rememberScroll, scrollToPlace } from './history-scroll.ts'
import { deferLowerParts } from '../hydration/lazy-hydrated.tsx'
import { matchRoute } from '../pages/match.ts'
import type { NavigateOptions, Navigation, ScreenListener } from './navigation.ts'
import { openScreen } from '../pages/open-page.ts'
import { canonicalSearch, notFoundPath, visitKeys, type Page, type Site } from '../pages/page.ts'
import { createPayloads, freshMs, ServerFault, Unreachable } from './payloads.ts'
import { isOutdated, reloadOnce } from './reload-once.ts'
import type { Route } from '../pages/route.ts'
import { activeScreen, dropKept, prerender, showScreen, type Screen, type ScreenState } from './screens.ts'
import { arrive, markLoading, type Arrival } from './complete-navigation.ts'
import { nextPaint } from '../hydration/next-paint.ts'
import { swapScreens } from './screen-visibility.ts'
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
/** `back`: the browser moved through its history, back or forward. */
type StepOptions = NavigateOptions & { readonly back?: boolean }

const maxRedirects = 5
const stay: Arrival = { scroll: 'keep', hash: '' }
/**
 * A view transition begins with snapshots of the page, which only fast devices take quickly. A fast device has hydrated
 * and started its last transition within these times.
 */
const fastDevice = { hydrateMs: 16, transitionMs: 150 }

export function browserNavigation(options: Options): Navigation {
  const { routes, errorRoute, first, site, visit, onShown } = options
  const payloads = createPayloads(site.buildId, () => Date.now())
  const loadedAt = new WeakMap<Page, number>([[first.page, Date.now()]])
  const initial: ScreenState = { screens: [first], active: first.key, prerendered: [] }
  let state = initial
  let listener: ScreenListener | undefined
  const createdAt = performance.now()
  /** Set on a fast device only. */
  let transition: typeof import('./view-transition.ts').withViewTransition | undefined
  /** State of the document; older than `state` until React has rendered a step. */
  let rendered = initial
  const renderWaiters: (() => void)[] = []
  let onArrival: (() => void) | undefined
  let mark = entryId()
  let steps = 0
  /** Set by a step, applied after its screen is rendered. */
  let arrival = stay

  function show(screen: Screen, next: Arrival, pressed?: Element): void {
    const before = activeScreen(state)
    const isOtherScreen = screen.key !== before.key
    // Compares pages, not keys: another query of the same path is not in the document.
    const isMounted = [...state.screens, ...state.prerendered].some(({ page }) => page === screen.page)
    // A refresh of the same page must not replace the arrival of a pending step.
    if (next !== stay) arrival = next
    deferLowerParts()
    state = showScreen(state, screen, scrollY)
    if (isOtherScreen && transition && listener) {
      const begin = performance.now()
      return void transition(renderState, pressed).then(() => {
        if (performance.now() - begin > fastDevice.transitionMs) transition = undefined
      })
    }
    // A swap without React is possible only if nothing around the screens changes.
    const canSwap = isMounted && isOtherScreen && screen.layout === before.layout && !next.hash
    if (!canSwap || !swapScreens(before.key, screen.key)) return listener?.(state)
    if (typeof next.scroll === 'number') {
      scrollToPlace(next.scroll)
      // The shopper may scroll before React has rendered: do not scroll again.
      arrival = { ...next, scroll: 'done' }
    }
    void nextPaint().then(() => startTransition(() => listener?.(state)))
  }

  /** Resolves when the document shows `state`, which a newer step may already have rendered. */
  function renderState(): Promise<void> {
    return new Promise((resolve) => {
      if (rendered === state) return resolve()
      renderWaiters.push(resolve)
      listener?.(state)
    })
  }

  /** Changes the address when the page is loaded. Back and forward have changed it already. */
  function enterHistory(url: URL, options: StepOptions): void {
    rememberScroll(mark, scrollY)
    if (options.back) mark = entryId()
    else {
      if (!options.replace) mark = newEntryId()
      history[options.replace ? 'replaceState' : 'pushState']({ mark }, '', url)
    }
  }

  function arrivalOf(url: URL, options: StepOptions, visited?: Screen): Arrival {
    if (options.keepScroll) return stay
    if (options.back) return { scroll: visited?.scroll ?? rememberedScroll(entryId()), hash: '' }
    return { scroll: visited?.scroll ?? 0, hash: url.hash }
  }

  async function go(url: URL, options: StepOptions, redirects = 0): Promise<void> {
    const step = ++steps
    if (isOutdated() && reloadOnce(url, site.buildId)) return
    const match = matchRoute(routes, splitLocale(url.pathname).path)
    const search = canonicalSearch(url.searchParams, match?.route.query)
    const isTarget = (screen: Screen) => screen.key === url.pathname && screen.page.search === search
    const visited = state.screens.find(isTarget)
    const mounted = visited ?? state.prerendered.find(isTarget)
    if (mounted && mounted.key !== state.active) {
      enterHistory(url, options)
      show(mounted, arrivalOf(url, options, visited), options.pressed)
      if (Date.now() - (loadedAt.get(mounted.page) ?? 0) > freshMs) void refresh()
      return
    }
    const endLoading = markLoading()
    try {
      const code = match?.route.screen()
      // Offline, both requests fail; the error of `payloads.read` is handled below.
      code?.catch(() => undefined)
      const payload = await payloads.read(url)
      await code
      if (step !== steps) return
      if ('redirect' in payload) {
        if (redirects >= maxRedirects) throw new Error(`${url.pathname} redirects without end`)
        return await go(new URL(payload.redirect, location.href), options, redirects + 1)
      }
      const screen = await openScreen(routes, errorRoute, payload)
      if (step !== steps) return
      loadedAt.set(payload, Date.now())
      enterHistory(url, options)
      show(screen, arrivalOf(url, options), options.pressed)
    } catch (error) {
      if (step !== steps) return
      if (error instanceof Unreachable || !navigator.onLine) return await showUnreachable(url)
      if (error instanceof ServerFault) return await showFault(error.status, url, options)
      // A missing chunk or another build needs a new document. If a reload has not helped before, the browser still
      // opens the document, which is readable without code.
      if (!reloadOnce(url, site.buildId)) location.assign(url)
    } finally {
      endLoading()
    }
  }

  async function refresh(): Promise<void> {
    const { key, page } = activeScreen(state)
    const payload = await payloads.read(new URL(location.href), { fresh: true }).catch(() => undefined)
    const current = activeScreen(state)
    if (!payload || 'redirect' in payload || current.key !== key || current.page !== page) return
    loadedAt.set(payload, Date.now())
    show(await openScreen(routes, errorRoute, payload), stay)
  }

  /** Shows the error page at the requested address. */
  async function showFault(
    status: number,
    target = new URL(location.href),
    options: StepOptions = {},
  ): Promise<void> {
    try {
      const { errorPage } = await import('../pages/error-page.ts')
      const { path } = splitLocale(target.pathname)
      const { page } = errorPage({ ...visit, path }, visit.t, status)
      const screen = await openScreen(routes, errorRoute, page)
      steps += 1
      if (target.href !== location.href) enterHistory(target, options)
      show(screen, { scroll: 0, hash: '' })
    } catch {
      await showUnreachable(target)
    }
  }

  async function showUnreachable(target = new URL(location.href)): Promise<void> {
    const url = addressOf(localePath(visit.locale, notFoundPath))
    // when-idle.ts has loaded this module in advance.
    const code = await import('./unreachable-page.ts').catch(() => undefined)
    const screen =
      code && (await openScreen(routes, errorRoute, code.unreachablePage(visit)).catch(() => undefined))
    if (!screen) return location.assign(url)
    steps += 1
    const isHere = location.pathname === url.pathname
    const address = isHere && target.pathname === url.pathname ? code.requestedAddress() : target.href
    enterHistory(url, { replace: isHere })
    code.storeRequestedAddress(address)
    show(screen, { scroll: 0, hash: '' })
  }

  /** Adds this visit's language to a shop path, and the query keys `ce`, `lg` and `day` of the current address. */
  function addressOf(to: string): URL {
    const inLanguage = to.startsWith('/') && !splitLocale(to).locale ? localePath(visit.locale, to) : to
    const url = new URL(inLanguage, location.href)
    const here = new URLSearchParams(location.search)
    for (const key of visitKeys) {
      const value = here.get(key)
      if (value && !url.searchParams.has(key)) url.searchParams.set(key, value)
    }
    return url
  }

  addEventListener('popstate', (event) => {
    const url = new URL(location.href)
    const { key, page } = activeScreen(state)
    const { route } = matchRoute(routes, splitLocale(url.pathname).path) ?? {}
    if (key !== url.pathname || page.search !== canonicalSearch(url.searchParams, route?.query))
      return void go(url, { back: true })
    // Another position on this page, which the browser does not restore for existing entries. Or a return to this page
    // before another one had loaded.
    steps += 1
    const before = mark
    mark = entryId()
    if (event.state && mark !== before) scrollToPlace(rememberedScroll(mark))
  })
  addEventListener('scrollend', () => rememberScroll(mark, scrollY))
  // Before a press on a fragment link: the browser scrolls before this code could store the position.
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a[href*="#"]')) rememberScroll(mark, scrollY)
    },
    { capture: true },
  )
  // The browser restores the position at once where no script runs; restore-document-scroll.ts corrects it.
  addEventListener('pagehide', () => {
    rememberScroll(mark, scrollY)
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'))
  // The document may have been too short for restore-document-scroll.ts. `scrollY` is read last: it forces a layout.
  const position = rememberedScroll(mark)
  if (position && !scrollY) scrollToPlace(position)

  return {
    initial,
    attach(next) {
      listener = next
      if (performance.now() - createdAt < fastDevice.hydrateMs)
        import('./view-transition.ts').then(
          (code) => (transition = code.withViewTransition),
          () => undefined,
        )
      // A step during hydration.
      if (state !== initial) next(state)
      return () => (listener = undefined)
    },
    settled(next) {
      const { page } = activeScreen(next)
      rendered = next
      arrive(page, arrival)
      arrival = stay
      onShown(page)
      for (const resolve of renderWaiters.splice(0)) resolve()
      onArrival?.()
    },
    onArrival(work) {
      onArrival = work
    },
    navigate: (to, options = {}) => go(addressOf(to), options),
    prefetch(to) {
      const url = addressOf(to)
      const match = matchRoute(routes, splitLocale(url.pathname).path)
      if (!match || state.screens.some(({ key }) => key === url.pathname && !url.search)) return
      payloads.read(url).catch(() => undefined)
      match.route.screen().catch(() => undefined)
    },
    async prerender(to) {
      const url = addressOf(to)
      const match = matchRoute(routes, splitLocale(url.pathname).path)
      const payload = match && (await payloads.read(url).catch(() => undefined))
      if (!payload || 'redirect' in payload) return
      const screen = await openScreen(routes, errorRoute, payload).catch(() => undefined)
      if (!screen) return
      if (!loadedAt.has(payload)) loadedAt.set(payload, Date.now())
      deferLowerParts()
      state = prerender(state, screen)
      startTransition(() => listener?.(state))
    },
    refresh,
    dropKept() {
      payloads.clear()
      state = dropKept(state)
      listener?.(state)
    },
    showUnreachable: () => showUnreachable(),
    showFault: (status) => showFault(status),
  }
}
