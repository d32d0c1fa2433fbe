// The running shop is stopped while keep-alive clients change their carts: it answers every received request.
import assert from 'node:assert/strict'
import { Agent, request as httpRequest } from 'node:http'
import { before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { underLoad } from '#test-support/under-load.ts'
import { until } from '#test-support/until.ts'
import { apiPath } from '#web/platform/api/address.ts'
import { newBuyer } from '../testing-buyers.ts'
import { headersOf } from '../testing-http.ts'
import { openTestProcess, startShopProcess, type TestProcess } from '../testing-process.ts'

let first: TestProcess
before(async () => void (first = await openTestProcess()))

/** The status of a POST without repetition, as by a proxy; null where no server accepted the connection. */
function post(agent: Agent, port: number, body: string, session: string): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const headers = { ...headersOf({ session }), 'content-type': 'application/json' }
    const options = { host: '127.0.0.1', port, agent, method: 'POST', path: apiPath, headers }
    const request = httpRequest(options, (response) =>
      response.resume().once('end', () => resolve(response.statusCode ?? 0)),
    )
    request.once('error', (error) => (request.reusedSocket ? reject(error) : resolve(null)))
    request.end(body)
  })
}

test('stopped three times under keep-alive clients, the shop answers all that reached it and ends within three seconds', async () => {
  const body = JSON.stringify({ api: 'cart.add', variantId: first.teddy.variant, quantity: 1 })
  for (let round = 0; round < 3; round += 1) {
    const shop = round === 0 ? first : await startShopProcess(first.environment)
    const agent = new Agent({ keepAlive: true, maxSockets: 12 })
    const statuses: number[] = []
    const clients = Array.from({ length: 12 }, async (_, client) => {
      const { session } = newBuyer()
      for (;;) {
        const status = await post(agent, shop.port, body, session)
        if (status === null) return
        statuses.push(status)
        await delay(client * 3)
      }
    })
    await until(async () => statuses.length > 100)
    const began = performance.now()
    const { code, output } = await shop.stop()
    const seconds = (performance.now() - began) / 1000
    await Promise.all(clients)
    agent.destroy()
    assert.equal(code, 0, output)
    assert.ok(seconds < underLoad(3), `${seconds} s`)
    assert.deepEqual(new Set(statuses), new Set([200]))
  }
})
