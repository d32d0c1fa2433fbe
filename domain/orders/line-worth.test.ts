// Refunds of the gifts of order lines, in one step or in several.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { money } from '../pricing/money.ts'
import { allocate } from '../pricing/proportions.ts'
import { refundedOf, refundShares, type PaidLine } from './line-worth.ts'

const placedLine = fc
  .record({
    quantity: fc.integer({ min: 1, max: 99 }),
    unitPrice: fc.integer({ min: 1, max: 10_000_000 }),
    paid: fc.integer({ min: 0, max: 10_000 }),
    wrapPrice: fc.integer({ min: 0, max: 500 }),
    taxRate: fc.constantFrom(null, 0, 400, 687.5),
  })
  .map(({ paid, ...line }) => ({
    ...line,
    total: Math.round((line.unitPrice * line.quantity * paid) / 10_000),
    voucher: 0,
    currentPrice: line.unitPrice,
    returned: 0,
  }))

const untaxed = { salesTax: 0, total: 0 }
const steps = fc.array(fc.record({ returned: fc.nat(99), price: fc.nat(10_000_000) }), { maxLength: 5 })

test('a line that is reduced in several steps is refunded exactly as much as was paid for it', () => {
  fc.assert(
    fc.property(placedLine, steps, (line, wanted) => {
      let now: PaidLine = line
      assert.equal(refundedOf(untaxed, [now]), 0)
      for (const { returned, price } of wanted) {
        const next = {
          ...now,
          returned: Math.min(line.quantity, now.returned + returned),
          currentPrice: Math.min(price, now.currentPrice),
        }
        assert.ok(refundedOf(untaxed, [next]) >= refundedOf(untaxed, [now]))
        now = next
      }
      const all = refundedOf(untaxed, [{ ...now, returned: line.quantity }])
      assert.equal(all, line.total + line.wrapPrice * line.quantity)
    }),
  )
})

/** Orders with and without added tax and a voucher, and an order in which their gifts come back. */
const orders = fc.record({
  placed: fc.array(placedLine, { minLength: 1, maxLength: 4 }),
  fee: fc.nat(2_000),
  feeTax: fc.nat(500),
  isTaxed: fc.boolean(),
  voucher: fc.oneof(fc.constant(0), fc.nat(20_000_000)),
  picks: fc.infiniteStream(fc.nat(3)),
})

test('the refunds of gifts that come back one by one, and their shares, add up to what was paid', () => {
  fc.assert(
    fc.property(orders, ({ placed, fee, feeTax, isTaxed, voucher, picks }) => {
      const gross = placed.map(({ total }) => total)
      const paidByVoucher = Math.min(
        voucher,
        gross.reduce((sum, total) => sum + total),
      )
      const shares = allocate(money(paidByVoucher, 'USD'), gross)
      let now: PaidLine[] = placed.map((line, at) => ({
        ...line,
        quantity: (line.quantity % 3) + 1,
        total: line.total - shares[at]!.minor,
        voucher: shares[at]!.minor,
      }))
      const net = now.reduce((sum, line) => sum + line.total + line.wrapPrice * line.quantity, fee)
      const goodsTax = now.reduce((sum, { taxRate, total, wrapPrice, quantity }) => {
        return sum + ((total + wrapPrice * quantity) * (taxRate ?? 0)) / 10_000
      }, 0)
      const salesTax = isTaxed ? Math.round(goodsTax) + (fee > 0 ? feeTax : 0) : 0
      const order = { salesTax, total: net + salesTax, currency: 'USD' as const }
      assert.equal(refundedOf(order, now), 0)
      let refunded = 0
      for (const pick of picks) {
        const open = now.filter(({ returned, quantity }) => returned < quantity)
        const line = open[pick % open.length]
        if (!line) break
        const next = now.map((each) => (each === line ? { ...line, returned: line.returned + 1 } : each))
        const parts = refundShares(order, now, next)
        assert.ok(parts.every((part) => part >= 0))
        refunded += parts.reduce((sum, part) => sum + part)
        now = next
        assert.equal(refundedOf(order, now), refunded)
      }
      assert.ok(refunded <= order.total)
      assert.equal(refundedOf(order, now, fee), order.total)
    }),
  )
})

test('half a cent is refunded as a whole cent', () => {
  const line = {
    quantity: 2,
    total: 5,
    voucher: 0,
    unitPrice: 3,
    currentPrice: 3,
    wrapPrice: 0,
    taxRate: null,
  }
  const refunded = (returned: number, free = {}) => refundedOf(untaxed, [{ ...line, ...free, returned }])
  assert.deepEqual([refunded(1), refunded(2)], [3, 5])
  assert.equal(refunded(2, { total: 0, unitPrice: 0, currentPrice: 0 }), 0)
})

test('a voucher pays for the kept gifts first, and money is refunded before it', () => {
  const line = { quantity: 1, unitPrice: 5_000, currentPrice: 5_000, wrapPrice: 0, taxRate: 1_000 }
  const two = (voucher: number, returned: number) => {
    const one = { ...line, total: 5_000 - voucher / 2, voucher: voucher / 2 }
    return [
      { ...one, returned },
      { ...one, returned: 0 },
    ]
  }
  assert.equal(refundedOf(untaxed, two(4_000, 1)), 5_000)
  assert.equal(refundedOf(untaxed, two(9_000, 1)), 1_000, 'a voucher is used once, for whatever it pays')
  const taxed = { salesTax: 600, total: 6_600 }
  assert.equal(refundedOf(taxed, two(4_000, 1)), 5_500, 'the kept gift costs 10.00 with 10 % of tax')
})
