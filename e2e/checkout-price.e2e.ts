// The price at the checkout. A change of country always shows a note, and every order has a price that was shown.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { sql } from '#data/database.ts'
import { expectNoAxeViolations } from './axe.ts'
import { withPage } from './browser.ts'
import { choosePayment, fillAddress, goToCheckout, order, orderButton, seeThanks } from './buying.ts'
import { bringCart } from './filled-cart.ts'
import { openShop, until, type OpenShop } from './open-shop.ts'
import { screenshot } from './screenshot.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

const choose = (page: Page, country: string) => page.getByLabel('Country').selectOption({ label: country })
const note = (page: Page) => page.getByRole('status').filter({ hasText: 'The total is now' })

async function totalShown(page: Page): Promise<string> {
  await orderButton(page).waitFor()
  return page.locator('.checkout-summary > summary strong').innerText()
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
      await note(page).getByText('No sales tax').waitFor()
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
      await page.locator('.order-button').getByText(dollars).count(),
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
