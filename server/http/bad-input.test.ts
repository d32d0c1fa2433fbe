// Bad input over HTTP is refused with a code, changes nothing, and the shop keeps running.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type { Reply } from '#api/endpoint.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { sql } from '#data/database.ts'
import { apiPath } from '#web/platform/api/address.ts'
import { headersOf, type ClientResponse, type Sent } from '../testing-http.ts'
import { openTestProcess, type TestProcess } from '../testing-process.ts'

let shop: TestProcess
before(async () => void (shop = await openTestProcess()))

const json = { 'content-type': 'application/json' }
const post = (payload: object, headers: Record<string, string> = {}): Sent => ({
  method: 'POST',
  path: apiPath,
  headers: { ...headersOf(), ...json, ...headers },
  body: JSON.stringify(payload),
})
const put = (payload: object): Sent => ({ ...post(payload), method: 'PUT' })
const get = (query: string): Sent => ({ path: `${apiPath}?${query}`, headers: headersOf() })
const withBody = (body: string | Buffer, headers: Record<string, string> = json): Sent => ({
  ...post({}),
  headers: { ...headersOf(), ...headers },
  body,
})
const add = (change: object = {}) => ({
  api: 'cart.add',
  variantId: shop.teddy.variant,
  quantity: 1,
  ...change,
})

/** The tables that sales write, as one text. Equal texts mean that nothing changed. */
async function state(): Promise<string> {
  const tables = [
    'cart',
    'orders',
    'order_line',
    'payment',
    'job',
    'coupon_use',
    'idempotency',
    'variant',
    'coupon',
  ]
  // Jobs that the shop enqueues by itself, every hour or day.
  const own = `coalesce(to_jsonb(t) ->> 'kind', '') not in ('retention', 'unused-pictures', 'low-stock', 'catalog-snapshot')`
  const counts = tables.map((table) => `(select json_agg(t order by t::text) from ${table} t where ${own})`)
  const row = await shop.db.row<{ all: unknown }>({
    name: '',
    text: `select json_build_array(${counts.join()}) as all`,
    values: [],
  })
  return JSON.stringify(row?.all)
}

/** The response reveals no stack, file, table or version. */
function assertDiscreet({ text, headers }: ClientResponse): void {
  // The random letters of a trace may spell anything.
  const said = text.replace(/"traceId":"[^"]*"/, '')
  assert.doesNotMatch(said, /\bat .+:\d+|node_modules|\.ts\b|file:\/\/|postgres|relation "|syntax error|zod/i)
  assert.deepEqual([headers.server, headers['x-powered-by']], [undefined, undefined])
}

async function assertRefused(
  request: Sent,
  reason: RefusalCode,
  status: number,
  msg?: string,
): Promise<Reply> {
  const before = await state()
  const response = await shop.send(request)
  assertDiscreet(response)
  const reply = JSON.parse(response.text) as Reply
  assert.deepEqual([response.status, reply.refused, reply.data], [status, reason, null], response.text)
  assert.ok(reply.msg.length > 0 && reply.traceId.length > 0)
  if (msg !== undefined) assert.equal(reply.msg, msg)
  assert.equal(await state(), before, 'a refused call changes nothing')
  assert.equal((await shop.call('cart.view', {})).code, 0, 'the next call is answered')
  return reply
}

test('an operation is named in the query by GET and DELETE, and in the body by every other method', async () => {
  await assertRefused(post({ api: '__proto__' }), 'operation-unknown', 404)
  await assertRefused(get(''), 'operation-unknown', 404)
  await assertRefused({ ...get('api=cart.add'), method: 'DELETE' }, 'method-wrong', 405)
  await assertRefused(get(`api=cart.add&variantId=${shop.teddy.variant}&quantity=1`), 'method-wrong', 405)
  await assertRefused({ ...post(add()), method: 'PATCH' }, 'method-wrong', 405)
  const viaQuery = { ...post({}), path: `${apiPath}?api=cart.add&variantId=${shop.teddy.variant}&quantity=1` }
  await assertRefused(viaQuery, 'operation-unknown', 404)
})

test('unknown keys, repeated keys and prototype keys are refused', async () => {
  await assertRefused(post(add({ price: 1 })), 'input-invalid', 400)
  await assertRefused(get('api=catalog.list&sort=newest&surprise=1'), 'input-invalid', 400)
  await assertRefused(get('api=catalog.list&sort=price-asc&sort=price-desc'), 'input-invalid', 400)
  await assertRefused(get('api=catalog.list&api=catalog.search'), 'input-invalid', 400)
  const prototype = JSON.stringify(add()).replace('{', '{"__proto__":{"quantity":99},')
  await assertRefused(withBody(prototype), 'input-invalid', 400)
  await assertRefused(
    withBody(JSON.stringify(add()).replace('{', '{"constructor":{"prototype":{}},')),
    'input-invalid',
    400,
  )
  await assertRefused(get('api=catalog.list&__proto__=1'), 'input-invalid', 400)
})

test('a quantity is a whole number from 1 to 99', async () => {
  for (const quantity of [0, 100, 1.5, -1, '1', null, 1e300, [1]])
    await assertRefused(post(add({ quantity })), 'input-invalid', 400)
})

test('an unknown product cannot be bought', async () => {
  const unknown = '0190a000-0000-7000-8000-000000000000'
  await assertRefused(
    post(add({ variantId: unknown })),
    'product-gone',
    200,
    'Sorry, this gift has left our shop.',
  )
  await assertRefused(post(add({ variantId: 'oat' })), 'input-invalid', 400)
  await assertRefused(post(add({ options: { colour: 'green' } })), 'input-invalid', 400)
  await assertRefused(
    post(add({ quantity: 21 })),
    'not-enough-stock',
    200,
    'Only 20 are left. Choose a smaller quantity.',
  )
  await assertRefused(post(add({ variantId: shop.mug.sage, withoutText: true })), 'out-of-stock', 200)
  await shop.db.run(sql`update product set status = 'archived' where id = ${shop.mug.productId}`)
  await assertRefused(post(add({ variantId: shop.mug.oat, withoutText: true })), 'product-gone', 200)
  await shop.db.run(sql`update product set status = 'active' where id = ${shop.mug.productId}`)
  await assertRefused(get('api=catalog.product&key=left-the-shop'), 'product-unknown', 200)
})

test('a wrong coupon, e-mail or order number gets the usual message', async () => {
  await assertRefused(
    put({ api: 'cart.applyCoupon', code: ' ' }),
    'coupon-empty',
    200,
    'Please enter coupon code',
  )
  const track = { api: 'order.track', email: 'ada@example.com', number: '7K3M-Q2XA-9TB' }
  await assertRefused(post({ ...track, email: 'ada' }), 'email-format', 200, 'Email format is error')
  await assertRefused(post(track), 'order-unknown', 200, 'Order ID is error')
  const german = await assertRefused(post(track, { lang: 'de' }), 'order-unknown', 200)
  assert.ok(german.fields?.number)
})

test('text that PostgreSQL cannot store is refused', async () => {
  for (const text of ['\u0000', 'a\u0000b', '\ud800', 'x\udfff']) {
    const payloads = [
      put({ api: 'cart.applyCoupon', code: text }),
      post({ api: 'order.track', email: `${text}@example.com`, number: '7K3M-Q2XA-9TB' }),
      post({ api: 'order.track', email: 'ada@example.com', number: text }),
      post(add({ variantId: shop.mug.oat, personalisation: text })),
      post(add({ giftMessage: text })),
    ]
    for (const payload of payloads) await assertRefused(payload, 'input-invalid', 400)
  }
})

test('a call from another site is refused', async () => {
  for (const origin of [
    'https://evil.example',
    'null',
    'http://localhost:1',
    `http://127.0.0.1.evil.example:${shop.port}`,
  ])
    await assertRefused(post(add(), { origin }), 'origin-foreign', 403)
  await assertRefused(post(add(), { 'sec-fetch-site': 'cross-site' }), 'origin-foreign', 403)
  assert.equal(
    (await shop.send({ ...post({}), method: 'OPTIONS', headers: { origin: 'https://evil.example' } })).status,
    403,
  )
})

test('a change needs a session, and placing an order needs an idempotency key', async () => {
  for (const session of [
    '',
    'short',
    'with spaces in it, quite long',
    'a'.repeat(65),
    "'; drop table cart; --",
  ])
    await assertRefused(post(add(), { session }), 'session-missing', 400)
  const { session: _none, ...headers } = headersOf()
  await assertRefused({ ...post(add()), headers: { ...headers, ...json } }, 'session-missing', 400)
  await assertRefused(post({ api: 'order.place' }), 'idempotency-key-missing', 400)
  await assertRefused(
    post({ api: 'order.place' }, { 'idempotency-key': 'short' }),
    'idempotency-key-missing',
    400,
  )
})

test('a body that is not a JSON object in UTF-8 is refused', async () => {
  const whole = JSON.stringify(add())
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=latin1',
    '',
  ])
    await assertRefused(withBody(whole, { 'content-type': type }), 'media-type-wrong', 415)
  for (const body of [
    '',
    '{',
    '[]',
    'null',
    '7',
    '"cart.add"',
    `${whole}x`,
    whole.slice(0, -1),
    '{"api":"cart.add",}',
  ])
    await assertRefused(withBody(body), 'body-unreadable', 400)
  for (const bytes of [
    [0xff, 0xfe],
    [0xc3, 0x28],
    [0xed, 0xa0, 0x80],
  ])
    await assertRefused(
      withBody(Buffer.concat([Buffer.from('{"api":"'), Buffer.from(bytes), Buffer.from('"}')])),
      'body-unreadable',
      400,
    )
  await assertRefused(withBody(`${'['.repeat(30_000)}${']'.repeat(30_000)}`), 'body-unreadable', 400)
  await assertRefused(withBody('{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)), 'operation-unknown', 404)
})

test('a body of 100 KB and an address of 3 KB are refused', async () => {
  await assertRefused(post(add({ giftMessage: 'x'.repeat(100_000) })), 'body-too-large', 413)
  await assertRefused(get(`api=catalog.search&query=${'x'.repeat(3_000)}`), 'input-invalid', 414)
})

test('the shop still sells after all bad input', async () => {
  assert.equal((await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 })).code, 0)
  assert.doesNotMatch(shop.output(), /fault/)
})
