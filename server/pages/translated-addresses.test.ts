// Addresses of a product in several languages, over HTTP.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { openTestShopServer, type TestShopServer } from '../open-test-server.ts'

let shop: TestShopServer
before(async () => void (shop = await openTestShopServer()))
after(() => shop.close())

test('a product has a translated address, and its other addresses lead there', async () => {
  const { productId } = shop.goods.mug
  const key = 'name-mug'
  await shop.db.run(sql`
    insert into product_text (product_id, locale, title, description, slug) values
      (${productId}, 'de', 'Steingutbecher', '', 'steingutbecher'),
      (${productId}, 'fr', 'Tasse en grès', '', 'tasse-en-gres')
    on conflict (product_id, locale) do update set slug = excluded.slug`)
  await shop.db.run(
    sql`insert into product_redirect (old_key, product_id) values ('becher', ${productId}) on conflict do nothing`,
  )
  const moved = {
    [`/de/${key}`]: '/de/steingutbecher',
    '/de/becher': '/de/steingutbecher',
    '/fr/steingutbecher': '/fr/tasse-en-gres',
    '/steingutbecher?lg=us&ce=DE': `/${key}?lg=us&ce=DE`,
    '/ja/tasse-en-gres': `/ja/${key}`,
  }
  for (const [from, to] of Object.entries(moved)) {
    const { status, headers } = await shop.ask(from)
    assert.deepEqual([status, headers.location], [308, to], from)
  }
  const { status, text } = await shop.ask('/de/steingutbecher')
  assert.equal(status, 200)
  assert.match(text, /rel="canonical" href="[^"]+\/de\/steingutbecher"/)
  assert.match(text, /hreflang="fr-FR" href="[^"]+\/fr\/tasse-en-gres"/)
  assert.match(text, /hreflang="ja-JP" href="[^"]+\/ja\/name-mug"/)
  assert.match(text, /hreflang="x-default" href="[^"]+\/name-mug"/)
  const list = await shop.ask('/de/search?query=becher')
  assert.match(list.text, /href="\/de\/steingutbecher"/)
})
