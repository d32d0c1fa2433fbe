// Stopping a server beside a proxy that is slow to send.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { underLoad } from '#test-support/under-load.ts'
import { watchConnections } from './connections.ts'

test(
  'a connection that sends its request half a second after its acceptance is answered while the server stops',
  { timeout: 20_000 },
  async () => {
    const server = createServer()
    const connections = watchConnections(server, 30_000)
    server.on('request', (_request, response: ServerResponse) => response.end('bought'))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
    const received: string[] = []
    client.on('data', (bytes) => void received.push(String(bytes))).on('error', () => undefined)
    const ended = once(client, 'close')
    await once(server, 'connection')
    const closed = connections.close()
    await delay(500)
    if (client.writable) client.write('POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 0\r\n\r\n')
    await ended
    assert.match(received.join(''), /200 OK[^]*Connection: close[^]*bought/i)
    await closed
  },
)

test(
  'a connection without a request does not delay the end by more than two seconds',
  { timeout: 20_000 },
  async () => {
    const server = createServer()
    const connections = watchConnections(server, 30_000)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
    await once(server, 'connection')
    const started = performance.now()
    await connections.close()
    assert.ok(performance.now() - started < underLoad(2_000))
  },
)
