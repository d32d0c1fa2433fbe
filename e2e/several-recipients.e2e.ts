// The cards of several recipients at the checkout.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addDays, type PlainDate } from '#domain/calendar/calendar.ts'
import { expectNoAxeViolations } from './axe.ts'
import { withPage } from './browser.ts'
import { fillPlace, goToCheckout, order } from './buying.ts'
import { bringCart, milkBunny } from './filled-cart.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { addCard, choice, fillPerson, openForm } from './recipient-card.ts'
import { screenshot } from './screenshot.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

const wishedDay = addDays(new Date().toISOString().slice(0, 10) as PlainDate, 60)

test('after a recipient is removed, the others keep their day and their card', (t) =>
  withPage(t, { width: 390 }, async (page) => {
    await bringCart(page, shop, [milkBunny, milkBunny, milkBunny])
    await goToCheckout(page, shop.origin)
    await page.getByRole('button', { name: 'Send to several people' }).click()
    const card = (at: number) => page.locator('.recipient-card').nth(at)
    const picture = await card(0).locator('.ordered-gift .picture').boundingBox()
    assert.ok(picture!.width <= 48, `its picture is ${picture!.width} pixels wide, over its name`)
    await choice(card(0), 'On a special day').check()
    await page.getByRole('button', { name: 'Add a recipient' }).click()
    const heading = await card(1).getByRole('heading').boundingBox()
    assert.ok(
      heading!.height < 40,
      `its name is on one line beside its badge: ${heading!.height} pixels high`,
    )
    await openForm(card(1))
    await addCard(card(1), 'For the second')
    await openForm(card(2))
    await card(2).getByRole('checkbox').check()
    await choice(card(2), 'On a special day').check()
    assert.notEqual(await card(2).getByLabel('Deliver on a specific day').inputValue(), '', 'the first day')
    await card(2).getByLabel('Deliver on a specific day').fill(wishedDay)
    await card(2).getByRole('button', { name: 'Back to recipient 1: not complete yet' }).waitFor()
    await screenshot(page, 'checkout-several')
    await openForm(card(0))
    await card(0).getByRole('button', { name: 'Remove' }).click()
    await card(2).waitFor({ state: 'detached' })
    assert.equal(await choice(card(0), 'As soon as possible').isChecked(), true)
    assert.equal(await card(0).getByRole('textbox', { name: 'Add a card' }).inputValue(), 'For the second')
    await openForm(card(1))
    assert.equal(await card(1).getByLabel('Deliver on a specific day').inputValue(), wishedDay)
    await choice(card(1), 'As soon as possible').check()
    await card(1).getByLabel('Deliver on a specific day').waitFor({ state: 'detached' })
  }))

test('one recipient has an open form; a complete one is a summary, and errors open the form concerned', (t) =>
  withPage(t, { width: 390 }, async (page) => {
    await bringCart(page, shop, [milkBunny, milkBunny])
    await goToCheckout(page, shop.origin)
    await page.getByRole('button', { name: 'Send to several people' }).click()
    await page.getByRole('main').getByLabel('Email').fill('anna@example.com')
    await page.getByRole('textbox', { name: 'Your name' }).fill('Anna Petersen')
    const [anna, ben] = [page.locator('.recipient-card').nth(0), page.locator('.recipient-card').nth(1)]
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name') ?? '')

    await anna.getByRole('button', { name: 'Continue with recipient 2' }).press('Enter')
    await anna.getByText('Enter the first name').waitFor()
    assert.equal(await focused(), 'deliveries.0.firstName')
    await fillPlace(anna)
    await anna.getByLabel('Postal code').fill('2613')
    await anna.getByLabel('City').press('Enter')
    await anna.getByText(/This doesn’t look right/).waitFor()
    assert.equal(await anna.getByText(/^For example/).count(), 0, 'the error has the example')
    const submit = page.locator('.order-button button')
    assert.equal(await submit.getAttribute('data-variant'), 'secondary', 'the recipients come first')
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    assert.equal(await focused(), 'deliveries.0.zip')
    await anna.getByLabel('Postal code').fill('26133')
    await anna.getByLabel('Postal code').press('Enter')
    await page.locator('#recipient-1:focus').waitFor()
    assert.equal(await page.getByText('Please check').count(), 0, 'Enter does not submit the order')
    await anna.getByText(/Gartenweg.3, 26133.Oldenburg, Germany/).waitFor()
    await anna.getByText(/^Standard · \$/).waitFor()
    assert.equal(await page.locator('.recipient-card').getByLabel('City').count(), 1, 'one form is open')
    const end = page.locator('[data-part="end"]')
    await end.getByText('1 of 2 recipients complete').waitFor()
    await expectNoAxeViolations(page)

    await ben.getByLabel('First name').fill('Ben')
    assert.equal(await ben.getByRole('spinbutton').inputValue(), '1', 'it begins with the last gift')
    await ben.getByRole('radio', { name: /^Standard/ }).waitFor()
    await ben.getByRole('checkbox').uncheck()
    await ben.getByText('Choose a gift to see shipping methods').waitFor()
    const button = page.getByRole('button', { name: 'Place order and pay', exact: true })
    await button.and(page.locator(':not([aria-busy="true"])')).waitFor()
    await page.locator('.checkout-summary').getByText('not known yet').waitFor()
    assert.equal(await page.getByText('The total is now').count(), 0, 'it is without shipping')
    await openForm(anna)
    await ben.getByText('Incomplete').waitFor()
    assert.equal(await anna.getByLabel('City').inputValue(), 'Oldenburg')
    await order(page)
    await ben.getByText('Choose at least one gift.').waitFor()
    assert.equal(await focused(), 'deliveries.1.lines')

    await page.getByRole('button', { name: 'Send everything to one address' }).click()
    assert.equal(await page.getByLabel('City').inputValue(), 'Oldenburg')
    await page.getByRole('button', { name: 'Send to several people' }).click()
    assert.equal(await ben.getByLabel('First name').inputValue(), 'Ben', 'what was typed is restored')

    await ben.getByRole('checkbox').check()
    const address = {
      'First name': '花',
      'Last name': '山田',
      'Postal code': '100-0001',
      City: '千代田区',
      'Street address': '千代田1-1',
    }
    await fillPerson(ben, 'Japan', address, '13')
    await ben.getByLabel('Street address').press('Enter')
    await ben.getByRole('button', { name: 'Change' }).waitFor()
    await page.locator('#recipient-1:focus').waitFor()
    await ben.getByText(/^Japan, 〒100-\u2060?0001, 東京都千代田区, 千代田1-\u2060?1$/).waitFor()
    assert.equal(await submit.getAttribute('data-variant'), 'primary')
    // On phones the summary is folded.
    for (const name of ['Recipient 1: Anna Petersen', 'Recipient 2: 山田 花'])
      assert.match(
        (await page.locator('.checkout-parcel', { hasText: name }).first().textContent()) ?? '',
        /Shipping€/,
      )
  }))

test('errors have links to their fields, also to those of a recipient whose form is closed', (t) =>
  withPage(t, { width: 390 }, async (page) => {
    await bringCart(page, shop, [milkBunny, milkBunny])
    await goToCheckout(page, shop.origin)
    await page.getByRole('button', { name: 'Send to several people' }).click()
    await order(page)
    const [first, second] = [page.locator('.recipient-card').nth(0), page.locator('.recipient-card').nth(1)]
    const wrong = page.getByRole('alert').filter({ hasText: 'Please check 14 fields' })
    await second.getByText('Please check 6 fields').waitFor()
    // On a phone the fields of a recipient are one link, to the first of them.
    assert.equal(await wrong.getByRole('button', { name: 'City' }).count(), 0)
    await wrong.getByRole('button', { name: 'Contact: 2' }).click()
    await page.locator('[name="email"]:focus').waitFor()
    await page.setViewportSize({ width: 820, height: 900 })
    await wrong.getByRole('button', { name: 'Recipient 2: 6' }).waitFor()
    const linked = wrong.getByRole('button', { name: 'City' })
    await linked.first().click()
    await page.locator('[name="deliveries.0.city"]:focus').waitFor()
    await linked.last().click()
    await page.locator('#recipient-1:focus').waitFor()
    await second.getByLabel('City').waitFor()
    await expectNoAxeViolations(page)

    await page.getByRole('button', { name: 'Back to recipient 1: not complete yet' }).last().click()
    await page.locator('#recipient-0:focus').waitFor()
    await first.getByLabel('City').waitFor()
  }))

test('a recipient for whom no gift is left says so, and can be removed', (t) =>
  withPage(t, { width: 390 }, async (page) => {
    await bringCart(page, shop, [milkBunny, milkBunny])
    await goToCheckout(page, shop.origin)
    await page.getByRole('button', { name: 'Send to several people' }).click()
    const second = page.locator('.recipient-card').nth(1)
    const first = page.locator('.recipient-card').nth(0)
    await first.getByRole('button', { name: 'One more' }).click()
    await second.getByText('No gift is left for this recipient.').waitFor()
    await second.getByRole('button', { name: 'Choose a gift' }).waitFor()
    await expectNoAxeViolations(page)
    await second.getByRole('button', { name: 'Remove' }).click()
    await second.waitFor({ state: 'detached' })
    await page.getByRole('heading', { name: 'Who gets the parcel?' }).waitFor()
  }))
