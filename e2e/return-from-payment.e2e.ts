// The order's page after a return from the payment page, which the browser takes from its back/forward cache.
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
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

test('an order can be paid after a return from the payment page', async () => {
  const order = await unpaidOrder(shop, 'carla@example.com')
  const browser = await launchBrowser({ keepsPages: true })
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(60_000)
    await page.goto(shop.origin + orderPage(order))
    await until(() => returnsFromCache(page), Boolean)
    await toPayment(page)
  } finally {
    await browser.close()
  }
})
