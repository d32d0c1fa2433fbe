// The order after a return from the payment page by the browser's own button, with and without its back/forward cache.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { withPage } from './browser.ts'
import { addBunny, fillAddress, goToCheckout, order } from './buying.ts'
import { launchBrowser } from './launch-browser.ts'
import { openShop, until, type OpenShop } from './open-shop.ts'
import { orderPage, unpaidOrder } from './placed-order.ts'
import { untilComplete } from './step-through.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay €/ })

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

/** Places an order, and goes back from its payment page. */
async function goBackFromPayment(page: Page, email: string): Promise<void> {
  await addBunny(page, shop.origin)
  await goToCheckout(page, shop.origin)
  await fillAddress(page, email)
  await order(page)
  await page.getByRole('button', { name: 'Decline' }).waitFor()
  await page.goBack({ waitUntil: 'commit' })
  await page.waitForURL('**/orderDetail?number=*', { waitUntil: 'commit' })
  await payButton(page).waitFor()
  assert.equal(await page.evaluate(() => scrollY), 0, 'it begins at its head')
}

test('back from the payment page is the order, which can still be paid', (t) =>
  withPage(t, { width: 390 }, async (page) => {
    await goBackFromPayment(page, 'dora@example.com')
    await page.reload()
    await toPayment(page)
  }))

test('the same page returns from the back/forward cache', async () => {
  const browser = await launchBrowser({ keepsPages: true })
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(60_000)
    await goBackFromPayment(page, 'emil@example.com')
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
