// Gifts for many people: a pasted table with faults is corrected, ordered with one payment, and printed.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import type { Locator } from 'playwright-core'
import { withPage } from './browser.ts'
import { choosePayment } from './buying.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { screenshot } from './screenshot.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

const table = [
  'Name\tStreet address\tPostal code\tCity\tCountry\tProduct\tOptions\tPersonal text\tCard message',
  'Ada Lovelace\tGartenweg 1\t26133\tOldenburg\tGermany\t\tMilk chocolate\t\tWell done!',
  'Grace Hopper\tGartenweg 2\t2613\tOldenburg\tGermany\t\tMilk chocolate\t\t',
  'Mary Poppins\tGartenweg 3\t26133\tOldenburg\tGermany\tchocolate rabbit\tMilk chocolate\t\t',
  'Alan Turing\tGartenweg 4\t26133\tOldenburg\tGermany\t\tMilk chocolate\t\t',
  'Edsger Dijkstra\tGartenweg 5\t26133\tOldenburg\tGermany\t\tMilk chocolate\t\t',
  ...Array.from(
    { length: 7 },
    (_, at) =>
      `Recipient ${'ABCDEFG'[at]}\tGartenweg ${at + 6}\t26133\tOldenburg\tGermany\t\tMilk chocolate\t\t`,
  ),
].join('\n')

async function fillInvoice(form: Locator): Promise<void> {
  await form.getByLabel('First name').fill('Ada')
  await form.getByLabel('Last name').fill('King')
  await form.getByLabel('Street address').fill('Schlossweg 1')
  await form.getByLabel('Postal code').fill('26133')
  await form.getByLabel('City').fill('Oldenburg')
}

test('a pasted table with two faults is corrected and ordered', async (t) => {
  await withPage(t, { width: 390 }, async (page, faults) => {
    faults.allow(/422/)
    await page.goto(`${shop.origin}/bulk-gifts?ce=DE`)
    await screenshot(page, 'bulk-start')
    await page.getByText('Up to 10 people? Send to several people').waitFor()
    await page.getByText('No file chosen').waitFor()
    const problem = page.getByText('Street address missing').filter({ visible: true })
    assert.equal(await problem.count(), 1, 'the example has a row to correct')
    await page.getByRole('heading', { name: 'Example of a checked list' }).waitFor()
    await page.getByText('For Ida').waitFor()
    const giftColumn = page.getByRole('columnheader', { name: 'Gift' })
    await giftColumn.waitFor()
    const field = page.getByLabel('Or choose a CSV file')
    await field.setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
    await page.getByText('list.csv').waitFor()
    await field.setInputFiles([])
    await page.getByLabel('Paste the rows').fill(table)
    await page.getByLabel('Same gift for everyone').check()
    await giftColumn.waitFor({ state: 'hidden' })
    await page.getByLabel('Gift', { exact: true }).fill('chocolate-bunny')
    await page.getByRole('button', { name: 'Check the list' }).click()
    await page.getByText('10 ready, 2 to correct').waitFor()
    await screenshot(page, 'bulk-preview')
    await page.getByLabel('Postal code').fill('26133')
    await page.getByLabel(/^Gift/).fill('chocolate-bunny')
    await page.getByRole('button', { name: 'Check again' }).click()
    await page.getByText('12 ready').waitFor()
    await page.getByLabel('Email').fill('company@example.com')
    await page.getByLabel('Name or company').fill('Countess Ltd')
    const invoice = page.locator('details', { hasText: 'Invoice address' })
    await invoice.getByText('Invoice address').click()
    await invoice.getByLabel('VAT number').fill('DE123456788')
    await fillInvoice(invoice)
    await screenshot(page, 'bulk-order')
    await page.getByRole('button', { name: 'Place order and pay' }).click()
    await page.getByRole('button', { name: /^Pay/ }).first().click()
    await choosePayment(page, 'Approve')
    await page.getByRole('heading', { name: /^Thank you/, level: 1 }).waitFor()
    await screenshot(page, 'bulk-paid')
    assert.match(page.url(), /number=/)
    await page.getByRole('heading', { name: '12 recipients' }).waitFor()
    await page.getByText('DE123456788').waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Download the list/ }).click(),
    ])
    const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
    assert.equal(rows.length, 13)
    assert.match(rows[2]!, /^2,Grace Hopper,"Gartenweg 2, 26133 Oldenburg/)
    const [receipts] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Print all gift receipts' }).click(),
    ])
    await receipts.getByRole('heading', { name: 'Gift receipt' }).nth(11).waitFor()
  })
})

test('a row that must be corrected does not lose what the buyer has typed', async () => {
  const form = new FormData()
  const [firstName, lastName, street, city] = ['Ada', 'Petersen', 'Gartenweg 1', 'Oldenburg']
  const row = { firstName, lastName, street, city, zip: '1', country: 'Germany', product: 'chocolate-bunny' }
  const typed = { name: 'Countess Ltd', remark: 'For our team', email: 'company@example.com' }
  for (const [name, value] of Object.entries({ ...typed, rows: JSON.stringify([row]), step: 'check' }))
    form.set(name, value)
  const response = await fetch(`${shop.origin}/_bulk-gifts?lang=us&country=US`, {
    method: 'POST',
    headers: { origin: shop.origin },
    body: form,
  })
  const page = await response.text()
  assert.match(page, /1 to correct/)
  // As addresses in the row's country call it.
  assert.match(page, /<label class="field">Postal code</)
  for (const [name, value] of Object.entries(typed))
    assert.ok(page.includes(`name="${name}" value="${value}"`), name)
})
