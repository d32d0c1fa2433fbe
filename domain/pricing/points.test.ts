import assert from 'node:assert/strict'
import { test } from 'node:test'
import { currencies, money } from './money.ts'
import { pointsFor, pointsWorth, pricePerPoint, rewardPoints, rewardWorth } from './points.ts'

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
