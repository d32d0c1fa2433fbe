// The order after a return from the payment page by the browser's own button, with and without its back/forward cache.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { withPage } from './browser.ts'
import { addBunny, fillAddress, goToCheckout, order } from './buying.ts'
import { launchBrowser } from './launch-browser.ts'
import { openShop, until, type OpenShop } from './open-shop.ts'
import { approve, orderPage, unpaidOrder } from './placed-order.ts'
import { untilComplete } from './step-through.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

/** On phones a second one follows the sums. */
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay €/ }).first()

async function toPayment(page: Page): Promise<void> {
  await payButton(page).click()
  await page.getByRole('button', { name: 'Decline' }).waitFor()
}

/** Whether the page that `goBack` shows is the one that was left. */
async function returnsFromCache(page: Page): Promise<boolean> {
  await untilComplete(page)
  await page.evaluate(() => Object.assign(history, { isKept: true }))
  await toPayment(page)
  // The load event has already happened there.
  await page.goBack({ waitUntil: 'commit' })
  await page.waitForURL('**/orderDetail**', { waitUntil: 'commit' })
  return page.evaluate(() => 'isKept' in history)
}

/** Places an order, and goes back from its payment page. Returns whether the page is the one that was left. */
async function goBackFromPayment(page: Page): Promise<boolean> {
  await addBunny(page, shop.origin)
  await goToCheckout(page, shop.origin)
  await fillAddress(page, `${randomUUID()}@example.com`)
  await page.evaluate(() => Object.assign(history, { isKept: true }))
  await order(page)
  await page.getByRole('button', { name: 'Decline' }).waitFor()
  await page.goBack({ waitUntil: 'commit' })
  await page.waitForURL('**/orderDetail?number=*', { waitUntil: 'commit' })
  await payButton(page).waitFor()
  assert.equal(await page.evaluate(() => scrollY), 0, 'it begins at its head')
  return page.evaluate(() => 'isKept' in history)
}

test('back from the payment page is the order, which can still be paid', (t) =>
  withPage(t, { width: 390 }, async (page) => {
    assert.equal(await goBackFromPayment(page), false)
    await page.reload()
    await toPayment(page)
  }))

test('the page that the back/forward cache keeps shows the order, too', async () => {
  const browser = await launchBrowser({ keepsPages: true })
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(60_000)
    await until(() => goBackFromPayment(page), Boolean)
    await toPayment(page)
  } finally {
    await browser.close()
  }
})

test('an order can be paid after a return from the payment page', async () => {
  const unpaid = await unpaidOrder(shop, 'carla@example.com')
  const browser = await launchBrowser({ keepsPages: true })
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(60_000)
    await page.goto(shop.origin + orderPage(unpaid))
    await until(() => returnsFromCache(page), Boolean)
    await toPayment(page)
  } finally {
    await browser.close()
  }
})

test('a device whose clock is ahead can pay: the shop knows whether the gifts are held', (t) =>
  withPage(t, { width: 390 }, async (page) => {
    await page.addInitScript(() => {
      const { now } = Date
      Date.now = () => now() + 3 * 86_400_000
    })
    await page.goto(shop.origin + orderPage(await unpaidOrder(shop, 'ahead@example.com')))
    await toPayment(page)
  }))

test('an order that was paid in another tab is shown as paid, without a message', (t) =>
  withPage(t, { width: 390 }, async (page) => {
    const unpaid = await unpaidOrder(shop, 'tilda@example.com')
    await page.goto(shop.origin + orderPage(unpaid))
    await payButton(page).waitFor()
    await approve(shop, unpaid)
    await payButton(page).click()
    await payButton(page).waitFor({ state: 'detached' })
    assert.equal(await page.locator('.toast').count(), 0)
  }))
