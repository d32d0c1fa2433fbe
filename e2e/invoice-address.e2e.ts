// A buyer sends a gift to somebody else, and the invoice goes to a company.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { expectNoAxeViolations } from './axe.ts'
import { withPage } from './browser.ts'
import { choosePayment, fillPlace, goToCheckout, order, seeThanks } from './buying.ts'
import { bringCart } from './filled-cart.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { screenshot } from './screenshot.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

test('the invoice is made out to the company of the buyer, not to the recipient', async (t) => {
  await withPage(t, { width: 390 }, async (page) => {
    await bringCart(page, shop)
    await goToCheckout(page, shop.origin)
    await page.getByLabel('Email').fill('bo@example.com')
    await fillPlace(page.getByRole('region', { name: 'Delivery address' }))
    const choice = page.getByRole('checkbox', { name: 'Invoice to another name or address' })
    await choice.check()
    const invoice = page.getByRole('group', { name: 'Invoice address' })
    await invoice.getByLabel('Company').fill('Blume & Söhne GmbH')
    await invoice.getByLabel('VAT number').fill('??')
    await order(page)
    await invoice.getByText('This doesn’t look right. Example: DE123456788').waitFor()
    await invoice.getByText('Enter the last name').waitFor()
    await expectNoAxeViolations(page)
    await screenshot(page, 'invoice-address-390')

    await fillPlace(invoice)
    await invoice.getByLabel('VAT number').fill('de 123456788')
    await choice.uncheck()
    await invoice.waitFor({ state: 'hidden' })
    await choice.check()
    assert.equal(await invoice.getByLabel('Company').inputValue(), 'Blume & Söhne GmbH')
    await page.reload()
    assert.equal(await invoice.getByLabel('City').inputValue(), 'Oldenburg')
    await order(page)
    await choosePayment(page, 'Approve')
    await seeThanks(page)
    await page.getByText('DE 123456788').waitFor()
    const [paper] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Invoice', exact: true }).click(),
    ])
    await paper.getByText('Blume & Söhne GmbH').waitFor()
    await paper.getByText('VAT number DE 123456788').waitFor()
  })
})
