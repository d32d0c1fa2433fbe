// A table of recipients is not ordered with other delivery days than those on the page.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { openTestShopServer, type TestShopServer } from '../open-test-server.ts'

let clock = Date.now()
let shop: TestShopServer
before(async () => void (shop = await openTestShopServer({}, () => clock)))
after(() => shop.close())

async function post(fields: Record<string, string>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const encoded = new Request('http://localhost', { method: 'POST', body })
  const { status, text } = await shop.ask('/_bulk-gifts?lang=us&country=DE', {
    method: 'POST',
    headers: { 'content-type': encoded.headers.get('content-type')!, origin: shop.origin },
    body: Buffer.from(await encoded.arrayBuffer()),
  })
  const hidden = [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)]
  const fieldsOfPage = Object.fromEntries(
    hidden.map(([, name, value]) => [name!, value!.replaceAll('&quot;', '"')]),
  )
  return { status, text, fields: fieldsOfPage }
}

const orders = async () =>
  (await shop.db.row<{ count: number }>(sql`select count(*)::int as count from orders`))!.count

test('a buyer whose page shows delivery days of last week sees the new ones before the order is placed', async () => {
  const table = [
    'Name;Street address;Postcode;City;Product',
    'Ada Lovelace;Gartenweg 1;26133;Oldenburg;plush-teddy',
  ].join('\n')
  const page = await post({ step: 'read', table })
  assert.equal(page.status, 200, page.text)
  assert.ok(page.text.includes('you agree to our <a href="/rich/terms">terms</a>.'), page.text)
  const order = { step: 'place', email: 'bo@example.com', name: 'Bo Ltd' }
  // A parcel of Friday evening and one of Saturday leave on the same day.
  clock += 7 * 24 * 3_600_000
  const late = await post({ ...page.fields, ...order })
  assert.deepEqual([late.status, await orders()], [422, 0])
  assert.match(late.text, /The delivery days have changed/)
  const placed = await post({ ...late.fields, ...order })
  assert.deepEqual([placed.status, await orders()], [200, 1])
})
