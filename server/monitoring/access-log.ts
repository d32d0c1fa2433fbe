// The access log: one line at level info for each request. Of pages from the cache, one in a hundred is logged.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '../log.ts'
import { requestIdFor, traceIdOf, type RequestFacts } from './request-facts.ts'

export type AccessLog = (request: IncomingMessage, response: ServerResponse, facts: RequestFacts) => void

const hitsPerLine = 100

export function createAccessLog(log: Pick<Log, 'info'>): AccessLog {
  let hits = 0
  return (request, response, facts) => {
    const isHit = facts.cache === 'hit' && response.statusCode < 400
    if (isHit && (hits = (hits + 1) % hitsPerLine) !== 1) return
    const { began, route, cache, operation, reason } = facts
    const traceId = traceIdOf(request)
    log.info(
      {
        method: request.method,
        route,
        path: pathOf(request.url ?? ''),
        status: response.statusCode,
        ms: Math.round((performance.now() - began) * 10) / 10,
        requestId: facts.requestId || requestIdFor(request),
        ...(traceId && { traceId }),
        ...(cache && { cache }),
        ...(isHit && { sampled: hitsPerLine }),
        ...(operation && { operation }),
        ...(reason && { reason }),
        // The client closed the connection before the response was complete.
        ...(!response.writableFinished && { aborted: true }),
      },
      'request',
    )
  }
}

const maxPathLength = 200

/** Without query. Addresses that begin with an underscore contain tokens: only their first segment is logged. */
function pathOf(url: string): string {
  const path = url.split('?', 1)[0]!
  return path.startsWith('/_') ? `/${path.split('/', 2)[1]}` : path.slice(0, maxPathLength)
}
