// Searches without a result in the merchant's report, whether the page was rendered or cached.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { until } from '#test-support/until.ts'
import { openTestShopServer, type TestShopServer } from '../open-test-server.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0'

let shop: TestShopServer
before(async () => void (shop = await openTestShopServer()))
after(() => shop.close())

const misses = () =>
  shop.db.rows<{ words: string; count: number }>(
    sql`select words, sum(count)::int as count from search_miss group by words order by words`,
  )

test('every shopper who sees a search page without a result counts, robots and prefetched pages do not', async () => {
  const open = async (address: string, headers: Record<string, string> = {}) =>
    assert.equal((await shop.ask(address, { headers: { 'user-agent': browser, ...headers } })).status, 200)
  for (const _ of [1, 2, 3]) await open('/search?query=Zeppelin+Quux')
  await open('/search/_payload.json?query=zeppelin+quux')
  await open('/search?query=zeppelin+quux', { 'user-agent': 'Googlebot/2.1' })
  await open('/search?query=zeppelin+quux', { 'sec-purpose': 'prefetch' })
  await open('/search?query=teddy')
  await open('/search?query=xylophone+zzz')
  await until(async () => (await misses()).length === 2)
  await until(async () => (await misses())[1]!.count >= 4)
  assert.deepEqual(await misses(), [
    { words: 'xylophone zzz', count: 1 },
    { words: 'zeppelin quux', count: 4 },
  ])
})
