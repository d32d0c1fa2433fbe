// Answers page requests from the cache. On a miss it renders the page if admission allows.
import { factsOf, type PageCacheResult } from '../monitoring/request-facts.ts'
import type { PageCacheEvent, ShopMetrics } from '../monitoring/shop-metrics.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { networksOf } from '#services/networks.ts'
import { isDatabaseAway } from '#data/database.ts'
import { localePath } from '#web/platform/pages/locale-path.ts'
import { matchRoute } from '#web/platform/pages/match.ts'
import { routes } from '#storefront/routes.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { Admission } from '../http/admission.ts'
import { redirectResponse, send } from '../http/response.ts'
import { createSendBusy } from './busy-page.ts'
import { acceptedEncodings, type Accepted, type Encoding } from '../http/encode.ts'
import type { EncodedBody } from './page-bodies.ts'
import { createPageCache, freshnessOf, type CachedPage, type Rendered } from './page-cache.ts'
import { createRenderPage, type RenderOptions } from './render-page.ts'
import type { HeaderTable } from '../http/security-headers.ts'
import { isRobot } from './robots.ts'
import { createRequestResolver, type ResolvedRequest } from './resolve-request.ts'

export type PagesOptions = RenderOptions & {
  readonly security: HeaderTable
  readonly admission: Admission
  readonly clientIp: (request: IncomingMessage) => string
  readonly cacheBytes: number
  readonly onFault: (fault: unknown) => void
  readonly metrics: Pick<ShopMetrics, 'pageCache' | 'rendered'>
  /** The present address for a path of an earlier shop, without language. */
  readonly presentAddress: (path: string) => Promise<string | undefined>
  readonly countMiss: (words: string, locale: Locale) => void
  /** Whether `?day=2027-03-20` shows the shop on that day. */
  readonly showsOtherDays: boolean
}

const freshMs = 10 * 60_000
/** Browsers and proxies revalidate each time; an unchanged page costs a 304. */
const revalidate = 'public, max-age=0, must-revalidate'
/** From one spelling and language of an address to another; a cycle ends too. */
const maxRedirects = 3
const vary = 'Accept-Encoding, Accept-Language, Cookie'

/** Admission refused a rendering. One shared object: a stack trace for each refusal would be expensive. */
class Refused extends Error {
  override name = 'Refused'
}
const refused = new Refused('too many pages are being rendered')

export type Pages = ReturnType<typeof createPages>

export function createPages(options: PagesOptions) {
  const {
    site,
    settings,
    security,
    now,
    cacheBytes,
    admission,
    clientIp,
    showsOtherDays,
    isTestShop,
    metrics,
  } = options
  const onFault = (fault: unknown): void => void (fault !== refused && options.onFault(fault))
  const resolve = createRequestResolver(
    (path) => matchRoute(routes, path)?.route.query ?? [],
    showsOtherDays,
    settings,
  )
  const count = (event: PageCacheEvent): void => metrics.pageCache(event)
  const cache = createPageCache({ maxBytes: cacheBytes, freshMs, now, headersOf, onFault, count })
  const render = createRenderPage(options)
  const sendBusy = createSendBusy(security, isTestShop, settings)

  function headersOf(page: CachedPage, encoding: Encoding): string[] {
    const isHtml = page.contentType.startsWith('text/html')
    const policy = security['content-security-policy'] ?? ''
    const headers: HeaderTable = {
      ...security,
      ...(page.cssHash && {
        'content-security-policy': policy.replace("style-src 'self'", `$& ${page.cssHash}`),
      }),
      'content-type': page.contentType,
      'cache-control': page.isCacheable ? revalidate : 'no-store',
      vary,
      etag: page.etag,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      ...(page.location !== undefined && { location: page.location }),
      ...(!isHtml && { 'x-build': site().buildId, 'x-robots-tag': 'noindex' }),
    }
    return Object.entries(headers).flat()
  }

  /** Throws `refused` where admission refuses. */
  async function withSlot(networks: readonly string[], work: () => Promise<Rendered>): Promise<Rendered> {
    const slot = admission.acquire(networks)
    if (!slot) throw refused
    const release = await slot
    try {
      return await work()
    } finally {
      release()
    }
  }

  function faultPage(target: ResolvedRequest, fault: unknown): Promise<CachedPage> {
    if (fault === refused) throw refused
    onFault(fault)
    if (isDatabaseAway(fault)) throw refused
    return cache.fill(`fault ${target.key}`, () => withSlot([], () => render.fault(target)))
  }

  /** Asked only for pages that do not exist, so that it costs the others nothing. */
  async function movedTo(
    url: string,
    { path, locale, isPayload }: ResolvedRequest,
  ): Promise<string | undefined> {
    const present = isPayload ? undefined : await options.presentAddress(path)
    if (present === undefined || !present.startsWith('/')) return present
    return withSearchOf(url, localePath(locale, present))
  }

  /**
   * A permanent redirect leads to the last address at once: `/DE/Name-Mug` to `/de/steingutbecher`. After a fault the
   * address before is right too.
   */
  async function sendMoved(request: IncomingMessage, response: ServerResponse, to: string): Promise<void> {
    let location = to
    for (let step = 0; step < maxRedirects; step++) {
      const next = await nextAddress(request, location).catch((fault: unknown) => onFault(fault))
      if (!next) break
      location = next
    }
    send(request, response, redirectResponse(308, location, { vary }), security)
  }

  async function nextAddress(request: IncomingMessage, address: string): Promise<string | undefined> {
    const target = resolve(address, request.headers)
    if ('redirect' in target) return target.permanent ? target.redirect : undefined
    const networks = networksOf(clientIp(request))
    const rendered = () => withSlot(networks, () => render.page(target))
    const page = await cache.fill(target.key, rendered, !admission.hasFreeSlot())
    return page.status === 308 && page.location ? withSearchOf(address, page.location) : undefined
  }

  async function renderAndSend(
    request: IncomingMessage,
    response: ServerResponse,
    target: ResolvedRequest,
    accepted: Accepted,
  ): Promise<void> {
    const networks = networksOf(clientIp(request))
    note(response, 'miss')
    try {
      const page = await cache
        .fill(target.key, () => withSlot(networks, () => render.page(target)), !admission.hasFreeSlot())
        .catch((fault: unknown) => faultPage(target, fault))
      const moved = page.status === 404 ? await movedTo(request.url ?? '', target) : undefined
      if (moved !== undefined)
        return send(request, response, redirectResponse(301, moved, { vary }), security)
      if (page.status === 308 && page.location !== undefined)
        return await sendMoved(request, response, withSearchOf(request.url ?? '', page.location))
      countMiss(request, target, page)
      write(request, response, page, await page.bodies.encoded(accepted))
    } catch (fault) {
      if (fault !== refused) throw fault
      note(response, 'refused')
      await admission.delayRefusal()
      sendBusy(request, response, target)
    }
  }

  /** Here, because the loader runs once for all shoppers who get the cached page. */
  function countMiss(
    { headers }: IncomingMessage,
    { locale }: ResolvedRequest,
    { missedSearch }: CachedPage,
  ): void {
    if (missedSearch !== undefined && !isRobot(headers)) options.countMiss(missedSearch, locale)
  }

  function note(response: ServerResponse, result: PageCacheResult): void {
    count(result)
    const facts = factsOf(response)
    if (facts) facts.cache = result
  }

  return {
    handle(request: IncomingMessage, response: ServerResponse): void | Promise<void> {
      const target = resolve(request.url ?? '/', request.headers)
      if ('redirect' in target) {
        if (target.permanent) return sendMoved(request, response, target.redirect)
        return send(request, response, redirectResponse(302, target.redirect, { vary }), security)
      }
      const accepted = acceptedEncodings(request.headers['accept-encoding'] as string | undefined)
      // A stale page is rendered in the background, without charging a network's budget.
      const page = cache.ready(target.key, () => withSlot([], () => render.page(target)))
      if (!page) return renderAndSend(request, response, target, accepted)
      note(response, freshnessOf(page, now()) === 'stale' ? 'stale' : 'hit')
      countMiss(request, target, page)
      const encoded = page.bodies.encoded(accepted)
      if (!(encoded instanceof Promise)) return write(request, response, page, encoded)
      return encoded.then((ready) => write(request, response, page, ready))
    },
    evictSoon(tags: readonly string[]): void {
      render.clear()
      cache.evictSoon(tags)
    },
    evict(tags: readonly string[]): void {
      render.clear()
      cache.evict(tags)
    },
    evictAll(): void {
      render.clear()
      cache.evictAll()
    },
    cacheBytes: () => cache.bytes(),
  }
}

/** A page that moved keeps the chosen language and country of the query. */
function withSearchOf(url: string, address: string): string {
  return url.includes('?') && !address.includes('?') ? address + url.slice(url.indexOf('?')) : address
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  { headers, body }: EncodedBody,
): void {
  const ifNoneMatch = request.headers['if-none-match']
  if (ifNoneMatch !== undefined && page.isCacheable && matchesEtag(ifNoneMatch, page.etag)) {
    response.writeHead(304, notModifiedHeaders(headers))
    response.end()
    return
  }
  response.writeHead(page.status, headers as string[])
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Without the headers that describe the body. */
function notModifiedHeaders(headers: readonly string[]): string[] {
  const applies = (name: string): boolean =>
    !name.startsWith('content-') || name === 'content-security-policy'
  return headers.filter((_, at) => applies(headers[at - (at % 2)] ?? ''))
}

/** A proxy may have marked the tag as weak. */
function matchesEtag(header: string, etag: string): boolean {
  return header === etag || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
