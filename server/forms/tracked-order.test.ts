// The plain page of a tracked order.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newVisitor, paid } from '#api/orders/testing.ts'
import { openTestShop, type TestShop } from '#api/testing.ts'
import { trackedOrder } from './tracked-order.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

test('days of arrival are shown only for what is sent, and the pick-up point for what is collected', async () => {
  const { order } = await paid(shop)
  const { data } = await shop.call('order.track', { number: order.number, email: order.email }, newVisitor())
  const shown = (requiresShipping: boolean) => {
    const deliveries = data.order.deliveries.map((each) => ({ ...each, requiresShipping }))
    return String(trackedOrder('us', { ...data.order, deliveries }).content)
  }
  assert.match(shown(true), /Expected to arrive/)
  assert.doesNotMatch(shown(false), /Expected to arrive/)
  const deliveries = data.order.deliveries.map((each) => ({
    ...each,
    method: 'At the shop',
    point: 'Hall 7\n9–18',
  }))
  const atPoint = String(trackedOrder('us', { ...data.order, deliveries }).content)
  assert.match(atPoint, /<p>At the shop<br>Hall 7<br>9–18<\/p>/)
})
