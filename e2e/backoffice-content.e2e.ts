// A page of the merchant: written in two languages, published, seen in the shop, moved and deleted.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { expectNoAxeViolations } from './axe.ts'
import { openScreen, pressSave, withStaffPage } from './backoffice-steps.ts'
import { openShop, until, type OpenShop } from './open-shop.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

async function answer(path: string): Promise<{ status: number; location: string | null; body: string }> {
  const response = await fetch(shop.origin + path, { redirect: 'manual' })
  return {
    status: response.status,
    location: response.headers.get('location'),
    body: await response.text(),
  }
}

test('a page is written in two languages with a preview, published, moved to another address and deleted', async (t) => {
  await withStaffPage(t, shop, { width: 1440 }, async (page) => {
    await openScreen(page, shop, '/content')
    await page.getByRole('link', { name: 'New page' }).click()
    await page.getByRole('button', { name: 'Discard' }).waitFor({ state: 'hidden' })
    await page.getByLabel('Summary').fill('Who we are')
    await pressSave(page)
    await page.getByText('Please fill this in.').first().waitFor()
    assert.equal(
      await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid')),
      'true',
      'the first field with an error has the focus',
    )
    await page.getByLabel('Title', { exact: true }).fill('About our shop')
    await page.getByLabel('Text', { exact: true }).fill('We pack **every** gift by hand.')
    await page.locator('.text-preview strong', { hasText: 'every' }).waitFor()
    await page.getByLabel('Beside it').selectOption('de')
    const german = page.getByRole('group', { name: 'Deutsch' })
    await german.getByLabel('Title').fill('Über uns')
    await german.getByLabel('Text', { exact: true }).fill('Wir packen **jedes** Geschenk von Hand.')
    await page.locator('.text-preview strong', { hasText: 'jedes' }).waitFor()
    await expectNoAxeViolations(page)
    await pressSave(page)
    await page.waitForURL(/\/content\/about-our-shop$/)
    assert.equal((await answer('/rich/about-our-shop')).status, 404, 'a draft is shown to nobody')

    await page.getByLabel('Status').selectOption('active')
    await pressSave(page)
    await page.getByRole('link', { name: 'View as a shopper' }).waitFor()
    await until(
      () => answer('/de/rich/about-our-shop'),
      ({ body }) => body.includes('<strong>jedes</strong>'),
    )

    await page.getByLabel(/^Address/).fill('who-we-are')
    await pressSave(page)
    await page.waitForURL(/\/content\/who-we-are$/)
    const moved = await until(
      () => answer('/de/rich/about-our-shop'),
      ({ status }) => status === 301,
    )
    assert.equal(moved.location, '/de/rich/who-we-are')
    assert.match((await answer('/rich/who-we-are')).body, /<strong>every<\/strong>/)

    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.waitForURL(/\/content$/)
    await page.getByRole('table', { name: 'Pages' }).waitFor()
    await expectNoAxeViolations(page)
    await until(
      () => answer('/rich/who-we-are'),
      ({ status }) => status === 404,
    )
  })
})
