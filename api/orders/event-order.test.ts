import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { openTestShop, type TestShop } from '../testing.ts'
import { paid, readOrder } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

test('events keep their order where the clock of another node is behind', async () => {
  const paidOrder = await paid(shop)
  const now = await readOrder(shop, paidOrder)
  assert.equal(await advanceOrder(shop.db, now, 'processed', null, shop.clock.now - 5), null)
  const { events } = await readOrder(shop, paidOrder)
  assert.deepEqual(
    events.map(({ kind }) => kind),
    ['placed', 'processing', 'processed'],
  )
  assert.equal(events[2]!.at, events[1]!.at)
})
