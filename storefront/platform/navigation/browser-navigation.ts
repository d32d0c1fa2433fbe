// Moves the shopper from page to page without loading a document: the next page's data and code come in
// parallel, a kept page comes back at once, and the latest wish wins.
import { startTransition } from 'react'
import { localePath, splitLocale } from '../pages/locale-path.ts'
import { entryMark, newMark, rememberedScroll, rememberScroll, scrollToPlace } from './history-scroll.ts'
import { renderLowerPartsLater } from '../hydration/lazy-hydrated.tsx'
import { matchRoute } from '../pages/match.ts'
import type { NavigateOptions, Navigation, ShownListener } from './navigation.ts'
import { openScreen } from '../pages/open-page.ts'
import { canonicalSearch, notFoundPath, visitKeys, type Page, type Site } from '../pages/page.ts'
import { createPayloads, freshMs, ServerFault, Unreachable } from './payloads.ts'
import { isOutdated, reloadOnce } from './reload-once.ts'
import type { Route } from '../pages/route.ts'
import { activeScreen, drawAhead, dropKept, showScreen, type Screen, type Shown } from './screens.ts'
import { arrive, markLoading, type Arrival } from './arrive.ts'
import { nextPaint } from '../hydration/next-paint.ts'
import { swapScreens } from './screen-visibility.ts'
import { withTexts } from '../texts.ts'
import type { Visit } from '../pages/visit.ts'

type Options = {
  readonly routes: readonly Route[]
  readonly errorRoute: Route
  readonly first: Screen
  readonly site: Site
  readonly visit: Visit
  /** Called each time a page has been shown. */
  readonly onShown: (page: Page) => void
}
type Way = NavigateOptions & { readonly back?: boolean }

const mostRedirects = 5
const stay: Arrival = { scroll: 'keep', hash: '' }
/**
 * A movement begins with photographs of the page, which a quick device takes in no time: one that has woken its page,
 * and begun the last movement, within these times.
 */
const quick = { wakeMs: 16, moveMs: 150 }

export function browserNavigation(options: Options): Navigation {
  const { routes, errorRoute, first, site, visit, onShown } = options
  const payloads = createPayloads(site.buildId, () => Date.now())
  const loadedAt = new WeakMap<Page, number>([[first.page, Date.now()]])
  const initial: Shown = { screens: [first], active: first.key, ahead: [] }
  let shown = initial
  let listener: ShownListener | undefined
  const madeAt = performance.now()
  /** On a quick device. */
  let moveOver: typeof import('./view-transition.ts').withViewTransition | undefined
  /** What the document shows; behind `shown` while a step is on its way. */
  let inDocument = initial
  const waiting: (() => void)[] = []
  let onArrival: (() => void) | undefined
  let mark = entryMark()
  let steps = 0
  /** Set by a step, used once its screen is in the document. */
  let arrival = stay

  function show(screen: Screen, next: Arrival, pressed?: Element): void {
    const before = activeScreen(shown)
    const elsewhere = screen.key !== before.key
    // Of an address with another query the document shows something else.
    const isStanding = [...shown.screens, ...shown.ahead].some(({ page }) => page === screen.page)
    // The same page with newer data does not end a step that is still on its way.
    if (next !== stay) arrival = next
    renderLowerPartsLater()
    shown = showScreen(shown, screen, scrollY)
    if (elsewhere && moveOver && listener) {
      const begin = performance.now()
      return void moveOver(change, pressed).then(() => {
        if (performance.now() - begin > quick.moveMs) moveOver = undefined
      })
    }
    // What stands around the screens is React's.
    const isAlone = isStanding && elsewhere && screen.layout === before.layout && !next.hash
    if (!isAlone || !swapScreens(before.key, screen.key)) return listener?.(shown)
    if (typeof next.scroll === 'number') {
      scrollToPlace(next.scroll)
      // Until React follows, the shopper may have scrolled on.
      arrival = { ...next, scroll: 'there' }
    }
    void nextPaint().then(() => startTransition(() => listener?.(shown)))
  }

  /** A newer step may have been shown in the meantime. */
  function change(): Promise<void> {
    return new Promise((resolve) => {
      if (inDocument === shown) return resolve()
      waiting.push(resolve)
      listener?.(shown)
    })
  }

  /** The address bar follows when the page is there. Back and forward have moved it already. */
  function enterHistory(url: URL, way: Way): void {
    rememberScroll(mark, scrollY)
    if (way.back) mark = entryMark()
    else {
      if (!way.replace) mark = newMark()
      history[way.replace ? 'replaceState' : 'pushState']({ mark }, '', url)
    }
  }

  function arrivalOf(url: URL, way: Way, kept?: Screen): Arrival {
    if (way.keepScroll) return stay
    if (way.back) return { scroll: kept?.scroll ?? rememberedScroll(entryMark()), hash: '' }
    return { scroll: kept?.scroll ?? 0, hash: url.hash }
  }

  async function go(url: URL, way: Way, redirects = 0): Promise<void> {
    const step = ++steps
    if (isOutdated() && reloadOnce(url, site.buildId)) return
    const match = matchRoute(routes, splitLocale(url.pathname).path)
    const search = canonicalSearch(url.searchParams, match?.route.query)
    const isWanted = (screen: Screen) => screen.key === url.pathname && screen.page.search === search
    const kept = shown.screens.find(isWanted)
    const standing = kept ?? shown.ahead.find(isWanted)
    if (standing && standing.key !== shown.active) {
      enterHistory(url, way)
      show(standing, arrivalOf(url, way, kept), way.pressed)
      if (Date.now() - (loadedAt.get(standing.page) ?? 0) > freshMs) void refresh()
      return
    }
    const done = markLoading()
    try {
      const code = match?.route.screen()
      // Without a connection both fail: the page's data say so.
      code?.catch(() => undefined)
      const payload = await payloads.read(url)
      await code
      if (step !== steps) return
      if ('redirect' in payload) {
        if (redirects >= mostRedirects) throw new Error(`${url.pathname} redirects without end`)
        return await go(new URL(payload.redirect, location.href), way, redirects + 1)
      }
      const screen = await openScreen(routes, errorRoute, payload)
      if (step !== steps) return
      loadedAt.set(payload, Date.now())
      enterHistory(url, way)
      show(screen, arrivalOf(url, way), way.pressed)
    } catch (error) {
      if (step !== steps) return
      if (error instanceof Unreachable || !navigator.onLine) return await showUnreachable(url)
      if (error instanceof ServerFault) return await showFault(error.status, url, way)
      // A missing chunk or another build: only a new document helps. Where it has been of no use before, the
      // shopper still reads it, without code.
      if (!reloadOnce(url, site.buildId)) location.assign(url)
    } finally {
      done()
    }
  }

  async function refresh(): Promise<void> {
    const { key, page } = activeScreen(shown)
    const payload = await payloads.read(new URL(location.href), { fresh: true }).catch(() => undefined)
    const current = activeScreen(shown)
    if (!payload || 'redirect' in payload || current.key !== key || current.page !== page) return
    loadedAt.set(payload, Date.now())
    show(await openScreen(routes, errorRoute, payload), stay)
  }

  /** The page of errors, at the address that was wanted. */
  async function showFault(status: number, wanted = new URL(location.href), way: Way = {}): Promise<void> {
    try {
      const { errorPage } = await withTexts(['lost'], import('../pages/error-page.ts'))
      const { path } = splitLocale(wanted.pathname)
      const { page } = errorPage({ ...visit, path }, visit.t, status)
      const screen = await openScreen(routes, errorRoute, page)
      steps += 1
      if (wanted.href !== location.href) enterHistory(wanted, way)
      show(screen, { scroll: 0, hash: '' })
    } catch {
      await showUnreachable(wanted)
    }
  }

  async function showUnreachable(wanted = new URL(location.href)): Promise<void> {
    const url = addressOf(localePath(visit.locale, notFoundPath))
    // Fetched ahead by each page, once it is done.
    const code = await import('./unreachable-page.ts').catch(() => undefined)
    const screen =
      code && (await openScreen(routes, errorRoute, code.unreachablePage(visit)).catch(() => undefined))
    if (!screen) return location.assign(url)
    steps += 1
    const isHere = location.pathname === url.pathname
    const kept = isHere && wanted.pathname === url.pathname ? code.wantedAddress() : wanted.href
    enterHistory(url, { replace: isHere })
    code.keepWantedAddress(kept)
    show(screen, { scroll: 0, hash: '' })
  }

  /** A shop path gets this visit's language; `ce`, `lg` and `day` stay with the visit that brought them. */
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

  addEventListener('popstate', ({ state }) => {
    const url = new URL(location.href)
    const { key, page } = activeScreen(shown)
    const { route } = matchRoute(routes, splitLocale(url.pathname).path) ?? {}
    if (key !== url.pathname || page.search !== canonicalSearch(url.searchParams, route?.query))
      return void go(url, { back: true })
    // Another place on this page, which the browser goes to by itself only when it is new; or this page was
    // wanted again before another one had come.
    steps += 1
    const before = mark
    mark = entryMark()
    if (state && mark !== before) scrollToPlace(rememberedScroll(mark))
  })
  addEventListener('scrollend', () => rememberScroll(mark, scrollY))
  // Before a press on a link that leads to another place of this page: there the browser is quicker.
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a[href*="#"]')) rememberScroll(mark, scrollY)
    },
    { capture: true },
  )
  // A document that comes back from another one, or is loaded again, is restored by the browser itself.
  addEventListener('pagehide', () => {
    rememberScroll(mark, scrollY)
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'))
  history.scrollRestoration = 'manual'
  // Where the document stands is only asked when it matters: the answer costs a whole layout.
  const place = rememberedScroll(mark)
  if (place && !scrollY) scrollToPlace(place)

  return {
    initial,
    attach(next) {
      listener = next
      if (performance.now() - madeAt < quick.wakeMs)
        import('./view-transition.ts').then(
          (code) => (moveOver = code.withViewTransition),
          () => undefined,
        )
      // A step that was made while the document was still waking up.
      if (shown !== initial) next(shown)
      return () => (listener = undefined)
    },
    settled(now) {
      const { page } = activeScreen(now)
      inDocument = now
      arrive(page, arrival)
      arrival = stay
      onShown(page)
      for (const resolve of waiting.splice(0)) resolve()
      onArrival?.()
    },
    onArrival(work) {
      onArrival = work
    },
    navigate: (to, options = {}) => go(addressOf(to), options),
    prefetch(to) {
      const url = addressOf(to)
      const match = matchRoute(routes, splitLocale(url.pathname).path)
      if (!match || shown.screens.some(({ key }) => key === url.pathname && !url.search)) return
      payloads.read(url).catch(() => undefined)
      match.route.screen().catch(() => undefined)
    },
    async drawAhead(to) {
      const url = addressOf(to)
      const match = matchRoute(routes, splitLocale(url.pathname).path)
      const payload = match && (await payloads.read(url).catch(() => undefined))
      if (!payload || 'redirect' in payload) return
      const screen = await openScreen(routes, errorRoute, payload).catch(() => undefined)
      if (!screen) return
      if (!loadedAt.has(payload)) loadedAt.set(payload, Date.now())
      renderLowerPartsLater()
      shown = drawAhead(shown, screen)
      startTransition(() => listener?.(shown))
    },
    refresh,
    dropKept() {
      payloads.clear()
      shown = dropKept(shown)
      listener?.(shown)
    },
    showUnreachable: () => showUnreachable(),
    showFault: (status) => showFault(status),
  }
}
