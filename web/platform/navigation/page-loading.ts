// Loads pages for the navigation: data and code in parallel. Each function returns the event that reports the result;
// undefined if nothing is to be done.
import type { Effect, Failure, NavigationEvent } from './navigation-state.ts'
import { pageAddress } from './page-address.ts'
import { createPayloads, ServerFault, Unreachable } from './payloads.ts'
import { isOutdated } from './reload-once.ts'
import type { Screen } from './screens.ts'
import { deferred } from '../hydration/deferred.ts'
import { mayRetry, retryDelayMs } from '../api/retry.ts'
import { splitLocale } from '../pages/locale-path.ts'
import { matchRoute } from '../pages/match.ts'
import { openScreen } from '../pages/open-page.ts'
import { notFoundPath, type Page, type Payload, type Site } from '../pages/page.ts'
import type { Route } from '../pages/route.ts'
import type { Visit } from '../pages/visit.ts'

type EffectOf<Type extends Effect['type']> = Extract<Effect, { type: Type }>
type Result = Promise<NavigationEvent | undefined>

/** In idle time: they must be loaded before the connection is lost. */
const errorScreens = deferred(() => import('./error-screens.ts'), { when: 'idle' })

export function pageLoading(routes: readonly Route[], errorRoute: Route, site: Site, visit: Visit) {
  const payloads = createPayloads(site.buildId, () => Date.now())
  const open = (page: Page): Promise<Screen> => openScreen(routes, errorRoute, page, Date.now())
  const routeOf = (url: URL) => matchRoute(routes, splitLocale(url.pathname).path)?.route

  /** A busy shop refuses a page with the time to request it again. */
  async function readWithRetries(url: URL): Promise<Payload> {
    for (let retries = 0; ; retries += 1) {
      try {
        return await payloads.read(url)
      } catch (fault) {
        const isBusy = fault instanceof ServerFault && fault.status === 503
        if (!isBusy || !mayRetry('GET', false, fault.status, retries)) throw fault
        const delayMs = retryDelayMs(retries, fault.retryAfter, Math.random())
        await new Promise((resolve) => setTimeout(resolve, delayMs))
      }
    }
  }

  async function loadPage({ step, request }: EffectOf<'load'>): Promise<NavigationEvent> {
    const code = routeOf(request.url)?.screen()
    // Offline, both requests fail; the error of `payloads.read` counts.
    code?.catch(() => undefined)
    const payload = await readWithRetries(request.url)
    await code
    if (!('redirect' in payload)) return { type: 'loaded', step, request, screen: await open(payload) }
    const url = new URL(payload.redirect, location.href)
    const redirected = { ...request, url, redirects: request.redirects + 1 }
    return { type: 'redirected', step, request: redirected, isOutdated: isOutdated() }
  }

  const context = { visit, open }

  return {
    load: (effect: EffectOf<'load'>): Promise<NavigationEvent> =>
      loadPage(effect).catch((error: unknown): NavigationEvent => ({
        ...effect,
        type: 'failed',
        reason: reasonOf(error),
      })),
    async refresh(previous: Screen): Result {
      const payload = await payloads.read(new URL(location.href), { fresh: true }).catch(() => undefined)
      if (!payload || 'redirect' in payload) return undefined
      const screen = await open(payload).catch(() => undefined)
      return screen && { type: 'refreshed', previous, screen }
    },
    prefetch(url: URL): void {
      const route = routeOf(url)
      if (!route) return
      payloads.read(url).catch(() => undefined)
      route.screen().catch(() => undefined)
    },
    async prerender(url: URL): Result {
      const payload = routeOf(url) && (await payloads.read(url).catch(() => undefined))
      if (!payload || 'redirect' in payload) return undefined
      const screen = await open(payload).catch(() => undefined)
      return screen && { type: 'prerendered', screen }
    },
    fault: (effect: EffectOf<'loadFault'>): Result =>
      errorScreens()
        .then((code) => code.faultLoaded(effect, context))
        .catch((): NavigationEvent => ({ ...effect, type: 'failed', reason: 'unreachable' })),
    async unreachable(effect: EffectOf<'loadUnreachable'>): Result {
      const url = pageAddress(notFoundPath, visit.locale, location.href)
      return (await errorScreens()).unreachableLoaded(effect, url, context)
    },
    clear: () => payloads.clear(),
  }
}

function reasonOf(error: unknown): Failure {
  if (error instanceof Unreachable || !navigator.onLine) return 'unreachable'
  return error instanceof ServerFault ? error.status : 'code'
}
