// The node:http server with limits for times, sizes and connections.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { pictureUploadPath } from '#contract/picture-upload.ts'
import { watchConnections, type Connections } from './connections.ts'
import { send, textResponse } from './response.ts'
import type { HeaderTable } from './security-headers.ts'

export type Handle = (request: IncomingMessage, response: ServerResponse) => void

/** Measured: 9,293 idle connections cost 48 MB. Further ones are closed at once. */
const maxConnections = 10_000
const defaultSlowReaderMs = 30_000
/** Node's limit applies to every request, so it allows slow uploads of pictures. `limitTime` closes the others sooner. */
const maxRequestMs = 300_000
const usualRequestMs = 15_000

export function createHttpServer(
  handle: Handle,
  security: HeaderTable,
  slowReaderMs = defaultSlowReaderMs,
): Connections & { readonly server: Server } {
  const server = createServer({
    requestTimeout: maxRequestMs,
    headersTimeout: 10_000,
    // Longer than the minute after which common proxies close idle connections.
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 1_000,
    maxHeaderSize: 16 * 1024,
  })
  server.maxRequestsPerSocket = 1_000
  server.maxConnections = maxConnections
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) =>
    respondToInvalidHttp(error, socket, security),
  )
  const connections = watchConnections(server, slowReaderMs)
  server.on('request', (request, response) => {
    if (hasBody(request) && request.url !== pictureUploadPath) limitTime(request)
    if (hasTwoHosts(request)) send(request, response, twoHosts, security)
    else handle(request, response)
  })
  return { server, ...connections }
}

const twoHosts = textResponse(400, 'A request names one host.', { connection: 'close' })

/** Proxy and server could choose different hosts: RFC 9112, 3.2 requires status 400. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Closes the connection if the body does not arrive in time. */
function limitTime(request: IncomingMessage): void {
  const timer = setTimeout(() => request.socket.destroy(), usualRequestMs)
  request.once('end', () => clearTimeout(timer))
  request.once('close', () => clearTimeout(timer))
}

const statusLines: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Node has no response object for it, so the bytes are written to the socket. */
function respondToInvalidHttp(error: NodeJS.ErrnoException, socket: Socket, security: HeaderTable): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  const status = statusLines[error.code ?? ''] ?? '400 Bad Request'
  const headers = { ...security, connection: 'close', 'content-length': '0' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', ''].join('\r\n'))
}

/** Resolves with the actual port; rejects where the server cannot listen. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}
