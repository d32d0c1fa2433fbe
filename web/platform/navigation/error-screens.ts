// Error pages that the browser creates: for a fault of the server, and for an unreachable server. Loaded in idle time.
import { errorPage } from '../pages/error-page.ts'
import { splitLocale } from '../pages/locale-path.ts'
import type { Page } from '../pages/page.ts'
import type { Visit } from '../pages/visit.ts'
import type { Effect, NavigationEvent } from './navigation-state.ts'
import type { Screen } from './screens.ts'
import { requestedAddress, unreachablePage } from './unreachable-page.ts'

type Context = { readonly visit: Visit; readonly open: (page: Page) => Promise<Screen> }

/** The error page at the requested address. */
export async function faultLoaded(
  { step, status, request: { url, options } }: Extract<Effect, { type: 'loadFault' }>,
  { visit, open }: Context,
): Promise<NavigationEvent> {
  const { path } = splitLocale(url.pathname)
  const screen = await open(errorPage({ ...visit, path }, visit.site, visit.t, status).page)
  const entry = { url, replace: options.replace, back: options.back }
  return { type: 'errorLoaded', step, screen, ...(url.href !== location.href && { entry }) }
}

/** `/error/404`, whose address is `errorUrl`. */
export async function unreachableLoaded(
  { step, url }: Extract<Effect, { type: 'loadUnreachable' }>,
  errorUrl: URL,
  { visit, open }: Context,
): Promise<NavigationEvent> {
  const screen = await open(unreachablePage(visit))
  const replace = location.pathname === errorUrl.pathname
  const wanted = replace && url.pathname === errorUrl.pathname ? requestedAddress() : url.href
  return { type: 'errorLoaded', step, screen, entry: { url: errorUrl, replace, wanted } }
}
