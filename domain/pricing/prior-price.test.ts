// Tests the struck-through price by examples and by properties.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Country } from '../markets/market.ts'
import { money } from './money.ts'
import {
  mustNamePriorPrice,
  percentOff,
  priorPrice,
  priorPriceDays,
  struckThroughPrice,
  type PriceHistoryEntry,
} from './prior-price.ts'

const day = 86_400_000
const today = Date.UTC(2026, 2, 2, 8)
const ago = (days: number, minor: number): PriceHistoryEntry => ({ minor, since: today - days * day })

test('a price in force for months is struck through when it is reduced', () => {
  assert.equal(struckThroughPrice([ago(200, 4_900)], 4_200, today), 4_900)
})

test('a price raised just before its reduction is not struck through', () => {
  const asked = [ago(200, 4_500), ago(3, 5_900)]
  assert.equal(struckThroughPrice(asked, 4_200, today), 4_500)
  assert.equal(struckThroughPrice(asked, 4_700, today), null)
})

test("a lower price yesterday means that today's price is no reduction", () => {
  assert.equal(struckThroughPrice([ago(90, 4_900), ago(20, 3_900), ago(19, 4_900)], 4_200, today), null)
})

test('a lower price counts if it was in force within the thirty days, and not if it ended before', () => {
  assert.equal(struckThroughPrice([ago(90, 3_900), ago(31, 4_900)], 4_200, today), 4_900)
  assert.equal(struckThroughPrice([ago(90, 3_900), ago(29, 4_900)], 4_200, today), null)
  // It ended exactly thirty days ago.
  assert.equal(struckThroughPrice([ago(90, 3_900), ago(30, 4_900)], 4_200, today), 4_900)
})

test('a product without a price history has no former price', () => {
  assert.equal(priorPrice([], today), null)
  assert.equal(struckThroughPrice([ago(0, 4_900), ago(-2, 9_900)], 4_200, today), null)
})

const asked = fc.array(
  fc.record({
    minor: fc.integer({ min: 1, max: 1_000_000 }),
    since: fc.integer({ min: today - 90 * day, max: today + 10 * day }),
  }),
  { maxLength: 12 },
)
const reduced = fc.integer({ min: 0, max: 1_000_000 })

/** Price in force at an instant. */
function inForce(prices: readonly PriceHistoryEntry[], at: number): number | undefined {
  return prices
    .filter(({ since }) => since <= at)
    .toSorted((a, b) => a.since - b.since)
    .at(-1)?.minor
}

test('the struck-through price exceeds the new price and is the lowest of the thirty days before', () => {
  fc.assert(
    fc.property(asked, reduced, (prices, minor) => {
      // The history has at most one price per instant.
      const history = [...new Map(prices.map((price) => [price.since, price])).values()]
      const struck = struckThroughPrice(history, minor, today)
      const opens = today - priorPriceDays * day
      const instants = [opens, ...history.map(({ since }) => since), today - 1].filter(
        (at) => at >= opens && at < today,
      )
      const paid = instants.flatMap((at) => inForce(history, at) ?? [])
      if (struck === null) assert.ok(paid.length === 0 || Math.min(...paid) <= minor)
      else {
        assert.ok(struck > minor)
        assert.equal(struck, Math.min(...paid))
      }
    }),
  )
})

test('the order of the history does not matter, and later prices do not count', () => {
  fc.assert(
    fc.property(asked, reduced, (prices, minor) => {
      const history = [...new Map(prices.map((price) => [price.since, price])).values()]
      const struck = struckThroughPrice(history, minor, today)
      assert.equal(struckThroughPrice(history.toReversed(), minor, today), struck)
      assert.equal(
        struckThroughPrice(
          history.filter(({ since }) => since < today),
          minor,
          today,
        ),
        struck,
      )
    }),
  )
})

test('a reduction is shown in whole percent, rounded down', () => {
  assert.equal(percentOff(money(990, 'USD'), money(1290, 'USD')), 23)
  assert.equal(percentOff(money(999, 'EUR'), money(1000, 'EUR')), 0)
})

test('the lowest price of thirty days is labelled in the European Union only', () => {
  assert.deepEqual(
    ['DE', 'PL', 'US', 'JP'].map((country) => mustNamePriorPrice(country as Country)),
    [true, true, false, false],
  )
})
