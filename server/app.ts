// Dispatches a request: health, host, endpoint, other routes, pages.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isDatabaseUnavailable } from '#data/database.ts'
import { drawingSegment } from '#services/lettering/drawing-link.ts'
import { apiPath } from '#web/platform/api/address.ts'
import { backofficeSegment } from './backoffice/backoffice-pages.ts'
import type { ApiHandler } from './http/api-handler.ts'
import type { createHosts } from './http/hosts.ts'
import { redirectResponse, send, textResponse, type HttpResponse } from './http/response.ts'
import { personalHeaders, type HeaderTable } from './http/security-headers.ts'
import type { Log } from './log.ts'
import type { AccessLog } from './monitoring/access-log.ts'
import type { HealthHandler } from './monitoring/health.ts'
import { beginFacts, factsOf, requestIdFor, type RequestFacts } from './monitoring/request-facts.ts'
import type { ShopMetrics } from './monitoring/shop-metrics.ts'
import { traceRequests } from './monitoring/trace-requests.ts'
import type { Pages } from './pages/pages.ts'

/** Answers all paths with the same first segment. */
export type RouteHandler = (request: IncomingMessage) => HttpResponse | Promise<HttpResponse>

export type AppParts = {
  readonly health: HealthHandler
  readonly hosts: ReturnType<typeof createHosts>
  readonly api: ApiHandler
  /** The back office: its pages and its endpoint. */
  readonly backoffice: ApiHandler
  /** Whether the back office is served on a host of its own only. */
  readonly isBackofficeApart: boolean
  readonly pages: Pages
  /** By first segment: `assets`, `media`, `builds`, … */
  readonly routes: ReadonlyMap<string, RouteHandler>
  readonly security: HeaderTable
  readonly log: Log
  readonly metrics: Pick<ShopMetrics, 'request'>
  readonly accessLog: AccessLog | undefined
}

export function createApp(parts: AppParts) {
  const { health, hosts, api, backoffice, pages, routes, security, log } = parts
  const personal = { ...security, ...personalHeaders }

  function dispatch(
    request: IncomingMessage,
    response: ServerResponse,
    facts: RequestFacts,
  ): void | Promise<void> {
    const url = request.url ?? '/'
    const healthResponse = health(request)
    if (healthResponse instanceof Promise)
      return healthResponse.then((each) => send(request, response, each, security))
    if (healthResponse) return send(request, response, healthResponse, security)
    response.on('close', () => {
      parts.metrics.request(response, facts)
      parts.accessLog?.(request, response, facts)
    })
    const host = hosts(request.headers.host)
    if (host.kind === 'unknown') return send(request, response, unknownHost, security)
    if (host.kind === 'elsewhere')
      return send(request, response, redirectResponse(308, host.origin + pathOf(url)), security)
    if (isApi(url) && host.kind !== 'shop' && host.kind !== 'backoffice') {
      facts.route = 'api'
      return api(request, response, (facts.requestId = requestIdFor(request)))
    }
    const segment = firstSegment(url)
    const servesBackoffice = parts.isBackofficeApart ? host.kind === 'backoffice' : host.kind !== 'api'
    if (segment === backofficeSegment && servesBackoffice) {
      facts.route = 'backoffice'
      return backoffice(request, response, (facts.requestId = requestIdFor(request)))
    }
    const handler = routes.get(segment)
    if (handler) facts.route = segment
    if (handler) return sendFrom(handler, request, response, isPersonal(segment) ? personal : security)
    if (host.kind === 'backoffice')
      return send(request, response, redirectResponse(302, `/${backofficeSegment}`), security)
    if (host.kind === 'api')
      return send(request, response, textResponse(404, 'There is nothing at this address.'), security)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return send(request, response, wrongMethod, security)
    facts.route = 'page'
    return pages.handle(request, response)
  }

  async function sendFrom(
    handler: RouteHandler,
    request: IncomingMessage,
    response: ServerResponse,
    always: HeaderTable,
  ): Promise<void> {
    send(request, response, await handler(request), always)
  }

  function fail(fault: unknown, request: IncomingMessage, response: ServerResponse): void {
    const requestId = requestIdFor(request)
    const facts = factsOf(response)
    if (facts) facts.requestId = requestId
    log.error({ requestId, fault, path: pathOf(request.url ?? '').split('?', 1)[0] }, 'request failed')
    if (response.headersSent) return void response.destroy()
    if (isDatabaseUnavailable(fault)) return send(request, response, busy, security)
    const text = `Something went wrong on our side. Number for our support: ${requestId}`
    send(request, response, textResponse(500, text), security)
  }

  // A cached page is answered synchronously, without a promise.
  function handle(request: IncomingMessage, response: ServerResponse): void {
    try {
      dispatch(request, response, beginFacts(response))?.catch((fault: unknown) =>
        fail(fault, request, response),
      )
    } catch (fault) {
      fail(fault, request, response)
    }
  }

  return traceRequests(handle)
}

const unknownHost = textResponse(
  421,
  'No shop answers to this name here. PUBLIC_ORIGIN says which name it has.',
)
const busy = textResponse(503, 'The shop is busy. Please try again in a moment.', { 'retry-after': '1' })
const wrongMethod = textResponse(405, 'Pages can only be read.', { allow: 'GET, HEAD' })

function isApi(url: string): boolean {
  return url.startsWith(apiPath) && (url.length === apiPath.length || url[apiPath.length] === '?')
}

/**
 * Payment pages, mails and the links in mails. Their first segment begins with an underscore. The drawings in mails
 * are no pages: mail services show them in pages of their own.
 */
function isPersonal(segment: string): boolean {
  return segment.startsWith('_') && segment !== drawingSegment
}

/** `/builds/latest.json?1` → `builds`. */
function firstSegment(url: string): string {
  const slash = url.indexOf('/', 1)
  const end = slash < 0 ? url.length : slash
  const query = url.indexOf('?')
  return url.slice(1, query < 0 || query > end ? end : query)
}

/** Always a path on this site: `//evil.test` would lead to another. */
function pathOf(url: string): string {
  return `/${url.replace(/^[/\\]+/, '').replaceAll(/[\r\n]/g, '')}`
}
