// Limits: counted keys, order of counting, and calls that are not counted.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { networksOf } from '#services/networks.ts'
import { signedIn } from './account/testing.ts'
import { networkBudget } from './count-limits.ts'
import { createEndpoint } from './endpoint.ts'
import { registry } from './operations.ts'
import { openTestShop, type TestShop } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

const caller = {
  session: 'visitor-1',
  locale: 'us',
  country: 'US',
  ip: '127.0.0.1',
  idempotencyKey: null,
  requestId: 'test',
} as const

/** An endpoint that records the counted keys. It refuses a call when `isFull` returns true for a key. */
function recordingEndpoint(isFull: (key: string) => boolean = () => false) {
  const keys: string[] = []
  const endpoint = createEndpoint(shop.shop, registry, async (key) => {
    keys.push(key)
    return isFull(key) ? 7 : 0
  })
  return { keys, respond: endpoint.respond }
}

test('all spellings of an address give the same network and the same wider network', () => {
  assert.deepEqual(networksOf('2001:db8:1:2:3:4:5:6'), ['2001:db8:1:2::/64', '2001:db8:1::/48'])
  assert.deepEqual(networksOf('2001:0DB8:1:2::9'), networksOf('2001:db8:1:2:3:4:5:6'))
  assert.deepEqual(networksOf('::1'), ['0:0:0:0::/64', '0:0:0::/48'])
  assert.deepEqual(networksOf('1.2.3.4'), ['1.2.3.4'])
})

test('a guest who calls operations for customers is counted only in the budget of the network', async () => {
  const { keys, respond } = recordingEndpoint()
  for (const { name, method, who } of registry.values())
    if (who === 'customer') {
      const { status } = await respond({
        method,
        payload: { api: name },
        caller: { ...caller, idempotencyKey: 'k'.repeat(16) },
      })
      assert.equal(status, 401, name)
    }
  assert.deepEqual([...new Set(keys)], ['* ip 60 127.0.0.1'])
})

test('a signed-in customer is counted by customer, whatever session id the browser sends', async () => {
  const { keys, respond } = recordingEndpoint()
  const customer = await signedIn(shop, 'counted@example.com', 'browser-of-the-counted')
  for (const session of ['first-handle-of-many', 'second-handle-of-many'])
    await respond({
      method: 'POST',
      payload: { api: 'account.export' },
      caller: { ...caller, ...customer, session },
    })
  const counted = keys.filter((key) => key.startsWith('account.export'))
  assert.equal(counted.length, 2)
  assert.equal(new Set(counted).size, 1)
})

test('the network is counted before the visitor; after its limit the visitor is not counted', async () => {
  for (const { name, limits = [] } of registry.values()) {
    const visitor = limits.findIndex(({ per }) => per === 'visitor')
    const lastNetwork = limits.findLastIndex(({ per }) => per === 'ip')
    assert.ok(visitor < 0 || visitor > lastNetwork, `${name} counts visitors first`)
    if (visitor >= 0 && registry.get(name)!.who === 'visitor')
      assert.ok(lastNetwork >= 0, `${name} counts only session ids, which callers choose freely`)
  }
  const { keys, respond } = recordingEndpoint((key) => key.includes(' ip 3600 '))
  const payload = { api: 'cart.applyCoupon', code: 'GUESSED' }
  assert.equal((await respond({ method: 'PUT', payload, caller })).status, 429)
  assert.ok(keys.every((key) => !key.includes('visitor-1')))
})

test('one network has a budget for all operations together, unknown ones included', async () => {
  const { respond } = recordingEndpoint((key) => key.startsWith('* '))
  for (const api of ['catalog.list', 'account.export', 'nothing.atAll'])
    assert.equal((await respond({ method: 'GET', payload: { api }, caller })).retryAfterSeconds, 7, api)
  assert.ok(networkBudget.calls >= 1_200, 'higher than the limit of one catalogue read')
})

test('an IPv6 site that changes its /64 networks is limited by its /48 network', async () => {
  const { keys, respond } = recordingEndpoint()
  for (const ip of ['2001:db8:1:1::5', '2001:db8:1:2::5'])
    await respond({
      method: 'GET',
      payload: { api: 'catalog.suggest', text: 'mug' },
      caller: { ...caller, ip },
    })
  const counted = keys.filter((key) => key.startsWith('catalog.suggest')).map((key) => key.split(' ').at(-1))
  assert.deepEqual(counted, ['2001:db8:1:1::/64', '2001:db8:1::/48', '2001:db8:1:2::/64', '2001:db8:1::/48'])
})
