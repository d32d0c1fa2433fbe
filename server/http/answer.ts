// HTTP answers as values, and the function that sends them.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Html } from '#domain/html.ts'
import type { HeaderTable } from './security-headers.ts'

export type HttpAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body: Buffer | string
  /** Sent instead of `body`, in pieces. A failure ends the connection; who makes the stream reports it. */
  readonly stream?: Readable
}

export function textAnswer(status: number, text: string, headers: HeaderTable = {}): HttpAnswer {
  return {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: `${text}\n`,
  }
}

export function htmlAnswer(status: number, page: Html, headers: HeaderTable = {}): HttpAnswer {
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: String(page),
  }
}

export function jsonAnswer(status: number, value: unknown, headers: HttpAnswer['headers'] = {}): HttpAnswer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: Buffer.from(JSON.stringify(value)),
  }
}

/** As jsonAnswer: `fields` of an object, then the field `data`, which is JSON already, in parts. */
export function writtenJsonAnswer(
  status: number,
  fields: object,
  data: readonly Buffer[],
  headers: HttpAnswer['headers'] = {},
): HttpAnswer {
  const beginning = Buffer.from(`${JSON.stringify(fields).slice(0, -1)},"data":`)
  const answer = jsonAnswer(status, null, headers)
  return { ...answer, body: Buffer.concat([beginning, ...data, Buffer.from('}')]) }
}

export function redirectAnswer(
  status: 301 | 302 | 307 | 308,
  location: string,
  headers: HeaderTable = {},
): HttpAnswer {
  return { status, headers: { location, 'cache-control': 'no-store', ...headers }, body: '' }
}

export function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: HttpAnswer,
  always: HeaderTable,
): void {
  if (response.headersSent) return
  if (answer.stream) return sendStream(request, response, answer, answer.stream, always)
  const length =
    answer.status === 204 || answer.status === 304 ? {} : { 'content-length': Buffer.byteLength(answer.body) }
  response.writeHead(answer.status, { ...always, ...answer.headers, ...length })
  response.end(request.method === 'HEAD' ? undefined : answer.body)
}

function sendStream(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers }: HttpAnswer,
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
