// Announces each request for traces, until its response is complete.
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isTraced, traced, type TracedWork } from '#data/trace.ts'
import type { Handle } from '../http/http-server.ts'
import { factsOf } from './request-facts.ts'

export function traceRequests(handle: Handle): Handle {
  return (request, response) => {
    if (!isTraced()) return handle(request, response)
    void traced(
      () => describeRequest(request, response),
      async () => {
        const closed = once(response, 'close')
        handle(request, response)
        await closed
      },
    )
  }
}

function describeRequest(request: IncomingMessage, response: ServerResponse): TracedWork {
  const { traceparent } = request.headers
  return {
    kind: 'request',
    name: request.method ?? 'GET',
    traceparent: typeof traceparent === 'string' ? traceparent : undefined,
    attributes: () => ({
      'http.request.method': request.method ?? '',
      'http.route': factsOf(response)?.route ?? '',
      'http.response.status_code': response.statusCode,
      'posy.page_cache': factsOf(response)?.cache ?? '',
      'posy.request_id': factsOf(response)?.requestId ?? '',
    }),
  }
}
