import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { currencies, money } from './money.ts'
import { pointsFor, pointsLost, pointsWorth, pricePerPoint, rewardPoints, rewardWorth } from './points.ts'

const currency = fc.constantFrom(...currencies)
const minor = fc.integer({ min: 0, max: 10_000_000 })

test('every whole euro or its equivalent earns a point; a remainder earns none', () => {
  assert.equal(pointsFor(money(2_999, 'EUR')), 29)
  assert.equal(pointsFor(money(99, 'EUR')), 0)
  assert.equal(pointsFor(money(4_500, 'JPY')), 30)
  assert.equal(pointsFor(money(74_999, 'CZK')), 29)
})

test('a reward is one percent of the amount paid, in whole minor units of every currency', () => {
  for (const each of currencies) {
    const worth = rewardWorth(each)
    assert.ok(Number.isSafeInteger(worth.minor))
    assert.equal(worth.minor * 100, pricePerPoint(each).minor * rewardPoints)
  }
})

test('points below one coupon are worth their share; a negative balance is worth nothing', () => {
  assert.deepEqual(pointsWorth(98, 'EUR'), money(98, 'EUR'))
  assert.deepEqual(pointsWorth(99, 'JPY'), money(148, 'JPY'))
  assert.deepEqual(pointsWorth(-3, 'EUR'), money(0, 'EUR'))
})

test('a full refund takes back all points, no refund takes none, and a larger refund never takes fewer', () => {
  fc.assert(
    fc.property(currency, minor, minor, minor, (each, paid, some, more) => {
      const goods = money(paid, each)
      const earned = pointsFor(goods)
      assert.equal(pointsLost(earned, goods, 0), 0)
      assert.equal(pointsLost(earned, goods, paid), earned)
      const [first, then] = [pointsLost(earned, goods, some), pointsLost(earned, goods, some + more)]
      assert.ok(first <= then && then <= earned)
    }),
  )
})
