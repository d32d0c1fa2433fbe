// Buttons of a page that was opened before its order changed: the shopper sees the order as it is now.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { loadOrder, type StoredOrder } from '#data/orders/orders.ts'
import { standardShipping } from '#domain/delivery/standard-shipping.ts'
import type { OrderStatus } from '#domain/orders/order.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { undoShipment } from '#services/orders/undo-shipment.ts'
import { withPage } from './browser.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { orderPage, paidOrder, type PlacedOrder } from './placed-order.ts'
import { openSignedIn } from './steps.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

const button = (page: Page, name: string) => page.getByRole('button', { name })
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name })
const toasts = (page: Page) => page.locator('.toast[data-type="error"]')

async function stored({ number }: PlacedOrder): Promise<StoredOrder> {
  return (await loadOrder(shop.db, { number }))!
}

async function advance(placed: PlacedOrder, ...statuses: readonly OrderStatus[]): Promise<void> {
  const parcel = { carrier: 'DHL', trackingNumber: 'JD01' }
  for (const status of statuses)
    assert.equal(await advanceOrder(shop.db, await stored(placed), status, parcel, Date.now()), null)
}

async function undo(placed: PlacedOrder): Promise<void> {
  const { id, events } = await stored(placed)
  assert.equal(await undoShipment(shop.db, id, events.at(-1)!.id, standardShipping, Date.now()), null)
}

async function confirmArrival(page: Page): Promise<void> {
  await button(page, 'Confirm delivery').click()
  await inDialog(page, 'Confirm delivery').click()
}

test('an order whose shipment was undone is shown as packed, without a message', (t) =>
  withPage(t, { width: 390 }, async (page) => {
    const placed = await paidOrder(shop, 'undone@example.com')
    await advance(placed, 'processed', 'shipped')
    await page.goto(shop.origin + orderPage(placed))
    await button(page, 'Confirm delivery').waitFor()
    await undo(placed)
    await confirmArrival(page)
    await page.getByRole('heading', { name: 'Your order is packed', level: 1 }).waitFor()
    assert.equal(await toasts(page).count(), 0)
  }))

test('the list of orders shows it, too', (t) =>
  withPage(t, { width: 390 }, async (page) => {
    const email = 'listed@example.com'
    const placed = await paidOrder(shop, email)
    await advance(placed, 'processed', 'shipped')
    await openSignedIn(page, shop, email, '/user/order')
    await button(page, 'Confirm delivery').waitFor()
    await undo(placed)
    await confirmArrival(page)
    await page.getByRole('article').getByText('Packed', { exact: true }).waitFor()
    assert.equal(await toasts(page).count(), 0)
  }))

test('an order that is packed meanwhile cannot be cancelled, and its page says so', (t) =>
  withPage(t, { width: 390 }, async (page) => {
    const placed = await paidOrder(shop, 'packed@example.com')
    await page.goto(shop.origin + orderPage(placed))
    await button(page, 'Cancel order').waitFor()
    await advance(placed, 'processed')
    await button(page, 'Cancel order').click()
    await inDialog(page, 'Cancel order').click()
    await toasts(page).getByText('This order is being packed').waitFor()
    await page.getByRole('heading', { name: 'Your order is packed', level: 1 }).waitFor()
  }))

test('a return that another tab has requested is shown', (t) =>
  withPage(t, { width: 390 }, async (page) => {
    const placed = await paidOrder(shop, 'returned@example.com')
    await advance(placed, 'shipped', 'delivered')
    await page.goto(shop.origin + orderPage(placed))
    await button(page, 'Return gifts').click()
    await page.getByRole('radio', { name: 'Arrived damaged' }).check()
    const other = await page.context().newPage()
    await other.goto(shop.origin + orderPage(placed))
    await button(other, 'Return gifts').click()
    await other.getByRole('radio', { name: 'Arrived damaged' }).check()
    await button(other, 'Request the return').click()
    await other.getByRole('heading', { name: 'Return requested' }).waitFor()
    await other.close()
    await button(page, 'Request the return').click()
    await toasts(page).getByText('These gifts can’t be returned').waitFor()
    await page.getByRole('heading', { name: 'Return requested' }).waitFor()
    assert.equal(await page.getByRole('dialog').count(), 0)
  }))

test('a product that was reviewed in another tab is shown as reviewed', (t) =>
  withPage(t, { width: 390 }, async (page) => {
    const placed = await paidOrder(shop, 'reviewer@example.com')
    await advance(placed, 'shipped', 'delivered')
    await page.goto(shop.origin + orderPage(placed))
    await writeReview(page)
    const other = await page.context().newPage()
    await other.goto(shop.origin + orderPage(placed))
    await writeReview(other)
    await button(other, 'Send review').click()
    await other.getByText('Your review appears as soon as').waitFor()
    await other.close()
    await button(page, 'Send review').click()
    await toasts(page).getByText('A gift can be reviewed once').waitFor()
    await page.locator('.order-reviews').getByText('Reviewed', { exact: true }).waitFor()
  }))

async function writeReview(page: Page): Promise<void> {
  await page.locator('.order-reviews summary').click()
  await page.getByRole('radio', { name: '5 of 5 stars' }).check()
  await page.getByLabel('Your words').fill('The children are delighted.')
  await page.getByLabel('Your name, as it will be shown').fill('Emil')
}
