// Answers page requests: a look into the cache, and where that is empty, one rendering.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Read } from '#api/call.ts'
import { instantAt, timeZones } from '#domain/calendar.ts'
import type { Locale } from '#domain/locale.ts'
import type { Country } from '#domain/market.ts'
import { nextTurn } from '#domain/turn-of-day.ts'
import { translateFor } from '#messages/load.ts'
import { matchRoute } from '#storefront/pages/match.ts'
import type { Payload, Site } from '#storefront/pages/page.ts'
import { routes } from '#storefront/routes.ts'
import { redirectAnswer, send } from './answer.ts'
import { encodingFor, type Encoding } from './encode.ts'
import { createPageCache, type CachedPage, type Rendered } from './page-cache.ts'
import type { HeaderTable } from './security-headers.ts'
import type { Storefront } from './storefront.ts'
import { createVisitors, type Asked } from './visitor.ts'

export type PagesOptions = {
  readonly storefront: Storefront
  readonly site: Site
  readonly security: HeaderTable
  readonly readFor: (locale: Locale, country: Country) => Read
  readonly now: () => number
  readonly cacheBytes: number
  readonly onFault: (fault: unknown) => void
  /** False in development: every page is rendered anew. */
  readonly keeps: boolean
  /** Whether `?day=2027-03-20` shows the shop as it will be then. */
  readonly showsOtherDays: boolean
  /** Every document then begins with a notice that nothing is sold. */
  readonly isTestShop: boolean
}

const freshMs = 10 * 60_000
/** Browsers and caches in between ask each time, which costs them a 304. */
const revalidate = 'public, max-age=0, must-revalidate'
const vary = 'Accept-Encoding, Accept-Language, Cookie'

export type Pages = ReturnType<typeof createPages>

/** When a day is looked at that is not today: in the morning. */
const lookingHour = 9

export function createPages(options: PagesOptions) {
  const { storefront, site, security, readFor, now, cacheBytes, onFault, keeps, showsOtherDays, isTestShop } =
    options
  const ask = createVisitors((path) => matchRoute(routes, path)?.route.query ?? [], showsOtherDays)
  const cache = createPageCache({ maxBytes: cacheBytes, freshMs, now, headersOf, onFault })

  function headersOf(page: CachedPage, encoding: Encoding): string[] {
    const isHtml = page.contentType.startsWith('text/html')
    const policy = security['content-security-policy'] ?? ''
    const headers: HeaderTable = {
      ...security,
      ...(page.cssHash && {
        'content-security-policy': policy.replace("style-src 'self'", `$& ${page.cssHash}`),
      }),
      'content-type': page.contentType,
      'cache-control': page.keep ? revalidate : 'no-store',
      vary,
      etag: page.etag,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      ...(page.location !== undefined && { location: page.location }),
      ...(!isHtml && { 'x-build': site.buildId, 'x-robots-tag': 'noindex' }),
    }
    return Object.entries(headers).flat()
  }

  async function render(asked: Asked): Promise<Rendered> {
    const moment = momentOf(asked)
    const renderer = await storefront.renderer()
    const loaded = await renderer.load({ ...asked, now: moment }, readFor(asked.locale, asked.country))
    if ('redirect' in loaded) return renderRedirect(asked, loaded)
    return renderPage(asked, loaded, moment, loaded.page.status === 200 && asked.day === undefined)
  }

  function momentOf({ day, country }: Asked): number {
    return day === undefined ? now() : instantAt(day, lookingHour, timeZones[country])
  }

  async function renderPage(
    asked: Asked,
    loaded: Awaited<ReturnType<Awaited<ReturnType<Storefront['renderer']>>['loadFault']>>,
    moment: number,
    keep: boolean,
  ): Promise<Rendered> {
    const { page, tags } = loaded
    const trueUntil = nextTurn(asked.country, moment)
    const common = { status: page.status, tags, trueUntil, keep: keep && keeps }
    if (asked.isPayload)
      return {
        ...common,
        contentType: 'application/json; charset=utf-8',
        body: JSON.stringify(page satisfies Payload),
      }
    const renderer = await storefront.renderer()
    const assets = storefront.assets(page.name, page.locale)
    const notice = isTestShop ? translateFor(asked.locale)('test.notice') : ''
    const body = await renderer.render(loaded, moment, site, assets, { ...storefront, notice })
    return { ...common, contentType: 'text/html; charset=utf-8', body, cssHash: assets.cssHash }
  }

  async function renderFault(asked: Asked, fault: unknown): Promise<Rendered> {
    onFault(fault)
    const moment = momentOf(asked)
    const renderer = await storefront.renderer()
    return renderPage(asked, await renderer.loadFault({ ...asked, now: moment }, 500), moment, false)
  }

  async function answerSlowly(
    request: IncomingMessage,
    response: ServerResponse,
    asked: Asked,
    encoding: Encoding,
  ): Promise<void> {
    const make = () => render(asked)
    const page =
      cache.ready(asked.key, make) ??
      (await cache
        .fill(asked.key, make)
        .catch((fault: unknown) => cache.fill(`fault ${asked.key}`, () => renderFault(asked, fault))))
    write(request, response, page, await cache.wire(page, encoding))
  }

  return {
    handle(request: IncomingMessage, response: ServerResponse): void | Promise<void> {
      const question = ask(request.url ?? '/', request.headers)
      if ('redirect' in question)
        return send(
          request,
          response,
          redirectAnswer(question.permanent ? 308 : 302, question.redirect, { vary }),
          security,
        )
      const encoding = encodingFor(request.headers['accept-encoding'] as string | undefined)
      const page = cache.ready(question.key, () => render(question))
      const wire = page?.wires.get(encoding)
      if (page && wire) return write(request, response, page, wire)
      return answerSlowly(request, response, question, encoding)
    },
    evict: (tags: readonly string[]) => cache.evict(tags),
    evictAll: () => cache.evictAll(),
  }
}

function renderRedirect(
  asked: Asked,
  { redirect, permanent }: { redirect: string; permanent: boolean },
): Rendered {
  const common = { tags: [], keep: false, trueUntil: 0 }
  if (asked.isPayload)
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

function write(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  { headers, body }: { headers: readonly string[]; body: Buffer },
): void {
  const known = request.headers['if-none-match']
  if (known !== undefined && page.keep && knows(known, page.etag)) {
    response.writeHead(304, notModifiedHeaders(headers))
    response.end()
    return
  }
  response.writeHead(page.status, headers as string[])
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** All but what describes the body that is not sent. */
function notModifiedHeaders(headers: readonly string[]): string[] {
  const of = (name: string): boolean => !name.startsWith('content-') || name === 'content-security-policy'
  return headers.filter((_, at) => of(headers[at - (at % 2)] ?? ''))
}

/** A cache in between may have marked the tag as weak. */
function knows(header: string, etag: string): boolean {
  return header === etag || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
