// A minimal HTTP client on one connection. It uses little processor time, so it hardly affects the measurement.
import { connect, type Socket } from 'node:net'

export type HttpResponse = { readonly status: number; readonly headers: string; readonly body: Buffer }

export type Connection = {
  /** One request at a time. `head` is the request line and headers, without `host` and without the empty line. */
  request(head: string, body?: string): Promise<HttpResponse>
  close(): void
}

export function openConnection(origin: string): Connection {
  const { hostname, port, host } = new URL(origin)
  let socket: Socket | undefined
  let received: Buffer = Buffer.alloc(0)
  let waiting: { resolve: (response: HttpResponse) => void; reject: (error: Error) => void } | undefined

  function open(): Socket {
    received = Buffer.alloc(0)
    const fresh = connect({ host: hostname, port: Number(port), noDelay: true })
    fresh.on('data', (part) => {
      received = received.length === 0 ? part : Buffer.concat([received, part])
      read()
    })
    fresh.on('error', (error) => waiting?.reject(error))
    fresh.on('close', () => {
      if (socket !== fresh) return
      socket = undefined
      waiting?.reject(new Error('the server closed the connection before it answered'))
    })
    return fresh
  }

  function read(): void {
    const end = received.indexOf('\r\n\r\n')
    if (end < 0) return
    const headers = received.toString('latin1', 0, end)
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(headers)?.[1] ?? 0)
    if (received.length < end + 4 + length) return
    const response = { status: Number(headers.slice(9, 12)), headers, body: received.subarray(end + 4) }
    received = Buffer.alloc(0)
    if (/\r\nconnection: close/i.test(headers)) {
      socket?.destroy()
      socket = undefined
    }
    waiting?.resolve(response)
  }

  return {
    request: (head, body) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        socket ??= open()
        const length = body === undefined ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`
        socket.write(`${head}\r\nhost: ${host}\r\n${length}\r\n${body ?? ''}`)
      }),
    close: () => socket?.destroy(),
  }
}
