// HTTP answers as values, and the function that sends them.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Html } from '#domain/html.ts'
import type { HeaderTable } from './security-headers.ts'

export type HttpAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body: Buffer | string
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
    body: JSON.stringify(value),
  }
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
  const length =
    answer.status === 204 || answer.status === 304 ? {} : { 'content-length': Buffer.byteLength(answer.body) }
  response.writeHead(answer.status, { ...always, ...answer.headers, ...length })
  response.end(request.method === 'HEAD' ? undefined : answer.body)
}
