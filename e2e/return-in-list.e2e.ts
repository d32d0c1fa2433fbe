// The list of orders while a return is not decided.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { loadOrder } from '#data/orders/orders.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { withPage } from './browser.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { orderPage, paidOrder } from './placed-order.ts'
import { screenshot } from './screenshot.ts'
import { openSignedIn } from './steps.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

test('while a return is requested, the list of orders says so, as the page of the order does', async (t) => {
  const email = 'rita@example.com'
  const placed = await paidOrder(shop, email)
  const parcel = { carrier: 'DHL', trackingNumber: 'JD01' }
  for (const status of ['shipped', 'delivered'] as const) {
    const order = (await loadOrder(shop.db, { number: placed.number }))!
    const tracking = status === 'shipped' ? parcel : null
    assert.equal(await advanceOrder(shop.db, order, status, tracking, Date.now()), null)
  }
  await withPage(t, { width: 390 }, async (page) => {
    await page.goto(shop.origin + orderPage(placed))
    await page.getByRole('button', { name: 'Return gifts' }).click()
    await page.getByRole('radio', { name: 'Arrived damaged' }).check()
    await page.getByRole('button', { name: 'Request the return' }).click()
    await page.getByRole('heading', { name: 'Return requested' }).waitFor()
    await openSignedIn(page, shop, email, '/user/order')
    const card = page.getByRole('article')
    await card.getByText('Return requested').waitFor()
    assert.equal(await card.getByText('Delivered', { exact: true }).count(), 0)
    await screenshot(page, 'orders-return-requested')
  })
})
