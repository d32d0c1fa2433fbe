// The view counter behind 'most viewed'.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { apiPath } from '#web/platform/api/address.ts'
import { openTestShopServer, type TestShopServer } from '../open-test-server.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0'
const session = (letter: string): string => letter.repeat(32)

let shop: TestShopServer
before(async () => void (shop = await openTestShopServer()))
after(() => shop.close())

type Look = { session: string; agent?: string; headers?: Record<string, string> }

async function look(productId: string, { session: who, agent = browser, headers = {} }: Look): Promise<void> {
  const { status, text } = await shop.ask(apiPath, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'user-agent': agent, session: who, ...headers },
    body: JSON.stringify({ api: 'recent.add', productId }),
  })
  assert.equal(status, 200)
  assert.match(text, /"noted":true/)
}

test('a visitor counts once a day; robots, previews and prefetched pages never do', async () => {
  const { mug, teddy } = shop.goods
  for (const who of ['a', 'b', 'a', 'a']) await look(mug.productId, { session: session(who) })

  for (const agent of [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 (compatible; YandexBot/3.0)',
    'Mozilla/5.0 (compatible; Baiduspider/2.0)',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0',
    'curl/8.5.0',
    '',
  ])
    await look(teddy.productId, { session: session('c'), agent })
  await look(teddy.productId, { session: session('d'), headers: { 'sec-purpose': 'prefetch;prerender' } })
  // Requests of pages and data do not count as views: only products in view are reported.
  for (const path of ['/plush-teddy', '/plush-teddy/_payload.json'])
    for (const headers of [{ 'user-agent': browser }, { 'user-agent': browser, 'sec-purpose': 'prefetch' }])
      assert.equal((await shop.ask(path, { headers })).status, 200)

  await shop.stop()
  const views = (id: string) =>
    shop.db.row<{ views: number }>(sql`select views::int as views from product where id = ${id}`)
  const [ofMug, ofTeddy] = await Promise.all([views(mug.productId), views(teddy.productId)])
  assert.deepEqual([ofMug?.views, ofTeddy?.views], [2, 0])
})
