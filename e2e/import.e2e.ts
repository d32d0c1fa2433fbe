// A merchant imports products in the browser: check, import, the product in the shop, report, undoing.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { sql } from '#data/database.ts'
import { expectNoAxeViolations } from './axe.ts'
import { openScreen, withStaffPage } from './backoffice-steps.ts'
import { openShop, type OpenShop } from './open-shop.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

const products = [
  'Handle,Title,Body (HTML),Type,Published,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Status',
  'paper-moon,Paper Moon,<p>A moon of <b>paper</b>.</p>,Lamps,true,MOON-1,shopify,5,12.50,active',
  'voucher,Voucher,,Cards,true,,,,,active',
].join('\n')

async function statusOf(path: string): Promise<number> {
  return (await fetch(`${shop.origin}${path}`, { headers: { 'accept-language': 'en' } })).status
}

async function choose(page: Page, content: string): Promise<void> {
  await openScreen(page, shop, '/import')
  assert.ok(await page.getByRole('button', { name: 'Check file' }).first().isDisabled())
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'moon.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  await page.getByLabel('Currency of the prices').selectOption('EUR')
  await page.getByRole('button', { name: 'Check file' }).first().click()
}

test('pasted old addresses are checked, saved, lead to their pages and are removed', async (t) => {
  await withStaffPage(t, shop, { width: 390 }, async (page) => {
    await openScreen(page, shop, '/old-addresses')
    await page.getByLabel('Pairs of addresses').fill('/our-story.html;/rich/about\nno pair')
    await page.getByRole('button', { name: 'Check' }).click()
    await page.getByText('lines 2').waitFor()
    await expectNoAxeViolations(page)
    assert.equal(await statusOf('/our-story.html'), 404)
    await page.getByRole('button', { name: 'Save 1 address' }).click()
    await page.getByRole('row', { name: /our-story/ }).waitFor()
    const old = await fetch(`${shop.origin}/our-story.html`, { redirect: 'manual' })
    assert.deepEqual([old.status, old.headers.get('location')], [301, '/rich/about'])
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByText('No old addresses here.').waitFor()
    assert.equal(await statusOf('/our-story.html'), 404)
  })
})

test('a file is checked, imported, seen in the shop and undone; one that is no table names the line', async (t) => {
  await withStaffPage(t, shop, { width: 390 }, async (page, faults) => {
    faults.allow(/404/)
    await choose(page, products)
    await page.getByRole('button', { name: 'Import 2 products' }).waitFor()
    await page.getByText('Without a price it stays a draft').waitFor()
    await expectNoAxeViolations(page)
    assert.equal(await statusOf('/paper-moon'), 404)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download report' }).click()
    const report = await readFile(await (await download).path(), 'utf8')
    assert.match(report, /"2","paper-moon","Paper Moon","New",""/)
    assert.match(report, /"3","voucher","Voucher","New","Without a price it stays a draft"/)

    await page.getByRole('button', { name: 'Import 2 products' }).click()
    await page.getByText('The import is complete.').waitFor()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    const shopPage = await fetch(`${shop.origin}/paper-moon`, { headers: { 'accept-language': 'en' } })
    assert.equal(shopPage.status, 200)
    assert.match(await shopPage.text(), /Paper Moon[^]*<strong>paper<\/strong>/)

    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Undone', { exact: true }).waitFor()
    await openScreen(page, shop, '/import')
    await page.getByRole('row', { name: /moon\.csv/ }).waitFor()
    await expectNoAxeViolations(page)
    const left = await shop.db.row<{ count: number }>(
      sql`select count(*) from product where key in ('paper-moon', 'voucher')`,
    )
    assert.equal(left?.count, 0)

    const sampleDownload = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download a sample' }).click()
    const sample = await readFile(await (await sampleDownload).path(), 'utf8')
    await choose(page, sample)
    await page.getByRole('button', { name: 'Import 2 products' }).waitFor()
    assert.equal(await page.getByText('Columns that are not read').count(), 0)

    await choose(page, `${products}\nshifted,row`)
    await page.getByText('Nothing was imported: line 4 does not belong to a table of products.').waitFor()
  })
})
