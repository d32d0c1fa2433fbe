// Tests money by examples and by properties, in all currencies.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { add, currencies, isLess, money, smaller, subtract, sum, times, zero } from './money.ts'
import { allocate, share } from './proportions.ts'

const currency = fc.constantFrom(...currencies)
const minor = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
const price = fc.integer({ min: 0, max: 1_000_000_000 })
const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 40 })

test('adding money does not depend on order or grouping', () => {
  fc.assert(
    fc.property(currency, minor, minor, minor, (c, x, y, z) => {
      const [a, b, d] = [money(x, c), money(y, c), money(z, c)]
      assert.deepEqual(add(a, b), add(b, a))
      assert.deepEqual(add(add(a, b), d), add(a, add(b, d)))
      assert.deepEqual(add(a, zero(c)), a)
      assert.deepEqual(subtract(add(a, b), b), a)
      assert.deepEqual(
        sum(c, [a, b, d], (each) => each),
        add(add(a, b), d),
      )
    }),
  )
})

test('multiplying equals repeated addition', () => {
  fc.assert(
    fc.property(currency, minor, fc.integer({ min: 0, max: 99 }), (c, x, quantity) => {
      assert.deepEqual(
        times(money(x, c), quantity),
        sum(c, Array.from({ length: quantity }), () => money(x, c)),
      )
    }),
  )
})

test('the smaller of two amounts is one of them and not above the other', () => {
  fc.assert(
    fc.property(currency, minor, minor, (c, x, y) => {
      const least = smaller(money(x, c), money(y, c))
      assert.equal(least.minor, Math.min(x, y))
      assert.equal(isLess(money(x, c), money(y, c)), x < y)
    }),
  )
})

test('a share is the exact percentage within half a minor unit, never above the whole', () => {
  fc.assert(
    fc.property(currency, price, fc.integer({ min: 0, max: 10_000 }), (c, amount, basisPoints) => {
      const part = share(money(amount, c), basisPoints).minor
      const error = BigInt(part) * 10_000n - BigInt(amount) * BigInt(basisPoints)
      assert.ok(error > -5_000n && error <= 5_000n, `${part} is off by ${error}/10000`)
      assert.ok(part >= 0 && part <= amount)
    }),
  )
})

test('five percent of 9.90 is 0.50: halves go to the customer', () => {
  assert.deepEqual(share(money(990, 'EUR'), 500), money(50, 'EUR'))
  assert.deepEqual(share(money(989, 'EUR'), 500), money(49, 'EUR'))
})

test('the parts of a split add up and are exact within one minor unit', () => {
  fc.assert(
    fc.property(currency, price, weights, (c, amount, parts) => {
      const split = allocate(money(amount, c), parts)
      assert.equal(split.length, parts.length)
      assert.deepEqual(
        sum(c, split, (each) => each),
        money(amount, c),
      )
      const total = parts.reduce((a, b) => a + b, 0)
      if (total === 0) return
      split.forEach((part, at) => {
        const exact = BigInt(amount) * BigInt(parts[at] ?? 0)
        const error = BigInt(part.minor) * BigInt(total) - exact
        assert.ok(error < BigInt(total) && error > -BigInt(total), `part ${at} is off by a whole minor unit`)
      })
    }),
  )
})

test('a line with weight zero gets nothing, and no part is negative', () => {
  fc.assert(
    fc.property(currency, price, weights, (c, amount, parts) => {
      const split = allocate(money(amount, c), parts)
      assert.ok(split.every((part) => part.minor >= 0))
      if (parts.some((weight) => weight > 0)) {
        assert.ok(split.every((part, at) => parts[at] !== 0 || part.minor === 0))
      }
    }),
  )
})

test('ten cents over three equal lines: the first line gets the odd cent', () => {
  assert.deepEqual(
    allocate(money(10, 'USD'), [1, 1, 1]).map((m) => m.minor),
    [4, 3, 3],
  )
  assert.deepEqual(
    allocate(money(10, 'USD'), [0, 0]).map((m) => m.minor),
    [10, 0],
  )
  assert.deepEqual(allocate(money(10, 'USD'), []), [])
})

test('fractions, overflow and mixed currencies throw', () => {
  assert.throws(() => money(1.5, 'EUR'))
  assert.throws(() => money(Number.NaN, 'EUR'))
  assert.throws(() => money(Number.MAX_SAFE_INTEGER + 1, 'EUR'))
  assert.throws(() => times(money(Number.MAX_SAFE_INTEGER, 'EUR'), 2))
  const cart: { price: ReturnType<typeof money> } = { price: money(1, 'JPY') }
  assert.throws(() => add(money(1, 'EUR') as typeof cart.price, cart.price))
  assert.ok(Object.is(money(-0, 'EUR').minor, 0))
})
