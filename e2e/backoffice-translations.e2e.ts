// Translations as a file: downloaded, translated in a spreadsheet, checked, written, and seen in the shop.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import { expectNoAxeViolations } from './axe.ts'
import { openScreen, withStaffPage } from './backoffice-steps.ts'
import { openShop, until, type OpenShop } from './open-shop.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

test('the texts of a language are downloaded, and the translated file is checked before it is written', async (t) => {
  await withStaffPage(t, shop, { width: 390, role: 'manager' }, async (page) => {
    await openScreen(page, shop, '/import')
    await page.getByLabel('Language', { exact: true }).last().selectOption('fi')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the texts' }).click()
    const csv = await readFile(await (await download).path(), 'utf8')
    const lines = csv.split('\n')
    const at = lines.findIndex((line) => line.startsWith('product,name-mug,title,'))
    lines[at] = lines[at]!.replace(/,[^,]*$/, ',Nimikkomuki')
    const edited = [...lines.slice(0, -1), 'product,no-such,title,Mug,Muki', ''].join('\n')
    await page
      .getByLabel('Translated file (CSV)')
      .setInputFiles({ name: 'fi.csv', mimeType: 'text/csv', buffer: Buffer.from(edited) })
    await page.getByRole('button', { name: 'Check' }).last().click()
    const unknown = page.getByRole('row', { name: 'Unknown product, category, tag or page' })
    await unknown.getByText('1', { exact: true }).waitFor()
    await page.getByRole('row', { name: 'To be written' }).getByText('1', { exact: true }).waitFor()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Write the translations' }).click()
    await page.getByRole('row', { name: 'To be written' }).waitFor({ state: 'detached' })
    const found = await until(
      async () => (await fetch(`${shop.origin}/fi/name-mug`)).text(),
      (text) => text.includes('Nimikkomuki'),
    )
    assert.ok(found.includes('<h1>Nimikkomuki</h1>'))
  })
})
