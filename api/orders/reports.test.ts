import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { plainDateIn } from '#domain/calendar/calendar.ts'
import { standardShipping } from '#domain/delivery/standard-shipping.ts'
import { cancelByMerchant } from '#services/orders/expire-order.ts'
import { refundOrder } from '#services/orders/refund-order.ts'
import { refundDuplicate } from '#services/payment/record-refund.ts'
import { readReport, type Report } from '#services/reports/read-report.ts'
import { until } from '#test-support/until.ts'
import { openTestShop, type TestShop } from '../testing.ts'
import { paid, payRefunds, placed } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

const { warehouse } = standardShipping
const today = () => plainDateIn(shop.clock.now, warehouse.timeZone)
const rows = async (report: Report, day = today()) =>
  (await readReport(shop.db, report, { from: day, to: day }, warehouse.timeZone, null)).rows

test('sales count paid orders by day and currency, and refunds on their own day', async () => {
  const first = await paid(shop)
  await placed(shop)
  const day = today()
  const total = (first.order.total / 100).toFixed(2)
  assert.deepEqual(await rows('sales'), [[day, 'EUR', 1, total, '0.00']])
  shop.clock.now += 24 * 3_600_000
  await refundOrder(shop.db, first.order, 500, shop.clock.now)
  assert.deepEqual(await rows('sales'), [[today(), 'EUR', 0, '0.00', '5.00']])
  assert.deepEqual(await rows('sales', day), [[day, 'EUR', 1, total, '0.00']])
  assert.deepEqual(await rows('best-sellers', day), [['Honey Teddy', 'plush-teddy', 1, 1]])
  assert.deepEqual(await rows('funnel', day), [
    ['visitors', 0],
    ['carts', 2],
    ['orders', 2],
    ['paid', 1],
  ])
})

test('a refund that failed, and that of a second payment, are not refunds of the sales', async () => {
  shop.clock.now += 24 * 3_600_000
  const { order, reference } = await paid(shop)
  const total = (order.total / 100).toFixed(2)
  shop.payments.refund = async () => ({ reference: null, state: 'failed', failure: 'the card is gone' })
  await refundOrder(shop.db, order, 500, shop.clock.now)
  await payRefunds(shop)
  const payment = { provider: 'fake', reference: `${reference}:2` }
  const again = { orderId: order.id, amount: order.total, payment }
  await shop.db.transaction((tx) => refundDuplicate(tx, again, shop.clock.now))
  assert.deepEqual(await rows('sales'), [[today(), 'EUR', 1, total, '0.00']])
})

test('the gifts of a cancelled order are no best sellers; its payment and refund stay in the sales', async () => {
  shop.clock.now += 24 * 3_600_000
  const { order } = await paid(shop)
  await cancelByMerchant(shop.db, order.id, 'asked', shop.clock.now)
  assert.deepEqual(await rows('best-sellers'), [])
  const total = (order.total / 100).toFixed(2)
  assert.deepEqual(await rows('sales'), [[today(), 'EUR', 1, total, total]])
})

test('searches without a result are counted, whatever their case; a day stores at most a thousand', async () => {
  const search = (query: string) => shop.call('catalog.search', { query })
  for (const query of ['Zeppelin  Quux', 'zeppelin quux', 'teddy']) await search(query)
  await until(async () => (await rows('search-misses')).length > 0)
  await until(async () => (await rows('search-misses'))[0]![2] === 2)
  assert.deepEqual(await rows('search-misses'), [['zeppelin quux', 'us', 2]])
  await shop.db.run(sql`
    insert into search_miss (day, words, locale) select ${today()}::date, 'word ' || n, 'us' from generate_series(1, 999) n`)
  await search('xylophone zzz')
  await search('zeppelin quux')
  await until(async () => (await rows('search-misses'))[0]![2] === 3)
  const stored = await shop.db.row<{ count: number }>(sql`select count(*) as count from search_miss`)
  assert.equal(stored!.count, 1_000)
})
