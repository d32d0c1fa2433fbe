// The page of an order while the shop is busy: a guest keeps the access to it.
import { after, before, test } from 'node:test'
import { apiPath } from '#web/platform/api/address.ts'
import { withPage } from './browser.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { orderPage, paidOrder } from './placed-order.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

test('an order that could not be read is shown after another try, without a code', (t) =>
  withPage(t, {}, async (page, faults) => {
    const placed = await paidOrder(shop, 'busy@example.com')
    faults.allow(/503/)
    let isBusy = true
    await page.route(`**${apiPath}`, async (route) => {
      const isView = route.request().postData()?.includes('order.view') ?? false
      if (!isBusy || !isView) return route.continue()
      const reply = { code: 1, refused: 'busy', msg: 'Please try again.', data: null, traceId: '' }
      return route.fulfill({ status: 503, json: reply })
    })
    await page.goto(shop.origin + orderPage(placed))
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' })
    await retry.waitFor()
    isBusy = false
    await retry.click()
    await page.getByRole('main').getByText(placed.number).first().waitFor()
  }))
