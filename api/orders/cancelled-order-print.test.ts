// Staff print a list that they loaded before an order of it was cancelled.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { unzipSync } from 'fflate'
import { isRefusal } from '#domain/refusal.ts'
import { productionArchive } from '#services/lettering/production-archive.ts'
import { printed, printOrders } from '#services/orders/print/print-orders.ts'
import { openTestShop, type TestShop } from '../testing.ts'
import { newVisitor, paidCart } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

async function orderMug(personalisation: string) {
  const who = newVisitor()
  await shop.call('cart.add', { variantId: shop.mug.oat, quantity: 1, personalisation }, who)
  return paidCart(shop, who)
}

test('a cancelled order is in no document for packers and in no file for engravers', async () => {
  const [kept, cancelled] = [await orderMug('Zoe'), await orderMug('Max')]
  const { number, access } = cancelled
  assert.equal((await shop.call('order.cancel', { number, access })).code, 0)
  const numbers = [kept.number, number]
  const printer = { publicOrigin: 'http://x', settings: shop.shop.settings }
  const page = await printOrders(shop.db, { numbers, documents: printed, locale: 'us' }, printer)
  assert.ok(!isRefusal(page))
  assert.ok(String(page).includes('Zoe') && String(page).includes(kept.number))
  assert.ok(!String(page).includes('Max') && !String(page).includes(number))
  const archive = await productionArchive(shop.db, numbers, shop.clock.now)
  assert.ok(!isRefusal(archive))
  const table = Buffer.from(unzipSync(archive.zip)['texts.csv']!).toString()
  assert.ok(table.includes('Zoe') && !table.includes('Max'))
})
