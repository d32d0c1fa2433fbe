// The merchant sets shipping in the browser: fees, a pick-up point, and a country without delivery. Shoppers see it.
import { after, before, test } from 'node:test'
import { openScreen, save, withStaffPage } from './backoffice-steps.ts'
import { withPage } from './browser.ts'
import { choosePayment, fillAddress, goToCheckout, order, seeThanks } from './buying.ts'
import { bringCart } from './filled-cart.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { screenshot } from './screenshot.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

test(
  'a new fee and a pick-up point are tested, saved, and chosen by a shopper',
  { timeout: 180_000 },
  async (t) => {
    await withStaffPage(t, shop, {}, async (page) => {
      await openScreen(page, shop, '/settings/shipping')
      await page.getByRole('heading', { name: 'Methods' }).click()
      await page.getByRole('button', { name: 'Add a method' }).click()
      const method = page.getByRole('group', { name: 'method-3' })
      await method.getByLabel('Name').fill('Pick up in Hamburg')
      const added = page.getByRole('group', { name: 'Pick up in Hamburg' })
      await added.getByLabel('Kind').selectOption('Pick-up point')
      await added.getByLabel('Address and opening hours').fill('Blumenweg 12\nDaily 9 to 18')
      await page.getByRole('button', { name: 'Edit Germany' }).click()
      const zone = page.locator('section.panel', { has: page.getByRole('heading', { name: 'Germany' }) })
      await zone.getByLabel('Pick up in Hamburg').check()
      await zone.locator('summary', { hasText: '€4.90' }).click()
      await zone.getByLabel('Up to 1 kg').first().fill('5.50')
      const tester = page.locator('section.panel', {
        has: page.getByRole('heading', { name: 'Rate tester' }),
      })
      await tester.getByLabel('Country').selectOption('Germany')
      await tester.locator('.rate-result', { hasText: /Standard.*€5\.50/ }).waitFor()
      await tester.locator('.rate-result', { hasText: /Pick up in Hamburg.*Free/ }).waitFor()
      await screenshot(page, 'staff-shipping')
      await save(page)
    })
    await withPage(t, { width: 390 }, async (page) => {
      await bringCart(page, shop)
      await goToCheckout(page, shop.origin)
      await fillAddress(page, 'pick-up@example.com')
      await page.getByRole('radio', { name: /^Standard.*€5\.50/ }).waitFor()
      await page.getByRole('radio', { name: /Pick up in Hamburg.*Blumenweg 12/ }).check()
      await screenshot(page, 'checkout-pick-up')
      await order(page)
      await choosePayment(page, 'Approve')
      await seeThanks(page)
      await page.getByText('Blumenweg 12').first().waitFor()
    })
  },
)

test(
  'a country that no zone has is named to the merchant, and its shoppers read it',
  { timeout: 180_000 },
  async (t) => {
    await withStaffPage(t, shop, {}, async (page) => {
      await openScreen(page, shop, '/settings/shipping')
      await page.getByRole('button', { name: 'Edit Rest of the world' }).click()
      await page.getByRole('button', { name: /Remove the zone/ }).click()
      await page.getByText(/Nothing is delivered to:.*Japan/).waitFor()
      await save(page)
    })
    await withPage(t, {}, async (page) => {
      await page.goto(`${shop.origin}/chocolate-bunny?ce=DE`)
      const estimate = page.getByRole('region', { name: 'Delivery' })
      await estimate.getByLabel('Deliver to').selectOption('Japan')
      await estimate.getByText('This gift cannot be delivered to this country.').waitFor()
    })
  },
)
