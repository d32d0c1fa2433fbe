import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { methods as namedMethods } from '#contract/methods.ts'
import { silentCode } from '#contract/refusals.ts'
import { signedIn } from './account/testing.ts'
import { createEndpoint } from './endpoint.ts'
import { registry } from './operations.ts'
import { openTestShop, type TestShop } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE']

test('an operation outside the registry is unknown, whatever its name', async () => {
  for (const api of [
    'cart.steal',
    '',
    'constructor',
    '__proto__',
    'toString',
    7,
    null,
    ['cart.view'],
    undefined,
  ])
    for (const method of methods) {
      const { status, reply } = await shop.raw(method, { api })
      assert.deepEqual([status, reply.refused], [404, 'operation-unknown'], `${method} ${String(api)}`)
    }
})

test('every method belongs to an operation', () => {
  for (const api of Object.keys(namedMethods)) assert.ok(registry.has(api), api)
})

test('every operation accepts one method only', async () => {
  for (const [api, operation] of registry)
    for (const method of methods.filter((each) => each !== operation.method)) {
      const { status, reply } = await shop.raw(method, { api })
      assert.deepEqual([status, reply.refused], [405, 'method-wrong'], `${method} ${api}`)
    }
})

test('every operation refuses an unknown input field and changes nothing', async () => {
  const customer = await signedIn(shop, 'ada@example.com', 'browser-of-a-customer')
  for (const [api, operation] of registry) {
    const { reply } = await shop.raw(
      operation.method,
      { api, surprise: 1 },
      { idempotencyKey: 'a-key-for-this', ...customer },
    )
    assert.ok(reply.refused === 'input-invalid' || reply.code === 3, `${api}: ${reply.code}`)
  }
  assert.equal(await shop.count('orders'), 0)
})

test('every operation that is not a GET needs a session id', async () => {
  for (const [api, operation] of registry) {
    if (operation.method === 'GET') continue
    assert.equal(
      (await shop.raw(operation.method, { api }, { session: '' })).reply.refused,
      'session-missing',
      api,
    )
  }
})

test('operations for customers refuse everybody else before they check the input', async () => {
  for (const [api, operation] of registry) {
    if (operation.who !== 'customer') continue
    for (const token of [undefined, 'x'.repeat(43)]) {
      const { status, reply } = await shop.raw(
        operation.method,
        { api, surprise: 1 },
        { idempotencyKey: 'a-key-for-those-who-need-one', ...(token !== undefined && { token }) },
      )
      assert.deepEqual([status, reply.refused], [401, 'sign-in-needed'], api)
    }
  }
})

test('operations for anyone are exactly those called by GET', () => {
  for (const { name, who, method } of registry.values())
    assert.equal(who === 'anyone', method === 'GET', name)
})

test('GET serves public reads only, and no personal input travels in a query', () => {
  for (const { name, method } of registry.values())
    if (method === 'GET') assert.match(name, /^(catalog\.|shop\.(seller|pages)$)/)
  const personal = /email|name|phone|address|token|access|number/i
  for (const { name, method, input } of registry.values())
    if (method === 'GET' || method === 'DELETE')
      assert.ok(
        !Object.keys((input as { shape?: object }).shape ?? {}).some((key) => personal.test(key)),
        name,
      )
})

test('a background call is refused silently, even when it exceeds its limit', async () => {
  const busy = createEndpoint(shop.shop, registry, async () => 7)
  const caller = {
    session: 'visitor-1',
    locale: 'us',
    country: 'US',
    ip: '127.0.0.1',
    idempotencyKey: null,
    requestId: 'test',
  } as const
  const respond = (api: string) => busy.respond({ method: 'GET', payload: { api }, caller })
  const [background, foreground] = [await respond('catalog.suggest'), await respond('catalog.list')]
  assert.deepEqual([background.status, background.reply.code, background.reply.msg], [200, silentCode, ''])
  assert.deepEqual([foreground.status, foreground.reply.refused], [429, 'too-many-requests'])
})

test('only background calls are refused silently', () => {
  for (const operation of registry.values())
    if (operation.silent)
      assert.ok(operation.method === 'GET' || /^(visitor|recent)\./.test(operation.name), operation.name)
})

test('product lists are filtered, sorted and counted', async () => {
  const { data } = await shop.call('catalog.list', { category: 'gifts', sort: 'price-asc' })
  assert.deepEqual(
    data.products.map(({ key }) => key),
    ['name-mug', 'plush-teddy'],
  )
  assert.deepEqual(data.tags, [{ key: 'kitchen', name: 'Kitchen', count: 1 }])
  assert.deepEqual(data.priceRange, {
    min: { minor: 1950, currency: 'EUR' },
    max: { minor: 2990, currency: 'EUR' },
  })
  const dear = await shop.call('catalog.list', { minPrice: 2000 })
  assert.deepEqual(
    dear.data.products.map(({ key }) => key),
    ['plush-teddy'],
  )
})

test('a product appears in the visitor’s language and currency; an unknown product is refused', async () => {
  const { data } = await shop.call('catalog.product', { key: 'plush-teddy' }, { locale: 'de', country: 'PL' })
  assert.deepEqual([data.product?.title, data.product?.variants[0]?.price.currency], ['Honigteddy', 'PLN'])
  assert.equal((await shop.call('catalog.product', { key: 'nothing-here' })).refused, 'product-unknown')
})
