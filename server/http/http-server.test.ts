// The HTTP server: stopping under keep-alive load, and clients that never read.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get as httpGet, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { createTestDatabase } from '#data/testing.ts'
import { underLoad } from '#test-support/under-load.ts'
import { until } from '#test-support/until.ts'
import { readConfig } from '../config.ts'
import { startShop } from '../start.ts'
import { createHttpServer, listen } from './http-server.ts'
import { send } from './response.ts'

type Post = { readonly status: number; readonly connection: string | undefined }

/** The server stopped listening before it accepted this connection, so it never received the request. */
class NeverAccepted extends Error {}

/** Sends as a proxy does: on a keep-alive connection, without repetition. */
function post(agent: Agent, port: number): Promise<Post> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, agent, method: 'POST' }, (response) => {
      response.resume().once('end', () => {
        const { connection } = response.headers
        resolve({ status: response.statusCode ?? 0, connection })
      })
    })
    request.once('error', (error) => reject(request.reusedSocket ? error : new NeverAccepted()))
    request.end('{}')
  })
}

/** Answers with a delay, as an operation with a database query does. */
async function openServer() {
  const counts = { answered: 0 }
  const http = createHttpServer((_request, response) => {
    void delay(2).then(() => {
      counts.answered += 1
      response.end('done')
    })
  }, {})
  return { ...http, counts, port: await listen(http.server, 0, '127.0.0.1') }
}

test('keep-alive clients that post without a pause lose no request when the server stops, and it stops at once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { port, close, counts } = await openServer()
    const agent = new Agent({ keepAlive: true, maxSockets: 20 })
    const lost: Error[] = []
    let received = 0
    const clients = Array.from({ length: 20 }, async (_, client) => {
      for (;;) {
        try {
          await post(agent, port)
          received += 1
          if (client % 2) await delay(5)
        } catch (error) {
          if (!(error instanceof NeverAccepted)) lost.push(error as Error)
          return
        }
      }
    })
    await until(async () => counts.answered > 100)
    const began = performance.now()
    await close()
    assert.ok(performance.now() - began < underLoad(2_000))
    await Promise.all(clients)
    agent.destroy()
    assert.deepEqual(lost, [])
    assert.equal(received, counts.answered)
  }
})

test('while the server drains, every response ends its connection, also one in progress', async () => {
  const { promise: go, resolve } = Promise.withResolvers<void>()
  const http = createHttpServer((_request, response) => void go.then(() => response.end('done')), {})
  const port = await listen(http.server, 0, '127.0.0.1')
  const agent = new Agent({ keepAlive: true })
  const began = once(http.server, 'request')
  const before = post(agent, port)
  await began
  http.drain()
  resolve()
  assert.deepEqual(await before, { status: 200, connection: 'close' })
  assert.deepEqual(await post(agent, port), { status: 200, connection: 'close' })
  await http.close()
})

test('connections without a byte, which browsers open in advance, do not delay the stop', async () => {
  const { port, close, server } = await openServer()
  const connected = once(server, 'connection')
  const silent = connect(port, '127.0.0.1').on('error', () => undefined)
  await connected
  const began = performance.now()
  await close()
  assert.ok(performance.now() - began < underLoad(2_000))
  silent.destroy()
})

test('the connection of a client that does not read is cut', async () => {
  const body = Buffer.alloc(64 * 1024 * 1024)
  const http = createHttpServer((_request, response) => void response.end(body), {}, 200)
  const port = await listen(http.server, 0, '127.0.0.1')
  const reader = connect(port, '127.0.0.1').on('error', () => undefined)
  reader.pause().write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  const connections = () => new Promise((resolve) => http.server.getConnections((_, n) => resolve(n)))
  await once(http.server, 'request')
  await until(async () => (await connections()) === 0)
  reader.destroy()
  await http.close()
})

test('the connection of a client that stops to read a stream is cut, that of a slow reader is not', async () => {
  const pieces = Array.from({ length: 64 }, () => Buffer.alloc(1024 * 1024))
  const http = createHttpServer(
    (request, response) =>
      send(request, response, { status: 200, headers: {}, body: '', stream: Readable.from(pieces) }, {}),
    {},
    500,
  )
  const port = await listen(http.server, 0, '127.0.0.1')
  const open = () => connect(port, '127.0.0.1').on('error', () => undefined)
  const [silent, slow] = [open().pause(), open()]
  for (const client of [silent, slow]) client.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  let received = 0
  slow.on('data', ({ length }: Buffer) => {
    received += length
    slow.pause()
    setTimeout(() => slow.resume(), 1)
  })
  await once(http.server, 'request')
  const connections = () => new Promise((resolve) => http.server.getConnections((_, n) => resolve(n)))
  await until(async () => (await connections()) === 1)
  await until(async () => received > pieces.length * 1024 * 1024)
  for (const client of [silent, slow]) client.destroy()
  await http.close()
})

test('while the shop starts, it reports alive and not ready, under any host', async () => {
  const database = await createTestDatabase()
  const port = await freePort()
  const folder = await mkdtemp(path.join(tmpdir(), 'posy-opening-'))
  const statuses: number[] = []
  const ask = (target: string): Promise<number> =>
    new Promise((resolve, reject) =>
      httpGet({ host: '127.0.0.1', port, path: target, headers: { host: '10.0.0.5' } }, (response) =>
        resolve(response.resume().statusCode ?? 0),
      ).once('error', reject),
    )
  const shop = await startShop({
    config: readConfig({
      PORT: String(port),
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      MAIL_DIR: folder,
      SAMPLE: 'on',
      SECRET: 'a secret of more than thirty-two letters',
      LOG_LEVEL: 'silent',
    }),
    say: () => undefined,
    sample: {
      load: async () => void statuses.push(await ask('/live'), await ask('/ready'), await ask('/')),
      remains: async () => ({ products: 0, promotions: [], coupons: [], pages: [] }),
    },
  })
  assert.deepEqual(statuses, [200, 503, 503])
  assert.equal(await ask('/ready'), 200)
  await shop.stop()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

async function freePort(): Promise<number> {
  const { port, close } = await openServer()
  await close()
  return port
}
