// Imports that the back office starts, and the pages of their products.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { sql } from '#data/database.ts'
import { importStep } from '#services/import/import-step.ts'
import { openTestShop, type TestShop } from '../../testing.ts'
import { joined } from '../staff/testing.ts'

let shop: TestShop
let owner: { token: string }
before(async () => {
  shop = await openTestShop()
  owner = await joined(shop, 'owner@example.com', 'owner')
})
after(() => shop.close())

const start = (rows: number) => {
  const lines = Array.from({ length: rows }, (_, at) => `gift-${at},Gift ${at},active,GIFT-${at},5.00`)
  const table = ['Handle,Title,Status,Variant SKU,Variant Price', ...lines].join('\n')
  const content = gzipSync(table).toString('base64')
  const settings = { language: 'us', currency: 'EUR', categories: 'none' } as const
  return shop.admin('admin.startImport', { name: 'gifts.csv', content, ...settings }, owner)
}

test('an import whose job cannot be written leaves no run that waits', async () => {
  await shop.db.run(sql`alter table job add constraint no_import check (kind <> 'import-step')`)
  await assert.rejects(start(1))
  await shop.db.run(sql`alter table job drop constraint no_import`)
  assert.deepEqual((await shop.admin('admin.listImports', {}, owner)).data.runs, [])
})

test('the products of an import end with a full page', async () => {
  const { id } = (await start(200)).data
  await importStep(shop.shop, id, 'check')
  const page = async (from: number) => {
    const input = { id, outcome: null, problemsOnly: false, after: from }
    return (await shop.admin('admin.viewImport', input, owner)).data
  }
  const first = await page(-1)
  const second = await page(first.next!)
  assert.deepEqual([first.products.length, second.products.length, second.next], [100, 100, null])
})
