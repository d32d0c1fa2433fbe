import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { setPaymentFacts } from '#data/orders/payments.ts'
import { openTestShop, type TestShop } from '../testing.ts'
import { paid, placed } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

test('an order names the method it was paid with; a masked one does not', async () => {
  const { order, number, access } = await paid(shop)
  const methodOf = async (link: string) =>
    (await shop.call('order.view', { number, access: link })).data.paymentMethod
  assert.equal(await methodOf(access), '', 'the provider has not reported it')
  await setPaymentFacts(shop.db, order, { method: 'visa 4242', fee: null })
  assert.equal(await methodOf(access), 'Visa •••• 4242')
  const tracked = await shop.call('order.track', { email: 'ada@example.com', number })
  assert.equal(await methodOf(tracked.data.access), '')
})

test('methods without a page of a provider are named in the language of the buyer', async () => {
  const { order, number, access } = await placed(shop)
  const named = async (provider: string, locale: 'de' | 'us') => {
    await shop.db.run(sql`update payment set provider = ${provider} where order_id = ${order.id}`)
    return (await shop.call('order.view', { number, access }, { locale })).data.paymentMethod
  }
  assert.equal(await named('bank-transfer', 'us'), 'Bank transfer')
  assert.equal(await named('invoice', 'de'), 'Kauf auf Rechnung')
})
