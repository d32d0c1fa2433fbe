// Renders the document or the data of a page request, with tags and expiry for the cache.
import { createHash } from 'node:crypto'
import type { Read } from '#api/call.ts'
import { instantAt, timeZones } from '#domain/calendar/calendar.ts'
import { validUntil } from '#domain/calendar/validity.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { Country } from '#domain/markets/market.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { themeCss } from '#domain/settings/theme.ts'
import { translateFor } from '#messages/load.ts'
import type { ShopSite } from '#storefront/shared/shop-visit.ts'
import type { Page, Payload } from '#web/platform/pages/page.ts'
import type { ShopMetrics } from '../monitoring/shop-metrics.ts'
import { createNotFoundPages } from './not-found-pages.ts'
import type { Rendered } from './page-cache.ts'
import type { ResolvedRequest } from './resolve-request.ts'
import type { Renderer, Storefront } from './storefront.ts'

export type RenderOptions = {
  readonly storefront: Storefront
  readonly site: (country: Country) => ShopSite
  readonly settings: () => Settings
  readonly readFor: (locale: Locale, country: Country) => Read
  readonly now: () => number
  /** False in development: pages are not cached. */
  readonly caches: boolean
  /** True: every document begins with a notice that nothing is sold. */
  readonly isTestShop: boolean
  readonly metrics: Pick<ShopMetrics, 'rendered'>
}

type LoadedPage = Awaited<ReturnType<Renderer['loadFault']>> & { readonly missedSearch?: string | undefined }

/** Hour of day at which `?day=` shows the shop. */
const previewHour = 9

export function createRenderPage(options: RenderOptions) {
  const { storefront, site, settings, readFor, now, caches, isTestShop, metrics } = options
  const notFound = createNotFoundPages(now)

  function instantOf({ day, country }: ResolvedRequest): number {
    return day === undefined ? now() : instantAt(day, previewHour, timeZones[country])
  }

  async function documentOf(loaded: LoadedPage, now: number, own: OwnStyles | null): Promise<string> {
    const { page } = loaded
    const renderer = await storefront.renderer()
    const notice = isTestShop ? translateFor(page.locale)('test.notice') : ''
    const paper = settings().theme?.paper
    const render = (pageToRender = page): Promise<string> =>
      renderer.render(
        { ...loaded, page: pageToRender },
        now,
        site(page.country),
        storefront.assets(page.name, page.locale),
        { ...storefront, notice, ownStyles: own?.css ?? '', paper },
      )
    const isNotFound = page.status === 404 && page.name === 'error'
    return isNotFound && caches
      ? notFound.documentOf(page, validUntil(settings().shipping.warehouse, page.country, now), render)
      : render()
  }

  async function rendered(
    target: ResolvedRequest,
    loaded: LoadedPage,
    now: number,
    mayCache: boolean,
  ): Promise<Rendered> {
    const { page, tags, missedSearch } = loaded
    const expiresAt = validUntil(settings().shipping.warehouse, target.country, now)
    const isCacheable = mayCache && caches
    const common = { status: page.status, tags, expiresAt, isCacheable, missedSearch }
    if (target.isPayload)
      return {
        ...common,
        contentType: 'application/json; charset=utf-8',
        body: JSON.stringify(page satisfies Payload),
      }
    const { seasonStyles } = await storefront.renderer()
    const own = ownStyles(settings(), site(target.country), seasonStyles(loaded.season))
    const cssHash = cssHashesOf(storefront, page, own)
    const body = await documentOf(loaded, now, own)
    return { ...common, contentType: 'text/html; charset=utf-8', body, cssHash }
  }

  return {
    async page(target: ResolvedRequest): Promise<Rendered> {
      const began = performance.now()
      const now = instantOf(target)
      const renderer = await storefront.renderer()
      const loaded = await renderer.load(
        { ...target, now, settings: settings() },
        readFor(target.locale, target.country),
      )
      if ('redirect' in loaded) return renderRedirect(target, loaded)
      const mayCache = loaded.page.status === 200 && target.day === undefined
      const page = await rendered(target, loaded, now, mayCache)
      metrics.rendered(loaded.page.name, performance.now() - began)
      return page
    },
    /** The error page with status 500. */
    async fault(target: ResolvedRequest): Promise<Rendered> {
      const now = instantOf(target)
      const renderer = await storefront.renderer()
      const fault = await renderer.loadFault({ ...target, now, settings: settings() }, 500)
      return rendered(target, fault, now, false)
    },
    /** Clears the cached not-found documents: their menu may have changed. */
    clear: notFound.clear,
  }
}

function renderRedirect(
  target: ResolvedRequest,
  { redirect, permanent }: { redirect: string; permanent: boolean },
): Rendered {
  const common = { tags: [], isCacheable: false, expiresAt: 0 }
  if (target.isPayload)
    return {
      ...common,
      status: 200,
      contentType: 'application/json; charset=utf-8',
      body: JSON.stringify({ redirect } satisfies Payload),
    }
  return {
    ...common,
    status: permanent ? 308 : 302,
    contentType: 'text/plain; charset=utf-8',
    body: '',
    location: redirect,
  }
}

/** For the content security policy. A hash would forbid the inline styles of development. */
function cssHashesOf(storefront: Storefront, { name, locale }: Page, own: OwnStyles | null): string {
  if (storefront.isDevelopment) return ''
  return [storefront.assets(name, locale).cssHash, own?.hash].filter(Boolean).join(' ')
}

/** Styles that only some documents need: the colours of the season, and of a shop with settings of its own. */
type OwnStyles = {
  readonly css: string
  /** For the content security policy. */
  readonly hash: string
}

const logoCss = {
  text: '.wordmark{block-size:auto;font:var(--weight-display) var(--text-xl)/1.2 var(--font-display);overflow-wrap:anywhere}',
  picture: '.wordmark{max-inline-size:12rem;object-fit:contain}',
}

/** `season` are the styles of the season or ''. Null for the sample shop's everyday look. */
function ownStyles({ theme }: Settings, { logo }: ShopSite, season: string): OwnStyles | null {
  const ofLogo = logo === 'wordmark' ? '' : logo ? logoCss.picture : logoCss.text
  const css = season + (theme ? themeCss(theme) : '') + ofLogo
  if (!css) return null
  return { css, hash: `'sha256-${createHash('sha256').update(css).digest('base64')}'` }
}
