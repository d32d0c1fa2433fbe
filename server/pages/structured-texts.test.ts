// Structured data has absolute addresses, and the merchant’s texts as they are. Details may have bold words.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { openTestShopServer, type TestShopServer } from '../open-test-server.ts'

let shop: TestShopServer
before(async () => void (shop = await openTestShopServer()))
after(() => shop.close())

test('a title that begins with a slash is no address', async () => {
  const title = '/dev/null mug'
  await shop.db.run(sql`
    update product_text set title = ${title} where locale = 'us' and product_id = ${shop.goods.mug.productId}`)
  const { text } = await shop.ask('/name-mug')
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? []
  const data = JSON.parse(json) as { name: string; url: string }
  assert.equal(data.name, title)
  assert.match(data.url, /^http:\/\/.+\/name-mug$/)
})

test('what is between pairs of asterisks in a detail is bold', async () => {
  await shop.db.run(sql`
    update product_text set details = ${JSON.stringify([{ label: 'Ingredients', value: 'sugar, **milk**' }])}::jsonb
    where locale = 'us' and product_id = ${shop.goods.teddy.productId}`)
  const { text } = await shop.ask('/plush-teddy')
  assert.match(text, /sugar, <strong>milk<\/strong>/)
})
