// HTTP handler of the endpoint: checks origin, method, content type and size, then passes the call to api/endpoint.ts.
// Every refusal has the reply { code, msg, data }.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Caller } from '#api/context.ts'
import { refusalResponse, type EndpointResponse, type Endpoint, type Registry } from '#api/endpoint.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { localeOrDefault } from '#domain/markets/locale.ts'
import { chooseMarket, type Country } from '#domain/markets/market.ts'
import { decodeQuery } from '#web/platform/api/query.ts'
import type { Log } from '../log.ts'
import { factsOf } from '../monitoring/request-facts.ts'
import { isRobot } from '../pages/robots.ts'
import { createOrigins } from './origins.ts'
import { parseJsonBody, readBody } from './read-body.ts'
import { jsonResponse, send, jsonPartsResponse, type HttpResponse } from './response.ts'
import type { HeaderTable } from './security-headers.ts'
import type { SessionCookie } from './session-cookie.ts'

const maxBodyMs = 10_000
const maxUrlLength = 2_048
const methods = ['GET', 'POST', 'PUT', 'DELETE']

type Options = {
  readonly endpoint: Endpoint
  /** The operations of the endpoint. */
  readonly registry: Registry
  readonly cookie: SessionCookie
  /** Largest body of a caller without and with a session cookie. */
  readonly maxBodyBytes: { readonly usual: number; readonly signedIn: number }
  readonly publicOrigin: string
  readonly security: HeaderTable
  readonly clientIp: (request: IncomingMessage) => string
  readonly log: Log
}

export type ApiHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
) => Promise<void>

export function createApiHandler(options: Options): ApiHandler {
  const { endpoint, registry, cookie, maxBodyBytes, publicOrigin, security, clientIp, log } = options
  const origins = createOrigins(publicOrigin)

  return async (request, response, requestId) => {
    const { markets } = endpoint.shop.settings
    const caller = callerOf(request, clientIp(request), requestId, cookie, markets)
    const cors = origins.headersFor(request)
    if (request.method === 'OPTIONS') return send(request, response, origins.preflight(request), security)
    const maxBytes = caller.token === undefined ? maxBodyBytes.usual : maxBodyBytes.signedIn
    const payload = origins.isForeign(request)
      ? refusedAs('origin-foreign')
      : await readPayload(request, maxBytes)
    const result =
      'refused' in payload
        ? refusalResponse({ refused: payload.refused }, caller)
        : await endpoint.respond({
            method: request.method ?? '',
            payload: payload.fields,
            caller,
            asJson: true,
          })
    const facts = factsOf(response)
    if (facts) {
      facts.operation = knownOperation(payload, registry)
      facts.reason = result.reason ?? ''
    }
    if (result.fault)
      log.error({ requestId, fault: result.fault, operation: operationOf(payload) }, 'operation failed')
    else if (result.reason)
      log.debug({ requestId, reason: result.reason, operation: operationOf(payload) }, 'refused')
    const status = 'status' in payload ? payload.status : result.status
    send(
      request,
      response,
      toHttp(result, status, {
        ...cors,
        ...('close' in payload && { connection: 'close' }),
        ...(result.session !== undefined && { 'set-cookie': cookie.write(result.session) }),
      }),
      security,
    )
  }
}

type Payload =
  | { readonly fields: Readonly<Record<string, unknown>> }
  | { readonly refused: RefusalCode; readonly status?: number; readonly close?: true }

function refusedAs(refused: RefusalCode): Payload {
  return { refused }
}

async function readPayload(request: IncomingMessage, maxBodyBytes: number): Promise<Payload> {
  if (!methods.includes(request.method ?? '')) return { refused: 'method-wrong' }
  if (request.method === 'GET' || request.method === 'DELETE') return readQuery(request.url ?? '')
  if (!/^application\/json(\s*;\s*charset="?utf-8"?)?$/i.test(request.headers['content-type'] ?? ''))
    return { refused: 'media-type-wrong' }
  const body = await readBody(request, maxBodyBytes, maxBodyMs)
  if ('fault' in body) {
    if (body.fault === 'too-large') return { refused: 'body-too-large', close: true }
    return { refused: 'body-unreadable', close: true, ...(body.fault === 'too-slow' && { status: 408 }) }
  }
  const fields = parseJsonBody(body.bytes)
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    return { refused: 'body-unreadable' }
  return { fields: fields as Record<string, unknown> }
}

function readQuery(url: string): Payload {
  if (url.length > maxUrlLength) return { refused: 'input-invalid', status: 414 }
  const at = url.indexOf('?')
  const fields = decodeQuery(at < 0 ? '' : url.slice(at))
  return fields ? { fields } : { refused: 'input-invalid' }
}

/** Ignores the header `ip`. `market` is the country of the rendered page, `country-code` its query parameter `ce`. */
export function callerOf(
  { headers }: IncomingMessage,
  ip: string,
  requestId: string,
  cookie: SessionCookie,
  markets: readonly Country[],
): Caller {
  const lang = headers.lang
  const locale = localeOrDefault(lang)
  const session = textOf(headers.session)
  const key = textOf(headers['idempotency-key'])
  const { token, browser } = cookie.read(headers.cookie)
  return {
    session: /^[\w-]{16,64}$/.test(session) ? session : '',
    locale,
    country: chooseMarket(locale, markets, textOf(headers['country-code']), textOf(headers.market)),
    ip,
    idempotencyKey: /^[\w-]{16,255}$/.test(key) ? key : null,
    requestId,
    isRobot: isRobot(headers),
    agent: textOf(headers['user-agent']).slice(0, 400),
    ...(token !== null && { token }),
    ...(browser !== null && { browser }),
  }
}

function textOf(header: string | string[] | undefined): string {
  return typeof header === 'string' ? header : ''
}

/** Names from the registry only: callers can invent any number of others. */
function knownOperation(payload: Payload, registry: Registry): string {
  const name = operationOf(payload)
  return typeof name === 'string' && registry.has(name) ? name : ''
}

function operationOf(payload: Payload): unknown {
  return 'fields' in payload ? payload.fields.api : undefined
}

function toHttp(
  { reply, json, retryAfterSeconds }: EndpointResponse,
  status: number,
  headers: HttpResponse['headers'],
): HttpResponse {
  const all = { ...headers, ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }) }
  if (!json) return jsonResponse(status, reply, all)
  const { data: _, ...fields } = reply
  return jsonPartsResponse(status, fields, json, all)
}
