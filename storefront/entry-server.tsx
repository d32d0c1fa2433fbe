// Entry of the server: loads the data of a page and renders its document.
import { renderToString } from 'react-dom/server'
import type { Locale } from '#domain/markets/locale.ts'
import type { Season } from '#domain/calendar/occasions.ts'
import { createTranslate, type Translate } from '#messages/translator.ts'
import type { Read } from '#api/call.ts'
import { messages } from 'virtual:messages'
import { App } from './App.tsx'
import { documentOf, type Assets, type DocumentOptions } from '#web/platform/pages/document.ts'
import { errorPage } from '#web/platform/pages/error-page.ts'
import { deferredComponentsLoaded } from '#web/platform/hydration/deferred-component.tsx'
import { loadPage, type LoadedPage } from '#web/platform/pages/load-page.ts'
import { staticNavigation } from '#web/platform/navigation/navigation.ts'
import { onlyScreen } from '#web/platform/navigation/screens.ts'
import { openScreen } from '#web/platform/pages/open-page.ts'
import type { PageRequest } from '#web/platform/pages/page.ts'
import { visitOf } from '#web/platform/pages/visit.ts'
import { errorRoute, routes } from './routes.ts'
import { typedAddresses } from './typed-addresses.ts'
import type { ShopFrame, ShopSite } from './shared/shop-visit.ts'
import { fallbackFrame, loadFrame } from './shell/load-frame.ts'

export { seasonStyles } from '#web/styles/season-styles.ts'

const translators = new Map<Locale, Promise<Translate>>()

function translateFor(locale: Locale): Promise<Translate> {
  let translate = translators.get(locale)
  if (!translate) {
    translate = messages[locale]().then((file) => createTranslate(locale, [file.default]))
    translators.set(locale, translate)
  }
  return translate
}

type PageWithFrame = Extract<LoadedPage, { page: unknown }> & {
  readonly frame: ShopFrame
  readonly season: Season | null
}

export async function load(
  request: PageRequest,
  read: Read,
): Promise<Exclude<LoadedPage, { page: unknown }> | PageWithFrame> {
  const t = await translateFor(request.locale)
  const [loaded, frameAndSeason] = await Promise.all([
    loadPage(routes, request, read, t, typedAddresses),
    loadFrame(read, request, t),
  ])
  return 'redirect' in loaded ? loaded : { ...loaded, ...frameAndSeason }
}

/** Frame and season of a page without scripts. */
export async function frameOf(request: PageRequest, read: Read): ReturnType<typeof loadFrame> {
  return loadFrame(read, request, await translateFor(request.locale))
}

/** Error page of a fault. `status`: 500, or 503 while the database is unavailable. */
export async function loadFault(request: PageRequest, status: number): Promise<PageWithFrame> {
  const t = await translateFor(request.locale)
  return {
    ...errorPage(request, request.settings, t, status),
    frame: fallbackFrame(request, t),
    season: null,
  }
}

export async function render(
  { page, head, frame, season }: PageWithFrame,
  now: number,
  site: ShopSite,
  assets: Assets,
  options: DocumentOptions,
): Promise<string> {
  const boot = { page, site, frame, season, texts: assets.texts }
  const screen = await openScreen(routes, errorRoute, page, now)
  await deferredComponentsLoaded()
  const navigation = staticNavigation(onlyScreen(screen))
  const t = await translateFor(page.locale)
  const visit = visitOf(boot, t)
  const body = renderToString(<App navigation={navigation} visit={visit} />)
  return documentOf(boot, head, body, assets, options, t)
}
