// Why an order cannot be paid: a shopper presses the button in a second tab, or before the provider's event arrives.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { ProviderState } from '#services/payment/provider.ts'
import { openTestShop, type TestShop } from '../testing.ts'
import { newVisitor, paid, place, placed, readOrder } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

const pay = async ({ number, access }: { number: string; access: string }) =>
  (await shop.call('order.pay', { number, access })).refused

const atProvider: readonly [ProviderState, string, string][] = [
  ['paid', 'order-cannot-move', 'processing'],
  ['confirming', 'payment-confirming', 'unpaid'],
]
for (const [state, refusal, status] of atProvider)
  test(`an order that is ${state} at the provider, before its event: ${refusal}`, async () => {
    const order = await placed(shop)
    shop.payments.states.set(order.reference, state)
    assert.equal(await pay(order), refusal)
    assert.equal((await readOrder(shop, order)).status, status)
    assert.equal(await pay(order), refusal)
  })

test('an order that was paid in another tab cannot be paid again', async () => {
  assert.equal(await pay(await paid(shop)), 'order-cannot-move')
})

test('while the provider does not respond, the payment is unavailable', async () => {
  shop.payments.down = true
  const { data } = await place(shop, newVisitor())
  assert.equal(await pay(data), 'payment-unavailable')
  shop.payments.down = false
  assert.equal(await pay(data), undefined)
})
