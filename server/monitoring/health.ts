// Answers load balancers, process supervisors and monitoring. These call a node by its address, so any Host is accepted.
import { hash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Handle } from '../http/http-server.ts'
import { jsonResponse, send, textResponse, type HttpResponse } from '../http/response.ts'
import type { HeaderTable } from '../http/security-headers.ts'
import type { HealthReport } from './health-report.ts'

export type HealthHandler = (request: IncomingMessage) => HttpResponse | Promise<HttpResponse> | undefined

export type HealthParts = {
  readonly isReady: () => boolean
  readonly report: () => Promise<HealthReport>
  /** Metrics in the text format of Prometheus. */
  readonly metrics: () => Promise<string>
}

const alive = textResponse(200, 'alive')
const ready = textResponse(200, 'ready')
const notReady = textResponse(503, 'not ready', { 'retry-after': '1' })
const metricsType = 'text/plain; version=0.0.4; charset=utf-8'

/**
 * `/live`: the event loop runs, even while the shop starts. A blocked event loop does not answer, so the probe's timeout
 * is the limit. `/ready`: the catalogue is loaded and the shop is not draining.
 */
export function createHealth(
  isReady: () => boolean,
): (request: Pick<IncomingMessage, 'url'>) => HttpResponse | undefined {
  return ({ url }) => {
    if (isAt(url, '/live')) return alive
    if (isAt(url, '/ready')) return isReady() ? ready : notReady
    return undefined
  }
}

/** Adds `/health` and `/metrics` for requests that `isAllowed` accepts. */
export function createMonitoring(
  { isReady, report, metrics }: HealthParts,
  isAllowed: (request: IncomingMessage) => boolean,
): HealthHandler {
  const health = createHealth(isReady)
  return (request) => {
    const response = health(request)
    if (response) return response
    if (isAt(request.url, '/health'))
      return isAllowed(request) ? report().then((each) => jsonResponse(each.ok ? 200 : 503, each)) : undefined
    if (isAt(request.url, '/metrics'))
      return isAllowed(request)
        ? metrics().then((text) => textResponse(200, text.trimEnd(), { 'content-type': metricsType }))
        : undefined
    return undefined
  }
}

const nothing = textResponse(404, 'There is /live, /ready, /health and /metrics.')

/** Answers health checks only: the health port, and every port of a node that serves no pages. */
export function createHealthApp(health: HealthHandler, security: HeaderTable): Handle {
  return (request: IncomingMessage, response: ServerResponse) => {
    Promise.resolve(health(request) ?? nothing).then(
      (health) => send(request, response, health, security),
      () => send(request, response, textResponse(500, 'The report failed.'), security),
    )
  }
}

/** Whether a request has the token. Without a token none has. */
export function hasToken(token: string | undefined): (request: IncomingMessage) => boolean {
  if (token === undefined) return () => false
  const digest = (text: string): Buffer => hash('sha256', text, 'buffer')
  const expected = digest(`Bearer ${token}`)
  return ({ headers }) => timingSafeEqual(digest(headers.authorization ?? ''), expected)
}

function isAt(url: string | undefined, path: string): boolean {
  return url !== undefined && url.startsWith(path) && (url.length === path.length || url[path.length] === '?')
}
