// The buyer cancels a requested return and keeps the gifts.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newId } from '#data/ids.ts'
import { recordEvent } from '#data/orders/order-events.ts'
import { loadOrder } from '#data/orders/orders.ts'
import { addReturn } from '#data/orders/returns.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { openScreen, withStaffPage } from './backoffice-steps.ts'
import { withPage } from './browser.ts'
import { milkBunny } from './filled-cart.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { orderPage, paidOrder } from './placed-order.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

test('a requested return is cancelled on the order page, and staff see it', async (t) => {
  const placed = await paidOrder(shop, 'cora@example.com', { items: [milkBunny, { sku: 'CHB-DAR' }] })
  const { number } = placed
  const read = async () => (await loadOrder(shop.db, { number }))!
  for (const status of ['shipped', 'delivered'] as const) {
    const tracking = status === 'shipped' ? { carrier: 'DHL', trackingNumber: 'JD01' } : null
    assert.equal(await advanceOrder(shop.db, await read(), status, tracking, Date.now()), null)
  }
  const { id: orderId, lines } = await read()
  const reference = `${number}-R1`
  const gift = { id: lines[0]!.id, quantity: 1, reason: 'changed-mind' as const }
  await shop.db.transaction(async (tx) => {
    const request = {
      id: newId(Date.now()),
      orderId,
      reference,
      kind: 'return',
      name: '',
      lines: [gift],
    } as const
    await addReturn(tx, request, Date.now())
    const event = { kind: 'return-asked', data: { reference } } as const
    await recordEvent(tx, { ...event, orderId, actor: 'customer' }, Date.now())
  })
  await withPage(t, { width: 390 }, async (page) => {
    await page.goto(shop.origin + orderPage(placed))
    await page.getByRole('heading', { name: 'You’re returning 1 of 2 gifts' }).waitFor()
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Cancel the return' }).click()
    await dialog.getByRole('button', { name: 'Keep the return' }).click()
    await dialog.waitFor({ state: 'hidden' })
    assert.equal((await read()).requests[0]?.status, 'asked', 'nothing happened yet')
    await page.getByRole('button', { name: 'Cancel the return' }).click()
    await dialog.getByRole('button', { name: 'Cancel the return' }).click()
    await page.getByRole('heading', { name: 'Your order has arrived' }).waitFor()
    await page.locator('.steps').getByText('Return canceled').waitFor()
    await page.getByRole('button', { name: 'Return gifts' }).waitFor()
    assert.equal(await page.getByRole('button', { name: 'Cancel the return' }).count(), 0)
  })
  await withStaffPage(t, shop, {}, async (staff) => {
    await openScreen(staff, shop, `/orders/${number}`)
    await staff.locator('.badge', { hasText: 'Return canceled' }).waitFor()
    assert.equal(await staff.getByRole('button', { name: /^Approve/ }).count(), 0)
  })
})
