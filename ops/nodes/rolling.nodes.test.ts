// Two nodes behind a real load balancer are restarted one after another under load: no request fails.
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { Agent, request as httpRequest } from 'node:http'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { newBuyer } from '#server/testing-buyers.ts'
import { headersOf } from '#server/testing-http.ts'
import { startShopProcess, type ShopProcess } from '#server/testing-process.ts'
import { until } from '#test-support/until.ts'
import { apiPath } from '#web/platform/api/address.ts'
import { startHaproxy, startNginx, type Backend, type Balancer } from './testing-balancers.ts'
import { openNodes, report, type Nodes } from './testing-nodes.ts'
import { freePort } from './testing-ports.ts'

const restarts = 20
const clients = 8
const drainMs = 2_500
/** Two health checks of HAProxy, or the time for which nginx leaves out a node. */
const noticeMs = 1_500

let shop: Nodes
before(async () => void (shop = await openNodes([])))
const agent = new Agent({ keepAlive: true })
after(() => agent.destroy())

type Sent = { readonly method: string; readonly status: number | string }

function send(port: number, method: string, target: string, body?: string): Promise<Sent> {
  return new Promise((resolve) => {
    const headers = {
      host: `localhost:${port}`,
      ...headersOf(newBuyer()),
      ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    }
    const options = { host: '127.0.0.1', port, method, path: target, headers, agent }
    const request = httpRequest(options, (response) => {
      response.once('error', ({ message }) => resolve({ method, status: message }))
      response.resume().once('end', () => resolve({ method, status: response.statusCode ?? 0 }))
    })
    request.once('error', ({ message }) => resolve({ method, status: message }))
    request.end(body)
  })
}

async function measure(start: (port: number, backends: readonly Backend[]) => Promise<Balancer>) {
  const port = await freePort()
  const backends = await Promise.all(
    [1, 2].map(async () => ({ port: await freePort(), healthPort: await freePort() })),
  )
  const startNode = (at: number): Promise<ShopProcess> =>
    startShopProcess({
      DATABASE_URL: shop.databaseUrl,
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      PORT: String(backends[at]!.port),
      HEALTH_PORT: String(backends[at]!.healthPort),
      TRUSTED_PROXIES: '1',
      DRAIN_MS: String(drainMs),
    })
  const nodes = await Promise.all([startNode(0), startNode(1)])
  const balancer = await start(port, backends)
  const sent: Sent[] = []
  let stopped = false
  const add = JSON.stringify({ api: 'cart.add', variantId: shop.teddy.variant, quantity: 1 })
  const load = Array.from({ length: clients }, async () => {
    while (!stopped) {
      sent.push(await send(port, 'GET', '/plush-teddy'))
      sent.push(await send(port, 'POST', apiPath, add))
      await delay(20)
    }
  })
  try {
    await until(() => sent.length > 100)
    for (let at = 0; at < restarts; at += 1) {
      assert.equal((await nodes[at % 2]!.stop()).code, 0)
      nodes[at % 2] = await startNode(at % 2)
      await delay(noticeMs)
    }
  } finally {
    stopped = true
    await Promise.all(load)
    await balancer.stop()
    await Promise.all(nodes.map((node) => node.kill()))
  }
  return sent
}

for (const { name, program, start } of [
  { name: 'nginx', program: '/usr/sbin/nginx', start: startNginx },
  { name: 'HAProxy', program: '/usr/sbin/haproxy', start: startHaproxy },
]) {
  const skip = !existsSync(program) && `needs ${program} of its Debian package`
  const point = `${restarts} restarts of two nodes behind ${name}, under load`
  if (skip) await report(point, 'no request fails', `not measured: ${skip}`)
  test(`${restarts} restarts behind ${name} lose no request`, { skip }, async () => {
    const sent = await measure(start)
    const posts = sent.filter(({ method }) => method === 'POST').length
    const failed = sent.filter(({ status }) => status !== 200)
    await report(point, 'no request fails', `${failed.length} of ${sent.length} failed (${posts} POST)`)
    assert.ok(posts > restarts * 20)
    assert.deepEqual(failed, [])
  })
}
