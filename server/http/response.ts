// HTTP responses as values, and the function that sends them.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Html } from '#domain/html.ts'
import type { HeaderTable } from './security-headers.ts'

export type HttpResponse = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body: Buffer | string
  /** Sent instead of `body`, in pieces. A failure ends the connection; who makes the stream reports it. */
  readonly stream?: Readable
}

export function textResponse(status: number, text: string, headers: HeaderTable = {}): HttpResponse {
  return {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: `${text}\n`,
  }
}

export function htmlResponse(status: number, page: Html, headers: HeaderTable = {}): HttpResponse {
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: String(page),
  }
}

export function jsonResponse(
  status: number,
  value: unknown,
  headers: HttpResponse['headers'] = {},
): HttpResponse {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: Buffer.from(JSON.stringify(value)),
  }
}

/** As `jsonResponse`: `fields` of an object, then the field `data`, which is JSON already, in parts. */
export function jsonPartsResponse(
  status: number,
  fields: object,
  data: readonly Buffer[],
  headers: HttpResponse['headers'],
): HttpResponse {
  const beginning = Buffer.from(`${JSON.stringify(fields).slice(0, -1)},"data":`)
  return {
    ...jsonResponse(status, null, headers),
    body: Buffer.concat([beginning, ...data, Buffer.from('}')]),
  }
}

export function redirectResponse(
  status: 301 | 302 | 307 | 308,
  location: string,
  headers: HeaderTable = {},
): HttpResponse {
  return { status, headers: { location, 'cache-control': 'no-store', ...headers }, body: '' }
}

export function send(
  request: IncomingMessage,
  response: ServerResponse,
  value: HttpResponse,
  always: HeaderTable,
): void {
  if (response.headersSent) return
  const { status, headers, body, stream } = value
  if (stream) return sendStream(request, response, value, stream, always)
  const length = status === 204 || status === 304 ? {} : { 'content-length': Buffer.byteLength(body) }
  response.writeHead(status, { ...always, ...headers, ...length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function sendStream(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers }: HttpResponse,
  stream: Readable,
  always: HeaderTable,
): void {
  response.writeHead(status, { ...always, ...headers })
  if (request.method === 'HEAD') {
    stream.destroy()
    return void response.end()
  }
  // The client may leave at any time.
  pipeline(stream, response).catch(() => undefined)
}
