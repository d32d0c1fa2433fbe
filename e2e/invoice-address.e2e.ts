// A buyer sends a gift to somebody else: whom the invoice names, and whom the recipient's page.
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
    await fillPlace(page.getByRole('region', { name: 'Who gets the parcel?' }))
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

test('a giver who types a name is on the invoice, and the recipient reads the first name', async (t) => {
  await withPage(t, { width: 390 }, async (page) => {
    await bringCart(page, shop)
    await goToCheckout(page, shop.origin)
    await page.getByLabel('Email').fill('bo@example.com')
    await fillPlace(page.getByRole('region', { name: 'Who gets the parcel?' }))
    await page.getByText(/or the recipient’s if you don’t enter yours/).waitFor()
    await page.getByRole('textbox', { name: 'Your name' }).fill('Bo Larsson')
    await page.getByText(/or the recipient’s if you don’t enter yours/).waitFor({ state: 'hidden' })
    await page.getByText('Otherwise it has your name.').waitFor()
    await expectNoAxeViolations(page)
    await order(page)
    await choosePayment(page, 'Approve')
    const number = await seeThanks(page)
    await page.getByRole('heading', { name: 'Thank you, Bo' }).waitFor()
    const inTab = async (link: string) => {
      const opening = page.context().waitForEvent('page')
      await page.getByRole('link', { name: link }).first().click()
      return opening
    }
    const invoice = await inTab('Invoice')
    const buyer = invoice.getByText('Bo Larsson')
    await buyer.waitFor()
    const named = await invoice.locator('.parties > div', { hasText: 'Anna Petersen' }).innerText()
    assert.match(named, /^Delivery address/, 'the recipient is only the addressee of the parcel')
    const gift = await inTab('See what Anna will see')
    await gift.getByText('Bo chose this for you.').waitFor()
    await gift.getByRole('button', { name: 'Show it right away' }).click()
    await gift.getByText('In your parcel').waitFor()
    await gift.getByText('Bo chose this for you.').waitFor()
    assert.doesNotMatch(await gift.locator('body').innerText(), /Larsson|bo@/)
    await screenshot(gift, 'gift-from-390')
    await page.goto(`${shop.origin}/orderDetail?number=${number}&paper=gift-receipt`)
    await page.getByText('From Bo', { exact: true }).waitFor()
  })
})
