// The gifts at the end of a post about an occasion.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { recordChanges } from '#data/catalog/catalog-changes.ts'
import { sql } from '#data/database.ts'
import { openTestShopServer, type TestShopServer } from '../open-test-server.ts'

let shop: TestShopServer
before(async () => void (shop = await openTestShopServer()))
after(() => shop.close())

test('a gift that joins the category of the occasion is on the page of the post at once', async () => {
  const { mug, teddy } = shop.goods
  const easter = (await shop.db.row<{ id: string }>(
    sql`insert into category (id, key) values (gen_random_uuid(), 'easter') returning id`,
  ))!
  const join = (productId: string) =>
    shop.db.run(sql`insert into product_category values (${productId}, ${easter.id})`)
  await join(teddy.productId)
  await shop.db.run(sql`
    insert into content (key, kind, published_at, updated_at)
    values ('blog-easter-table', 'post', '2026-01-02', '2026-01-02')`)
  await shop.db.run(sql`
    insert into content_text (content_key, locale, title, summary, body)
    values ('blog-easter-table', 'us', 'An Easter table', '', 'Eggs.')`)
  await recordChanges(shop.db, 'everything', Date.now())
  await shop.shop.catalog.refresh()
  const gifts = async () => {
    const { text } = await shop.ask('/rich/blog-easter-table')
    return ['/plush-teddy', '/name-mug'].filter((path) => text.includes(`href="${path}"`))
  }
  assert.deepEqual(await gifts(), ['/plush-teddy'])
  await join(mug.productId)
  await recordChanges(shop.db, [mug.productId], Date.now())
  await shop.shop.catalog.refresh()
  assert.deepEqual(await gifts(), ['/plush-teddy', '/name-mug'])
})
