// Test support: an HTTP client that can send malformed requests and returns any response.
import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import type { OperationName } from '#api/call.ts'
import type { Caller } from '#api/context.ts'
import type { Reply } from '#api/endpoint.ts'
import { registry, type Input, type Output } from '#api/operations.ts'
import { apiPath } from '#web/platform/api/address.ts'
import { encodeQuery } from '#web/platform/api/query.ts'

export type Sent = {
  readonly method?: string
  readonly path?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

export type ClientResponse = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

export type CallReply<Name extends OperationName> = Omit<Reply, 'data'> & {
  readonly data: Output<Name>
  readonly status: number
}

export type HttpClient = {
  send(request: Sent): Promise<ClientResponse>
  /** Calls an operation as the browser does. */
  call<Name extends OperationName>(
    name: Name,
    input: Input<Name>,
    who?: Partial<Caller>,
  ): Promise<CallReply<Name>>
  /** Writes bytes to a connection and reads until the other end closes it, or until `enough` has come. */
  raw(bytes: string | Buffer, enough?: RegExp): Promise<string>
  close(): void
}

export const visitor = 'visitor-0123456789'

export function headersOf(who: Partial<Caller> = {}): Record<string, string> {
  const { session = visitor, locale = 'us', country = 'DE', idempotencyKey } = who
  return {
    session,
    lang: locale,
    market: country,
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  }
}

/** Timeout of every request: a missing response fails the test. */
const timeoutMs = 30_000

export function createHttpClient(port: number): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })

  function send(sent: Sent): Promise<ClientResponse> {
    const { method = 'GET', path = '/', headers = {}, body } = sent
    return new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      const options = { host: '127.0.0.1', port, agent, method, path, headers: { ...length, ...headers } }
      const request = httpRequest(options, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          const text = Buffer.concat(parts).toString('utf8')
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
        })
      })
      request.setTimeout(timeoutMs, () => request.destroy(new Error(`${method} ${path} was not answered`)))
      request.on('error', (error: NodeJS.ErrnoException) => {
        // The other end may close an idle connection just as it is used again: a browser, too, asks once more.
        if (request.reusedSocket && error.code === 'ECONNRESET') send(sent).then(resolve, reject)
        else reject(error)
      })
      request.end(body)
    })
  }

  return {
    send,
    async call(name, input, who) {
      const method = registry.get(name)?.method ?? 'POST'
      const payload = { ...(input as object), api: name }
      const inQuery = method === 'GET' || method === 'DELETE'
      const { status, text } = await send({
        method,
        path: inQuery ? `${apiPath}?${encodeQuery(payload)}` : apiPath,
        headers: { ...headersOf(who), ...(!inQuery && { 'content-type': 'application/json' }) },
        ...(!inQuery && { body: JSON.stringify(payload) }),
      })
      return { ...(JSON.parse(text) as Reply), status } as CallReply<typeof name>
    },
    raw(bytes, enough) {
      return new Promise((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
        let text = ''
        socket.setTimeout(timeoutMs, () => socket.destroy(new Error(`no end after:\n${text}`)))
        socket.setEncoding('utf8').on('data', (part: string) => {
          text += part
          if (enough?.test(text)) socket.destroy()
        })
        socket.on('error', (error: NodeJS.ErrnoException) =>
          error.code === 'ECONNRESET' ? undefined : reject(error),
        )
        socket.on('close', () => resolve(text))
      })
    },
    close: () => agent.destroy(),
  }
}
