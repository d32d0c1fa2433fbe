// What is open on a server: how it stops without losing a request, and the end of readers who do not read.
import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as turn, setTimeout as delay } from 'node:timers/promises'

export type Connections = {
  /** From now on every response ends its connection, so that callers turn to another server. */
  readonly leave: () => void
  /** Answers what has begun, takes nothing new, and cuts what has not ended after ten seconds. */
  readonly close: () => Promise<void>
}

/** A caller between two requests sends the next one within this time; its response then ends the connection. */
const restMs = 100
const sweepMs = 50
const mostTurns = 100
const endMs = 10_000

/** `slowReaderMs`: how long a finished response may wait for its reader. Before any other listener of requests. */
export function watchConnections(server: Server, slowReaderMs: number): Connections {
  /** With the instant of their coming. */
  const sockets = new Map<Socket, number>()
  /** Responses under way, with the instant at which they were first seen complete but unread; 0 before. */
  const responses = new Map<ServerResponse, number>()
  let leaving = false
  let accepted = 0

  server.on('connection', (socket: Socket) => {
    accepted += 1
    sockets.set(socket, performance.now())
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('request', (_request, response: ServerResponse) => {
    if (leaving) response.setHeader('connection', 'close')
    responses.set(response, 0)
    response.once('close', () => responses.delete(response))
  })
  const watching = setInterval(cutSlowReaders, slowReaderMs / 4).unref()

  function cutSlowReaders(): void {
    const now = performance.now()
    for (const [response, since] of responses)
      if (response.writableEnded && since === 0) responses.set(response, now)
      else if (since > 0 && now - since > slowReaderMs) response.socket?.destroy()
  }

  function leave(): void {
    leaving = true
    for (const response of responses.keys())
      if (!response.headersSent) response.setHeader('connection', 'close')
  }

  /** Browsers open connections ahead of their requests: one that never sent a byte counts as idle. */
  function closeIdle(): void {
    server.closeIdleConnections()
    const late = performance.now() - restMs
    for (const [socket, since] of sockets) if (socket.bytesRead === 0 && since < late) socket.destroy()
  }

  /** The system resets connections that are made but not yet accepted, of which each turn of the loop takes one. */
  async function acceptAll(): Promise<void> {
    for (let turns = 0, before = -1; turns < mostTurns && accepted !== before; turns += 1) {
      before = accepted
      await turn()
    }
  }

  return {
    leave,
    async close() {
      leave()
      if (sockets.size > 0) await delay(restMs)
      await acceptAll()
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      const sweeping = setInterval(closeIdle, sweepMs)
      const cut = setTimeout(() => sockets.forEach((_since, socket) => socket.destroy()), endMs)
      closeIdle()
      await closed
      for (const timer of [sweeping, cut, watching]) clearInterval(timer)
    },
  }
}
