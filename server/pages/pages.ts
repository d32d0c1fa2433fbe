// Answers page requests from the cache. On a miss it renders the page if admission allows.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { html } from '#domain/html.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { translateFor } from '#messages/load.ts'
import { networksOf } from '#services/networks.ts'
import { routes } from '#storefront/routes.ts'
import { localePath, splitLocale } from '#web/platform/pages/locale-path.ts'
import { matchRoute } from '#web/platform/pages/match.ts'
import { acceptedEncodings, type Accepted } from '../http/encode.ts'
import { redirectResponse, send, htmlResponse, textResponse, type HttpResponse } from '../http/response.ts'
import type { HeaderTable } from '../http/security-headers.ts'
import { factsOf, type PageCacheResult } from '../monitoring/request-facts.ts'
import type { EncodedBody } from './page-bodies.ts'
import { freshnessOf, type CachedPage } from './page-cache.ts'
import { createPageSource, refused, vary, type PageSource, type PageSourceOptions } from './page-source.ts'
import { plainDocument, themeHash, type PlainDesign } from './plain-page.ts'
import { createRequestResolver, type ResolvedRequest } from './resolve-request.ts'
import { isRobot } from './robots.ts'

export type PagesOptions = PageSourceOptions & {
  readonly clientIp: (request: IncomingMessage) => string
  /** The present address for a path of an earlier shop, with or without language. */
  readonly presentAddress: (path: string) => Promise<string | undefined>
  readonly countMiss: (words: string, locale: Locale) => void
  /** Whether `?day=2027-03-20` shows the shop on that day. */
  readonly showsOtherDays: boolean
}

/** From one spelling and language of an address to another; a cycle ends too. */
const maxRedirects = 3

export type Pages = ReturnType<typeof createPages>

export function createPages(options: PagesOptions) {
  const { settings, security, now, admission, clientIp, metrics } = options
  const resolve = createRequestResolver(
    (path) => matchRoute(routes, path)?.route.query ?? [],
    options.showsOtherDays,
    settings,
  )
  const source = createPageSource(options)
  const sendBusy = createSendBusy(
    security,
    { isTestShop: options.isTestShop, files: options.storefront.plain },
    settings,
  )
  const sendMoved = createSendMoved(options, resolve, source)

  async function renderAndSend(
    request: IncomingMessage,
    response: ServerResponse,
    target: ResolvedRequest,
    accepted: Accepted,
  ): Promise<void> {
    note(response, 'miss')
    try {
      const page = await source
        .fill(target, networksOf(clientIp(request)))
        .catch((fault: unknown) => source.fault(target, fault))
      const moved = page.status === 404 ? await movedTo(request.url ?? '', target, options) : undefined
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
    metrics.pageCache(result)
    const facts = factsOf(response)
    if (facts) facts.cache = result
  }

  function handle(request: IncomingMessage, response: ServerResponse): void | Promise<void> {
    const target = resolve(request.url ?? '/', request.headers)
    if ('redirect' in target) {
      if (target.permanent) return sendMoved(request, response, target.redirect)
      return send(request, response, redirectResponse(302, target.redirect, { vary }), security)
    }
    const accepted = acceptedEncodings(request.headers['accept-encoding'] as string | undefined)
    const page = source.ready(target)
    if (!page) return renderAndSend(request, response, target, accepted)
    note(response, freshnessOf(page, now()) === 'stale' ? 'stale' : 'hit')
    countMiss(request, target, page)
    const encoded = page.bodies.encoded(accepted)
    if (!(encoded instanceof Promise)) return write(request, response, page, encoded)
    return encoded.then((ready) => write(request, response, page, ready))
  }

  return { ...source, handle }
}

/**
 * Asked only for pages that do not exist, so that it costs the others nothing. The earlier shop may have had a page in one
 * language only, and a new address may name its language.
 */
async function movedTo(
  url: string,
  { path, locale, isPayload }: ResolvedRequest,
  { presentAddress }: PagesOptions,
): Promise<string | undefined> {
  if (isPayload) return undefined
  const inLanguage = localePath(locale, path)
  const present =
    (inLanguage === path ? undefined : await presentAddress(inLanguage)) ?? (await presentAddress(path))
  if (present === undefined || !present.startsWith('/')) return present
  return withSearchOf(url, splitLocale(present).locale ? present : localePath(locale, present))
}

/**
 * A permanent redirect leads to the last address at once: `/DE/Name-Mug` to `/de/steingutbecher`. After a fault the
 * address before is right too.
 */
function createSendMoved(
  { clientIp, security, onFault }: PagesOptions,
  resolve: ReturnType<typeof createRequestResolver>,
  source: PageSource,
) {
  async function nextAddress(request: IncomingMessage, address: string): Promise<string | undefined> {
    const target = resolve(address, request.headers)
    if ('redirect' in target) return target.permanent ? target.redirect : undefined
    const page = await source.fill(target, networksOf(clientIp(request)))
    return page.status === 308 && page.location ? withSearchOf(address, page.location) : undefined
  }

  return async (request: IncomingMessage, response: ServerResponse, to: string): Promise<void> => {
    let location = to
    for (let step = 0; step < maxRedirects; step++) {
      const next = await nextAddress(request, location).catch((fault: unknown) => {
        if (fault !== refused) onFault(fault)
      })
      if (!next) break
      location = next
    }
    send(request, response, redirectResponse(308, location, { vary }), security)
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

/** Seconds until the page reloads itself. */
const retryAfter = '5'

type SendBusy = (
  request: IncomingMessage,
  response: ServerResponse,
  target: { readonly locale: Locale; readonly isPayload: boolean },
) => void

/**
 * Answers 503 with Retry-After and a short page, rendered once per language and shop name. Requests for page data get no
 * text: the open page shows its own message.
 */
function createSendBusy(
  security: HeaderTable,
  design: Pick<PlainDesign, 'isTestShop' | 'files'>,
  settings: () => Settings,
): SendBusy {
  const busyData = textResponse(503, 'busy', { 'retry-after': retryAfter })
  let pages = new Map<Locale, HttpResponse>()
  let pagesOf = settings()
  return (request, response, { locale, isPayload }) => {
    if (isPayload) return send(request, response, busyData, security)
    if (pagesOf !== settings()) {
      pages = new Map()
      pagesOf = settings()
    }
    let page = pages.get(locale)
    if (!page)
      pages.set(locale, (page = pageIn(locale, security['content-security-policy'] ?? '', design, pagesOf)))
    send(request, response, page, security)
  }
}

function pageIn(
  locale: Locale,
  policy: string,
  design: Pick<PlainDesign, 'isTestShop' | 'files'>,
  settings: Settings,
): HttpResponse {
  const t = translateFor(locale)
  const page = plainDocument(locale, {
    title: settings.shopName,
    head: html`<meta http-equiv="refresh" content="${retryAfter}">`,
    content: html`<h1>${t('refusal.busy')}</h1><a class="button" data-variant="primary" href="">${t('shell.retry')}</a>`,
    ...design,
    settings,
    frame: null,
  })
  const styled = policy.replace("style-src 'self'", `$&${themeHash(settings)}`)
  return htmlResponse(503, page, { 'content-security-policy': styled, 'retry-after': retryAfter })
}
