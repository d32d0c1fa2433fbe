// Loads pages for the navigation: data and code in parallel. Each function returns the event that reports the result;
// undefined if nothing is to be done.
import type { Effect, Failure, NavigationEvent } from './navigation-state.ts'
import { pageAddress } from './page-address.ts'
import { createPayloads, ServerFault, Unreachable } from './payloads.ts'
import { isOutdated } from './reload-once.ts'
import type { Screen } from './screens.ts'
import { splitLocale } from '../pages/locale-path.ts'
import { matchRoute } from '../pages/match.ts'
import { openScreen } from '../pages/open-page.ts'
import { notFoundPath, type Page, type Site } from '../pages/page.ts'
import type { Route } from '../pages/route.ts'
import type { Visit } from '../pages/visit.ts'

type EffectOf<Type extends Effect['type']> = Omit<Extract<Effect, { type: Type }>, 'type'>
type Result = Promise<NavigationEvent | undefined>

export function pageLoading(routes: readonly Route[], errorRoute: Route, site: Site, visit: Visit) {
  const payloads = createPayloads(site.buildId, () => Date.now())
  const open = (page: Page): Promise<Screen> => openScreen(routes, errorRoute, page, Date.now())
  const routeOf = (url: URL) => matchRoute(routes, splitLocale(url.pathname).path)?.route

  async function loadPage({ step, request }: EffectOf<'load'>): Promise<NavigationEvent> {
    const code = routeOf(request.url)?.screen()
    // Offline, both requests fail; the error of `payloads.read` counts.
    code?.catch(() => undefined)
    const payload = await payloads.read(request.url)
    await code
    if (!('redirect' in payload)) return { type: 'loaded', step, request, screen: await open(payload) }
    const url = new URL(payload.redirect, location.href)
    const redirected = { ...request, url, redirects: request.redirects + 1 }
    return { type: 'redirected', step, request: redirected, isOutdated: isOutdated() }
  }

  /** `/error/404`, created without a request. */
  async function unreachable({ step, url }: EffectOf<'loadUnreachable'>): Result {
    const errorUrl = pageAddress(notFoundPath, visit.locale, location.href)
    // when-idle.ts has loaded this module in advance.
    const code = await import('./unreachable-page.ts').catch(() => undefined)
    const screen = code && (await open(code.unreachablePage(visit)).catch(() => undefined))
    if (!screen) {
      location.assign(errorUrl)
      return undefined
    }
    const replace = location.pathname === errorUrl.pathname
    const wanted = replace && url.pathname === errorUrl.pathname ? code.requestedAddress() : url.href
    return { type: 'errorLoaded', step, screen, entry: { url: errorUrl, replace, wanted } }
  }

  return {
    load({ step, request }: EffectOf<'load'>): Promise<NavigationEvent> {
      return loadPage({ step, request }).catch((error: unknown) => {
        return { type: 'failed', step, request, reason: reasonOf(error) }
      })
    },
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
    /** The error page at the requested address. */
    async fault({ step, status, request: { url, options } }: EffectOf<'loadFault'>): Result {
      try {
        const { errorPage } = await import('../pages/error-page.ts')
        const { path } = splitLocale(url.pathname)
        const screen = await open(errorPage({ ...visit, path }, visit.t, status).page)
        const entry = { url, replace: options.replace, back: options.back }
        return { type: 'errorLoaded', step, screen, ...(url.href !== location.href && { entry }) }
      } catch {
        return { type: 'failed', step, request: { url, options, redirects: 0 }, reason: 'unreachable' }
      }
    },
    unreachable,
    clear: () => payloads.clear(),
  }
}

function reasonOf(error: unknown): Failure {
  if (error instanceof Unreachable || !navigator.onLine) return 'unreachable'
  return error instanceof ServerFault ? error.status : 'code'
}
