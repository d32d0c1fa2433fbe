import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '#test-support/until.ts'
import { decode } from '../http/encode.ts'
import { PageCache, type CachedPage, type Rendered } from './page-cache.ts'

const faults: unknown[] = []
const openCache = (now = () => 0) =>
  new PageCache({
    maxBytes: 1e6,
    freshMs: 1_000,
    now,
    headersOf: () => [],
    onFault: (fault) => void faults.push(fault),
    count: () => undefined,
  })

const page = (body: string): Rendered => ({
  status: 200,
  contentType: 'text/html',
  body,
  tags: ['gift'],
  isCacheable: true,
  expiresAt: 1e12,
})
const textOf = async (cached: Promise<CachedPage>): Promise<string> => {
  const { body } = await (await cached).bodies.encoded({ quick: 'identity', small: 'identity' })
  return body.toString()
}

test('a changed page is rendered again before it is served', async () => {
  const cache = openCache()
  await cache.fill('/', async () => page('old'))
  cache.evict(['gift'])
  assert.equal(
    cache.ready('/', async () => page('new')),
    undefined,
  )
  assert.equal(await textOf(cache.fill('/', async () => page('new'))), 'new')
})

test('after a bulk change the copy is served for two seconds, the second one while the page is rendered', async () => {
  const clock = { now: 0 }
  const cache = openCache(() => clock.now)
  let renderings = 0
  const render = async () => page(`version ${renderings++}`)
  await cache.fill('/', render)
  clock.now = 100
  cache.evictSoon(['gift'])
  clock.now = 900
  cache.evictSoon(['gift'])
  const servedAt = (now: number) => {
    clock.now = now
    return cache.ready('/', render)
  }
  assert.ok(servedAt(990))
  assert.equal(renderings, 1)
  assert.ok(servedAt(1_050), 'within freshMs of the cache')
  await until(() => renderings === 2)

  clock.now = 2_000
  await cache.fill('/', render)
  cache.evictSoon(['gift'])
  assert.equal(servedAt(4_000), undefined, 'rendered before it is served')
})

test(
  'the older page is served where the newer one fails or takes too long',
  { timeout: 60_000 },
  async () => {
    const cache = openCache()
    await cache.fill('/', async () => page('old'))
    cache.evict(['gift'])
    assert.equal(await textOf(cache.fill('/', () => Promise.reject(new Error('no database')))), 'old')
    assert.deepEqual(faults, [new Error('no database')])

    const { promise, resolve } = Promise.withResolvers<Rendered>()
    const readers = [cache.fill('/', () => promise), cache.fill('/', () => promise)]
    assert.deepEqual(await Promise.all(readers.map(textOf)), ['old', 'old'])
    resolve(page('new'))
    assert.equal(await textOf(cache.fill('/', () => promise)), 'new')
  },
)

test('a busy shop serves the older page at once and renders the newer one in the background', async () => {
  const cache = openCache()
  await cache.fill('/', async () => page('old'))
  cache.evict(['gift'])
  const { promise, resolve } = Promise.withResolvers<Rendered>()
  assert.equal(await textOf(cache.fill('/', () => promise, true)), 'old')
  resolve(page('new'))
  await until(async () => cache.ready('/', () => promise) !== undefined)
  assert.equal(await textOf(cache.fill('/', () => promise, true)), 'new')
})

test('a page of yesterday is rendered again before it is served, even within its validity', async () => {
  let now = 0
  const cache = openCache(() => now)
  const render = async (body: string) => ({ ...page(body), expiresAt: 500 })
  await cache.fill('/', () => render('yesterday'))
  now = 499
  assert.ok(cache.ready('/', () => render('today')))
  now = 500
  assert.equal(
    cache.ready('/', () => render('today')),
    undefined,
  )
  assert.equal(await textOf(cache.fill('/', () => render('today'))), 'today')
})

test('without an older copy a request waits for the page and gets its fault', async () => {
  const cache = openCache()
  await assert.rejects(cache.fill('/', () => Promise.reject(new Error('no database'))))
})

const long = 'A gift for somebody who has everything, and for everybody else. '.repeat(500)

test('a page is stored compressed, and every encoding decodes to the same page', async () => {
  const cache = openCache()
  const cached = await cache.fill('/long', async () => page(long))
  assert.ok(cache.bytes < long.length / 5, `${cache.bytes} bytes for ${long.length}`)
  for (const small of ['br', 'gzip', 'identity'] as const)
    for (const quick of ['zstd', small] as const) {
      const { body } = await cached.bodies.encoded({ quick, small })
      const encoding = body === cached.bodies.thorough(small)?.body ? small : quick
      assert.equal((await decode(body, encoding)).toString(), long)
      await cached.bodies.encoded({ quick, small })
    }
  await until(async () => (['br', 'gzip', 'identity'] as const).every((each) => cached.bodies.thorough(each)))
  assert.ok(cache.bytes > long.length, 'all encodings are counted')
  assert.ok(cache.bytes < 2 * long.length, 'the quickly compressed bodies are dropped')
})

test('the cache stays within its size limit and evicts the least recently used page', async () => {
  const cache = openCache()
  const first = await cache.fill('/0', async () => page(long))
  for (let at = 1; at <= 400; at += 1) await cache.fill(`/${at}`, async () => page(long))
  assert.ok(cache.bytes <= 1e6)
  assert.equal(
    cache.ready('/0', async () => page(long)),
    undefined,
  )
  assert.ok(cache.ready('/400', async () => page(long)))
  await first.bodies.encoded({ quick: 'identity', small: 'identity' })
  assert.ok(cache.bytes <= 1e6)
})
