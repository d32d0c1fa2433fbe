// CORS: only the shop's own pages may call the endpoint from a browser.
import type { IncomingMessage } from 'node:http'
import { isLocalHostname } from '../public-address.ts'
import type { HttpResponse } from './response.ts'
import type { HeaderTable } from './security-headers.ts'

const allowedHeaders = 'content-type, session, lang, ip, country-code, market, idempotency-key'

export function createOrigins(publicOrigin: string) {
  const vary = { vary: 'Origin' }

  /** Whether a page on a local name calls the host that served it. */
  function isOwnLocal({ headers }: IncomingMessage): boolean {
    const origin = headers.origin
    if (!origin || !URL.canParse(origin)) return false
    const { host, hostname } = new URL(origin)
    return isLocalHostname(hostname) && host === headers.host
  }

  function isForeign(request: IncomingMessage): boolean {
    const { origin, 'sec-fetch-site': site } = request.headers
    if (site === 'cross-site') return true
    return origin !== undefined && origin !== publicOrigin && !isOwnLocal(request)
  }

  /** The allowed origin comes from the configuration and never echoes the request's. */
  function headersFor(request: IncomingMessage): HeaderTable {
    if (request.headers.origin !== publicOrigin) return vary
    return {
      ...vary,
      'access-control-allow-origin': publicOrigin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'retry-after',
    }
  }

  function preflight(request: IncomingMessage): HttpResponse {
    if (request.headers.origin !== publicOrigin) return { status: 403, headers: vary, body: '' }
    const allowed = {
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': allowedHeaders,
    }
    return {
      status: 204,
      headers: { ...headersFor(request), ...allowed, 'access-control-max-age': '7200' },
      body: '',
    }
  }

  return { isForeign, headersFor, preflight }
}
