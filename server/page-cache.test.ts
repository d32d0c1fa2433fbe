import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPageCache, type Rendered } from './page-cache.ts'

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
const textOf = async (made: Promise<{ bytes: Buffer }>): Promise<string> => (await made).bytes.toString()

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
