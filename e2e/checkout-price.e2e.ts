// The price at the checkout. A change of country always shows a note, and every order has a price that was shown.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import type { Output } from '#api/call.ts'
import { sql } from '#data/database.ts'
import { expectNoAxeViolations } from './axe.ts'
import { withPage } from './browser.ts'
import { choosePayment, fillAddress, goToCheckout, order, orderButton, seeThanks } from './buying.ts'
import { bringCart } from './filled-cart.ts'
import { openShop, until, type OpenShop } from './open-shop.ts'
import { screenshot } from './screenshot.ts'

type QuoteReply = Output<'checkout.quote'>

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

const choose = (page: Page, country: string) => page.getByLabel('Country').selectOption({ label: country })
const note = (page: Page) => page.getByRole('status').filter({ hasText: 'The total is now' })

async function totalShown(page: Page): Promise<string> {
  await orderButton(page).waitFor()
  return page.locator('.checkout-summary [data-kind="total"] bdi').innerText()
}

async function ordersOf(email: string): Promise<number> {
  return (await shop.db.rows(sql`select id from orders where email = ${email}`)).length
}

test('after a change of country a note shows the old price, the new price and the tax', async (t) => {
  for (const width of [390, 1440])
    await withPage(t, { width }, async (page) => {
      await bringCart(page, shop)
      await goToCheckout(page, shop.origin)
      const dollars = await totalShown(page)
      assert.equal(await note(page).count(), 0)
      await choose(page, 'Germany')
      await note(page).waitFor()
      const euros = await totalShown(page)
      assert.match(`${dollars} ${euros}`, /^\$\d+\.\d\d €\d+\.\d\d$/)
      const repeated =
        width === 390 ? '[data-part="folded"] summary bdi' : '.order-button [data-part="total"] bdi'
      assert.equal(await page.locator(repeated).innerText(), euros)
      const words = await note(page).innerText()
      assert.ok(words.includes(`The total is now ${euros}`), words)
      assert.ok(words.includes(`Before, it was ${dollars} (United States).`), words)
      assert.match(words, /charged in EUR/)
      assert.match(words, /All prices include VAT/)
      // Two currencies are compared in the note only.
      assert.equal(await page.locator('.order-button').getByText('before:').count(), 0)
      await expectNoAxeViolations(page)
      await screenshot(page, `checkout-price-${width}`)

      await choose(page, 'United States')
      await note(page).getByText(`it was ${euros} (Germany).`).waitFor()
      await note(page).getByText('import charges').waitFor()
    })
})

test('no note appears for a country with the same price, or for a more expensive method', async (t) => {
  await withPage(t, {}, async (page) => {
    await bringCart(page, shop)
    await goToCheckout(page, shop.origin)
    await choose(page, 'Germany')
    await note(page).waitFor()
    const germany = await totalShown(page)
    await page.getByRole('radio', { name: /Express/ }).check()
    const express = await until(
      () => totalShown(page),
      (total) => total !== germany,
    )
    await note(page).getByText(`The total is now ${express}`).waitFor()
    const fee = page.locator('.checkout-summary .totals small')
    assert.match(await fee.innerText(), /^Express\nArrives \w{3},/)
    await page.getByRole('radio', { name: /Standard/ }).check()
    await note(page).getByText(`The total is now ${germany}`).waitFor()
    await choose(page, 'Netherlands')
    await note(page).getByText(`it was ${germany} (Germany).`).waitFor()
    const netherlands = await totalShown(page)
    await choose(page, 'France')
    await note(page).waitFor({ state: 'detached' })
    assert.equal(await totalShown(page), netherlands)
  })
})

test('while the price cannot be loaded, the page says so and the order button orders nothing', async (t) => {
  const email = 'gerda@example.com'
  await withPage(t, { width: 390 }, async (page, faults) => {
    faults.allow(/ERR_FAILED/)
    await bringCart(page, shop)
    await goToCheckout(page, shop.origin)
    const dollars = await totalShown(page)
    const placings: string[] = []
    let isDown = true
    await page.route('**/*', async (route) => {
      const body = route.request().postData() ?? ''
      if (body.includes('"api":"order.place"')) placings.push(body)
      if (isDown && body.includes('"api":"checkout.quote"')) await route.abort()
      else await route.fallback()
    })
    await fillAddress(page, email)
    const failure = page.getByRole('alert').filter({ hasText: 'We couldn’t work out the price' })
    await failure.waitFor()
    await failure.getByText('Nothing has been ordered.').waitFor()
    await order(page)
    assert.ok(await failure.evaluate((alert) => alert.parentElement === document.activeElement))
    assert.equal(
      await page.locator('.checkout-screen').getByText(dollars).count(),
      0,
      'no sum of another country',
    )
    await expectNoAxeViolations(page)
    await screenshot(page, 'checkout-unpriced')

    isDown = false
    await failure.getByRole('button', { name: 'Try again' }).click()
    await note(page).getByText(`it was ${dollars} (United States).`).waitFor()
    assert.deepEqual([placings.length, await ordersOf(email)], [0, 0])
    await order(page)
    await choosePayment(page, 'Approve')
    await seeThanks(page)
    assert.deepEqual([placings.length, await ordersOf(email)], [1, 1])
  })
})

/** Quotes whose time to order is over; `dates` replaces the days of arrival on the page. */
async function quoteLate(page: Page, dates: { earliest: string; latest: string } | null) {
  const state = { quotes: 0, placings: 0, isLate: true }
  await page.route('**/*', async (route) => {
    const body = route.request().postData() ?? ''
    if (body.includes('"api":"order.place"')) state.placings += 1
    if (!body.includes('"api":"checkout.quote"')) return route.fallback()
    state.quotes += 1
    const response = await route.fetch()
    const reply = (await response.json()) as { data: QuoteReply }
    if (!state.isLate) return route.fulfill({ response, json: reply })
    const deliveries = reply.data.deliveries.map((delivery) => ({
      ...delivery,
      ...dates,
      methods: delivery.methods.map((method) => ({ ...method, ...dates })),
    }))
    await route.fulfill({ response, json: { ...reply, data: { ...reply.data, deliveries, datesHoldMs: 0 } } })
  })
  return state
}

test('an order after the last hour for the days on the page shows the new days before it is placed', async (t) => {
  const email = 'lara@example.com'
  await withPage(t, { width: 390 }, async (page) => {
    const state = await quoteLate(page, { earliest: '2024-02-05', latest: '2024-02-06' })
    await bringCart(page, shop)
    await goToCheckout(page, shop.origin)
    await fillAddress(page, email)
    await page
      .locator('.checkout-form')
      .getByText(/Arrives .*Feb/)
      .first()
      .waitFor()
    await orderButton(page).waitFor()
    state.isLate = false
    await order(page)
    const warning = page.getByRole('status').filter({ hasText: 'The delivery days have changed' })
    await warning.getByText(/^Arrives /).waitFor()
    assert.doesNotMatch(await page.getByRole('main').innerText(), /Feb/)
    assert.deepEqual([state.placings, await ordersOf(email)], [0, 0])
    await expectNoAxeViolations(page)
    await screenshot(page, 'checkout-dates')
    await order(page)
    await choosePayment(page, 'Approve')
    await seeThanks(page)
    assert.deepEqual([state.placings, await ordersOf(email)], [1, 1])
  })
})

test('an order after that hour is placed at once if the days on the page are still true', async (t) => {
  const email = 'mira@example.com'
  await withPage(t, {}, async (page) => {
    const state = await quoteLate(page, null)
    await bringCart(page, shop)
    await goToCheckout(page, shop.origin)
    await fillAddress(page, email)
    await orderButton(page).waitFor()
    const before = state.quotes
    await order(page)
    await choosePayment(page, 'Approve')
    await seeThanks(page)
    assert.deepEqual([state.quotes, state.placings, await ordersOf(email)], [before + 1, 1, 1])
  })
})

test('after a coupon is applied or removed, the focus is on what replaces the pressed button', (t) =>
  withPage(t, {}, async (page) => {
    await bringCart(page, shop)
    for (const path of ['/cart', '/checkout']) {
      await page.goto(shop.origin + path)
      // The folded summary is for narrow screens.
      await page.getByText('Have a coupon code?').locator('visible=true').click()
      await page.getByLabel('Coupon code').locator('visible=true').fill('FREESHIP')
      await page.keyboard.press('Enter')
      await page.locator('output:focus', { hasText: 'FREESHIP applied' }).waitFor()
      await page.getByRole('button', { name: 'Remove coupon FREESHIP' }).press('Enter')
      await page.locator('summary:focus', { hasText: 'Have a coupon code?' }).waitFor()
      await page.getByRole('region', { name: 'Messages' }).getByText('Coupon FREESHIP removed').waitFor()
    }
  }))

test('the cart says what is missing for free shipping', (t) =>
  withPage(t, { width: 390 }, async (page) => {
    await bringCart(page, shop)
    await page.goto(`${shop.origin}/cart`)
    await page.getByText(/away from free/).waitFor()
    await page.getByRole('progressbar', { name: /away from free/ }).waitFor()
  }))

test('on phones the gifts and all sums are above the button; the coupon is in the folded summary', (t) =>
  withPage(t, { width: 390 }, async (page) => {
    await bringCart(page, shop)
    await goToCheckout(page, shop.origin)
    const brief = await page.locator('.checkout-summary').innerText()
    assert.match(brief, /Chocolate Bunny.*Subtotal.*Shipping.*Arrives.*Total/s)
    assert.doesNotMatch(brief, /coupon/)
    const folded = page.locator('[data-part="folded"]')
    await folded.locator('summary', { hasText: 'Order summary' }).click()
    await folded.getByText('Subtotal').waitFor()
    await folded.getByText('Have a coupon code?').click()
    await folded.getByLabel('Coupon code').fill('WELCOME10')
    await page.keyboard.press('Enter')
    await page.locator('output:focus', { hasText: 'WELCOME10 applied' }).waitFor()
    await expectNoAxeViolations(page)
    await screenshot(page, 'checkout-folded-390')
  }))
