import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '#test-support/until.ts'
import { decode } from '../http/encode.ts'
import { createPageCache, type CachedPage, type Rendered } from './page-cache.ts'

const faults: unknown[] = []
const openCache = (now = () => 0) =>
  createPageCache({
    maxBytes: 1e6,
    freshMs: 1_000,
    now,
    headersOf: () => [],
    onFault: (fault) => void faults.push(fault),
  })

const page = (body: string): Rendered => ({
  status: 200,
  contentType: 'text/html',
  body,
  tags: ['gift'],
  keep: true,
  trueUntil: 1e12,
})
const textOf = async (made: Promise<CachedPage>): Promise<string> => {
  const { source } = await made
  return (await decode(source.body, source.encoding)).toString()
}

test('a page that changed is made anew before it is served', async () => {
  const cache = openCache()
  await cache.fill('/', async () => page('old'))
  cache.evict(['gift'])
  assert.equal(
    cache.ready('/', async () => page('new')),
    undefined,
  )
  assert.equal(await textOf(cache.fill('/', async () => page('new'))), 'new')
})

test(
  'the older page steps in where the newer one cannot be made, or does not come',
  { timeout: 10_000 },
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

test('a shop too busy to begin serves the older page at once, and makes the newer one meanwhile', async () => {
  const cache = openCache()
  await cache.fill('/', async () => page('old'))
  cache.evict(['gift'])
  const { promise, resolve } = Promise.withResolvers<Rendered>()
  assert.equal(await textOf(cache.fill('/', () => promise, true)), 'old')
  resolve(page('new'))
  await until(async () => cache.ready('/', () => promise) !== undefined)
  assert.equal(await textOf(cache.fill('/', () => promise, true)), 'new')
})

test('a page of yesterday is made anew before it is served, however fresh it is', async () => {
  let now = 0
  const cache = openCache(() => now)
  const render = async (body: string) => ({ ...page(body), trueUntil: 500 })
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

test('a page nobody has yet is waited for, and its fault is told', async () => {
  const cache = openCache()
  await assert.rejects(cache.fill('/', () => Promise.reject(new Error('no database'))))
})

const long = 'A gift for somebody who has everything, and for everybody else. '.repeat(500)

test('a page is kept compressed, however it is read, and its forms are the same page', async () => {
  const cache = openCache()
  const made = await cache.fill('/long', async () => page(long))
  assert.ok(cache.bytes() < long.length / 5, `${cache.bytes()} bytes for ${long.length}`)
  for (const encoding of ['br', 'gzip', 'identity'] as const)
    for (let reader = 0; reader < 3; reader += 1) {
      const { body } = await cache.wire(made, encoding)
      assert.equal((await decode(body, encoding)).toString(), long)
    }
  await until(async () => (['br', 'gzip', 'identity'] as const).every((each) => made.wires.has(each)))
  assert.equal(made.quick.size, 0)
  assert.ok(cache.bytes() > long.length, 'what is kept of it is counted')
})

test('the cache stays within its bytes, and forgets what was read longest ago', async () => {
  const cache = openCache()
  const first = await cache.fill('/0', async () => page(long))
  for (let at = 1; at <= 400; at += 1) await cache.fill(`/${at}`, async () => page(long))
  assert.ok(cache.bytes() <= 1e6)
  assert.equal(
    cache.ready('/0', async () => page(long)),
    undefined,
  )
  assert.ok(cache.ready('/400', async () => page(long)))
  await cache.wire(first, 'identity')
  assert.ok(cache.bytes() <= 1e6)
})
