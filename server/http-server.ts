// node:http with every wait and every size bounded, and an end that loses nobody's request.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { HeaderTable } from './security-headers.ts'

export type Handle = (request: IncomingMessage, response: ServerResponse) => void

export function createHttpServer(handle: Handle, security: HeaderTable): Server {
  const server = createServer(
    {
      requestTimeout: 15_000,
      headersTimeout: 10_000,
      // Longer than the minute after which common proxies drop idle connections themselves.
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 16 * 1024,
    },
    handle,
  )
  server.maxRequestsPerSocket = 1_000
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => refuse(error, socket, security))
  return server
}

const statusLines: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** For what is not HTTP: there is no response object, so the answer is written by hand. */
function refuse(error: NodeJS.ErrnoException, socket: Socket, security: HeaderTable): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  const status = statusLines[error.code ?? ''] ?? '400 Bad Request'
  const headers = { ...security, connection: 'close', 'content-length': '0' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', ''].join('\r\n'))
}

/** Resolves with the port. */
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

const endMs = 10_000

/** Answers what has begun, takes nothing new, and cuts what has not ended after ten seconds. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), endMs)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
  })
}
