// What limits count, and what they leave alone.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { signedIn } from './account/testing.ts'
import { networkBudget } from './count-limits.ts'
import { createEndpoint } from './endpoint.ts'
import { networksOf } from './networks.ts'
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

/** An endpoint whose counted keys are written down, and refused where `isFull` says so. */
function watched(isFull: (key: string) => boolean = () => false) {
  const keys: string[] = []
  const endpoint = createEndpoint(shop.shop, registry, async (key) => {
    keys.push(key)
    return isFull(key) ? 7 : 0
  })
  return { keys, ask: endpoint.answer }
}

test('a network is one, however its addresses are written, and belongs to a wider one', () => {
  assert.deepEqual(networksOf('2001:db8:1:2:3:4:5:6'), ['2001:db8:1:2::/64', '2001:db8:1::/48'])
  assert.deepEqual(networksOf('2001:0DB8:1:2::9'), networksOf('2001:db8:1:2:3:4:5:6'))
  assert.deepEqual(networksOf('::1'), ['0:0:0:0::/64', '0:0:0::/48'])
  assert.deepEqual(networksOf('1.2.3.4'), ['1.2.3.4'])
})

test('who is not signed in costs no count of what is for customers', async () => {
  const { keys, ask } = watched()
  for (const { name, method, who } of registry.values())
    if (who === 'customer') {
      const { status } = await ask({
        method,
        payload: { api: name },
        caller: { ...caller, idempotencyKey: 'k'.repeat(16) },
      })
      assert.equal(status, 401, name)
    }
  assert.deepEqual([...new Set(keys)], ['* ip 60 127.0.0.1'])
})

test('a customer is counted as such, whatever handle the browser sends', async () => {
  const { keys, ask } = watched()
  const customer = await signedIn(shop, 'counted@example.com', 'browser-of-the-counted')
  for (const session of ['first-handle-of-many', 'second-handle-of-many'])
    await ask({
      method: 'POST',
      payload: { api: 'account.export' },
      caller: { ...caller, ...customer, session },
    })
  const counted = keys.filter((key) => key.startsWith('account.export'))
  assert.equal(counted.length, 2)
  assert.equal(new Set(counted).size, 1)
})

test('the network is counted before the visitor, who is not counted once it has had enough', async () => {
  for (const { name, limits = [] } of registry.values()) {
    const visitor = limits.findIndex(({ per }) => per === 'visitor')
    const lastNetwork = limits.findLastIndex(({ per }) => per === 'ip')
    assert.ok(visitor < 0 || visitor > lastNetwork, `${name} counts visitors first`)
    if (visitor >= 0 && registry.get(name)!.who === 'visitor')
      assert.ok(lastNetwork >= 0, `${name} counts handles alone, and those are free`)
  }
  const { keys, ask } = watched((key) => key.includes(' ip 3600 '))
  const payload = { api: 'cart.applyCoupon', code: 'GUESSED' }
  assert.equal((await ask({ method: 'PUT', payload, caller })).status, 429)
  assert.ok(keys.every((key) => !key.includes('visitor-1')))
})

test('one network has a budget for everything together, also for what does not exist', async () => {
  const { ask } = watched((key) => key.startsWith('* '))
  for (const api of ['catalog.list', 'account.export', 'nothing.atAll'])
    assert.equal((await ask({ method: 'GET', payload: { api }, caller })).retryAfterSeconds, 7, api)
  assert.ok(networkBudget.calls >= 1_200, 'more than a single catalogue read may take')
})

test('a site of IPv6 that changes its networks at will is limited too', async () => {
  const { keys, ask } = watched()
  for (const ip of ['2001:db8:1:1::5', '2001:db8:1:2::5'])
    await ask({ method: 'GET', payload: { api: 'catalog.suggest', text: 'mug' }, caller: { ...caller, ip } })
  const counted = keys.filter((key) => key.startsWith('catalog.suggest')).map((key) => key.split(' ').at(-1))
  assert.deepEqual(counted, ['2001:db8:1:1::/64', '2001:db8:1::/48', '2001:db8:1:2::/64', '2001:db8:1::/48'])
})
