// What metrics and access log record of a request. The parts of the server that know a fact set it on the response.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { randomHex } from '#data/ids.ts'

export type RequestFacts = {
  /** Milliseconds of the monotonic clock. */
  readonly began: number
  /** `page`, `api`, the first segment of other routes, or `refused` for an unknown host. */
  route: string
  /** How the page cache answered; '' for other requests. */
  cache: PageCacheResult | ''
  /** Name of a known operation. */
  operation: string
  /** Why the operation was refused. */
  reason: string
  requestId: string
}

export type PageCacheResult = 'hit' | 'stale' | 'miss' | 'refused'

const key = Symbol('facts of the request')
type Observed = ServerResponse & { [key]?: RequestFacts }

export function beginFacts(response: ServerResponse): RequestFacts {
  const facts: RequestFacts = {
    began: performance.now(),
    route: 'other',
    cache: '',
    operation: '',
    reason: '',
    requestId: '',
  }
  ;(response as Observed)[key] = facts
  return facts
}

/** Undefined for requests outside the shop, such as those of the health port. */
export function factsOf(response: ServerResponse): RequestFacts | undefined {
  return (response as Observed)[key]
}

/** The id that a proxy gave to the request, otherwise a new one. */
export function requestIdFor({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomHex()
}

/** The trace of the header `traceparent` (W3C Trace Context); undefined without one. */
export function traceIdOf({ headers }: IncomingMessage): string | undefined {
  const given = headers.traceparent
  return typeof given === 'string'
    ? /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}/.exec(given)?.[1]
    : undefined
}
