// A flood of page requests: its sender is asked to wait, at little cost, and all others are served.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { locales } from '#domain/markets/locale.ts'
import { standardMarkets } from '#domain/markets/market.ts'
import { until } from '#test-support/until.ts'
import { localePath } from '#web/platform/pages/locale-path.ts'
import { rendersAtOnce, rendersInBurst, rendersWaiting, rendersWaitingWhenLate } from './http/admission.ts'
import { openTestShopServer, type TestShopServer } from './open-test-server.ts'

let shop: TestShopServer
/** A constant clock: no budget is refilled while a busy machine is slow. */
const clock = Date.now()
before(async () => void (shop = await openTestShopServer({ TRUSTED_PROXIES: '1' }, () => clock)))
after(() => shop.close())

const from = (address: string, path: string) => shop.ask(path, { headers: { 'x-forwarded-for': address } })
const askMany = (count: number, address: (at: number) => string, path: (at: number) => string) =>
  Promise.all(Array.from({ length: count }, (_, at) => from(address(at), path(at))))

test('a network that requests many uncached pages is asked to wait, in its language; cached pages and other networks are served', async () => {
  await from('203.0.113.1', '/')
  const asked = 3 * rendersInBurst
  const answers = await askMany(
    asked,
    () => '203.0.113.7',
    (at) => `/de/search?query=flood${at}`,
  )
  const refusals = answers.filter(({ status }) => status === 503)
  assert.ok(refusals.length >= asked - rendersInBurst, `${refusals.length} of ${asked}`)
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200, 503]))
  const { headers, text } = refusals[0]!
  assert.deepEqual([headers['retry-after'], headers['cache-control']], ['5', 'no-store'])
  assert.match(text, /<html lang="de[^"]*" dir="ltr">.*Noch einmal versuchen/s)
  assert.ok(text.length < 3_000)
  assert.equal((await from('203.0.113.7', '/')).status, 200)
  assert.equal((await from('203.0.113.8', '/classify/gifts')).status, 200)
  const data = await askMany(
    asked,
    () => '203.0.113.7',
    (at) => `/search/_payload.json?query=data${at}`,
  )
  const busy = data.find(({ status }) => status === 503)
  assert.equal(busy?.headers['retry-after'], '5')
  assert.throws(() => JSON.parse(busy?.text ?? '{}') as unknown, 'a browser takes it for a shop out of reach')
})

test('with any number of networks four pages are rendered, at most fifty wait, and older copies are served', async () => {
  const { status, text } = await from('203.0.113.1', '/plush-teddy')
  assert.equal(status, 200)
  const addresses = locales
    .slice(1)
    .flatMap((locale) =>
      standardMarkets.map((country) => `${localePath(locale, '/plush-teddy')}?ce=${country}&lg=${locale}`),
    )
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: locked, resolve: lock } = Promise.withResolvers<void>()
  const holding = shop.db.transaction(async (tx) => {
    await tx.run({ name: '', text: 'lock table review in access exclusive mode', values: [] })
    lock()
    await released
  })
  await locked
  const statuses: number[] = []
  const asking = addresses.slice(0, 120).map(async (path, at) => {
    const response = await from(`198.51.100.${at}`, path)
    statuses.push(response.status)
  })
  const most = rendersAtOnce + rendersWaiting
  try {
    await until(async () => statuses.length >= 120 - most - 1)
    assert.deepEqual(new Set(statuses), new Set([503]))
    shop.shop.catalog.changed([{ productId: shop.goods.teddy.productId }])
    const older = await from('203.0.113.1', '/plush-teddy')
    assert.deepEqual([older.status, older.text === text], [200, true])
  } finally {
    // A held lock would keep the shop from closing.
    release()
    await Promise.all([holding, ...asking])
  }
  const rendered = statuses.filter((status) => status === 200).length
  // On a busy machine the event loop is late, and fewer wait.
  const fewest = rendersAtOnce + rendersWaitingWhenLate
  assert.ok(rendered >= fewest - 1 && rendered <= most, `${rendered}`)
  assert.equal(statuses.length - rendered, statuses.filter((status) => status === 503).length)
})
