// Tracks the connections of a server: stops it without losing a request, and cuts clients that do not read.
import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextIteration, setTimeout as delay } from 'node:timers/promises'

export type Connections = {
  /** Every further response ends its connection, so that clients connect to another server. */
  readonly drain: () => void
  /** Answers requests in progress, accepts no new ones, and cuts connections after ten seconds. */
  readonly close: () => Promise<void>
}

/** Grace period: a keep-alive client's next request arrives within it, and its response ends the connection. */
const graceMs = 100
/** A proxy on a busy machine sends its request hundreds of milliseconds after it has connected. */
const firstByteMs = 1_000
const idleCheckMs = 50
const maxIterations = 100
const cutAfterMs = 10_000

/**
 * Call before adding other request listeners. `slowReaderMs`: how long a client may take to read a finished response, or
 * a piece of a stream.
 */
export function watchConnections(server: Server, slowReaderMs: number): Connections {
  /** Each with the time of its connection. */
  const sockets = new Map<Socket, number>()
  /** Open responses, with the time since which each waits for its client, and the bytes that were written by then. */
  const responses = new Map<ServerResponse, { readonly since: number; readonly bytes: number }>()
  let isDraining = false
  let accepted = 0

  server.on('connection', (socket: Socket) => {
    accepted += 1
    sockets.set(socket, performance.now())
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('request', (_request, response: ServerResponse) => {
    if (isDraining) response.setHeader('connection', 'close')
    responses.set(response, { since: 0, bytes: -1 })
    response.once('close', () => responses.delete(response))
  })
  const slowReaderTimer = setInterval(cutSlowReaders, slowReaderMs / 4).unref()

  function cutSlowReaders(): void {
    const now = performance.now()
    for (const [response, { since, bytes: before }] of responses) {
      const bytes = response.socket?.bytesWritten ?? 0
      const isWaiting = response.writableEnded || response.writableNeedDrain
      if (!isWaiting || bytes !== before) responses.set(response, { since: now, bytes })
      else if (now - since > slowReaderMs) response.socket?.destroy()
    }
  }

  function drain(): void {
    isDraining = true
    for (const response of responses.keys())
      if (!response.headersSent) response.setHeader('connection', 'close')
  }

  /** Browsers open connections in advance: one without a byte counts as idle after a second. */
  function closeIdle(): void {
    server.closeIdleConnections()
    const limit = performance.now() - firstByteMs
    for (const [socket, since] of sockets) if (socket.bytesRead === 0 && since < limit) socket.destroy()
  }

  /** Accepts pending connections, one per iteration of the event loop. The system would reset them at close. */
  async function acceptAll(): Promise<void> {
    for (
      let iterations = 0, before = -1;
      iterations < maxIterations && accepted !== before;
      iterations += 1
    ) {
      before = accepted
      await nextIteration()
    }
  }

  return {
    drain,
    async close() {
      drain()
      if (sockets.size > 0) await delay(graceMs)
      await acceptAll()
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      const idleTimer = setInterval(closeIdle, idleCheckMs)
      const cutTimer = setTimeout(() => sockets.forEach((_since, socket) => socket.destroy()), cutAfterMs)
      closeIdle()
      await closed
      for (const timer of [idleTimer, cutTimer, slowReaderTimer]) clearInterval(timer)
    },
  }
}
