// Answers page requests: a look into the cache, and where that is empty, one rendering, if the shop has time for it.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { networksOf } from '#api/networks.ts'
import { isDatabaseAway } from '#data/database.ts'
import { matchRoute } from '#storefront/platform/pages/match.ts'
import { routes } from '#storefront/routes.ts'
import type { Admission } from '../http/admission.ts'
import { redirectAnswer, send } from '../http/answer.ts'
import { createSendBusy } from './busy-page.ts'
import { encodingFor, type Encoding } from '../http/encode.ts'
import { createPageCache, type CachedPage, type Rendered, type Wire } from './page-cache.ts'
import { createRenderPage, type RenderOptions } from './render-page.ts'
import type { HeaderTable } from '../http/security-headers.ts'
import { createVisitors, type Asked } from './visitor.ts'

export type PagesOptions = RenderOptions & {
  readonly security: HeaderTable
  readonly admission: Admission
  readonly clientIp: (request: IncomingMessage) => string
  readonly cacheBytes: number
  readonly onFault: (fault: unknown) => void
  /** Whether `?day=2027-03-20` shows the shop as it will be then. */
  readonly showsOtherDays: boolean
}

const freshMs = 10 * 60_000
/** Browsers and caches in between ask each time, which costs them a 304. */
const revalidate = 'public, max-age=0, must-revalidate'
const vary = 'Accept-Encoding, Accept-Language, Cookie'

/** The shop has no time to render a page. One object for all: a stack for each refusal would cost more than the rest. */
class Refused extends Error {
  override name = 'Refused'
}
const refused = new Refused('too many pages are being rendered')

export type Pages = ReturnType<typeof createPages>

export function createPages(options: PagesOptions) {
  const { site, security, now, cacheBytes, admission, clientIp, showsOtherDays, isTestShop } = options
  const onFault = (fault: unknown): void => void (fault !== refused && options.onFault(fault))
  const ask = createVisitors((path) => matchRoute(routes, path)?.route.query ?? [], showsOtherDays)
  const cache = createPageCache({ maxBytes: cacheBytes, freshMs, now, headersOf, onFault })
  const render = createRenderPage(options)
  const sendBusy = createSendBusy(security, isTestShop)

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

  /** Throws `refused` where there is no time for it. */
  async function inTurn(networks: readonly string[], work: () => Promise<Rendered>): Promise<Rendered> {
    const turn = admission.turn(networks)
    if (!turn) throw refused
    const release = await turn
    try {
      return await work()
    } finally {
      release()
    }
  }

  function faultPage(asked: Asked, fault: unknown): Promise<CachedPage> {
    if (fault === refused) throw refused
    onFault(fault)
    if (isDatabaseAway(fault)) throw refused
    return cache.fill(`fault ${asked.key}`, () => inTurn([], () => render.fault(asked)))
  }

  async function answerSlowly(
    request: IncomingMessage,
    response: ServerResponse,
    asked: Asked,
    encoding: Encoding,
  ): Promise<void> {
    const networks = networksOf(clientIp(request))
    try {
      const page = await cache
        .fill(asked.key, () => inTurn(networks, () => render.page(asked)), !admission.hasRoom())
        .catch((fault: unknown) => faultPage(asked, fault))
      write(request, response, page, await cache.wire(page, encoding))
    } catch (fault) {
      if (fault !== refused) throw fault
      await admission.holdBack()
      sendBusy(request, response, asked)
    }
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
      // Refreshed behind the answer where it is older than some minutes: by the shop itself, at nobody's expense.
      const page = cache.ready(question.key, () => inTurn([], () => render.page(question)))
      if (!page) return answerSlowly(request, response, question, encoding)
      const wire = page.wires.get(encoding)
      if (wire) return write(request, response, page, wire)
      return cache.wire(page, encoding).then((made) => write(request, response, page, made))
    },
    evict(tags: readonly string[]): void {
      render.clear()
      cache.evict(tags)
    },
    evictAll(): void {
      render.clear()
      cache.evictAll()
    },
  }
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  { headers, body }: Wire,
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
