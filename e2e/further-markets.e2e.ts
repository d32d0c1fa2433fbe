// A shopper in a market that the sample shop does not have: currency of the page, form of the address.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { isRefusal } from '#domain/refusal.ts'
import { changeSettings } from '#services/settings/change-settings.ts'
import { withPage } from './browser.ts'
import { addBunny, goToCheckout } from './buying.ts'
import { openShop, type OpenShop } from './open-shop.ts'

const rates = {
  GBP: { rate: 0.87, rounding: 'ninety-nine' },
  CHF: { rate: 0.95, rounding: 'twentieth' },
  CAD: { rate: 1.62, rounding: 'ninety-nine' },
} as const
const settings = { markets: ['US', 'DE', 'GB', 'CH', 'CA'], prices: { base: 'EUR', rates } } as const

let shop: OpenShop
before(async () => {
  // Before the start: a running shop hears of changed settings a moment later.
  shop = await openShop(async (db) => {
    assert.ok(!isRefusal(await changeSettings(db, settings, Date.now())))
  })
})
after(() => shop.close())

test('a Canadian checkout asks for the province, and compares the postal code with it', async (t) => {
  await withPage(t, { width: 390 }, async (page) => {
    await page.goto(`${shop.origin}/name-mug?ce=CA`)
    await page
      .getByText(/^CA\$\d+\.99$/)
      .first()
      .waitFor()
    await addBunny(page, shop.origin)
    await goToCheckout(page, shop.origin)
    await page.getByLabel('Country').selectOption({ label: 'Canada' })
    await page.getByLabel('Province').selectOption('QC')
    await page.getByLabel('Postal code').fill('m5v3l9')
    await page.getByLabel('Postal code').blur()
    await page.getByText('belongs to another state or province').waitFor()
    await page.getByLabel('Postal code').fill('h3z2y7')
    await page.getByLabel('Postal code').blur()
    await page.getByText('belongs to another state or province').waitFor({ state: 'detached' })
  })
})
