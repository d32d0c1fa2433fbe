// Refunds of the gifts of an order line, in one step or in several.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { refundBetween, refundedOfLine, refundedSalesTax, worthOfGifts } from './line-worth.ts'

const lines = fc
  .record({
    quantity: fc.integer({ min: 1, max: 99 }),
    unitPrice: fc.integer({ min: 1, max: 10_000_000 }),
    discounted: fc.integer({ min: 0, max: 10_000 }),
    wrapPrice: fc.integer({ min: 0, max: 500 }),
  })
  .map(({ discounted, ...line }) => ({
    ...line,
    total: Math.round((line.unitPrice * line.quantity * discounted) / 10_000),
    currentPrice: line.unitPrice,
  }))

const steps = fc.array(fc.record({ kept: fc.nat(99), price: fc.nat(10_000_000) }), { maxLength: 5 })

test('a line that is reduced in several steps is refunded exactly as much as was paid for it', () => {
  fc.assert(
    fc.property(lines, steps, (line, wanted) => {
      let now = { kept: line.quantity, price: line.unitPrice }
      let sum = 0
      for (const { kept, price } of wanted) {
        const next = { kept: Math.min(kept, now.kept), price: Math.min(price, now.price) }
        const back = refundBetween(line, now, next)
        assert.ok(back >= 0)
        sum += back
        now = next
      }
      const left = { ...line, currentPrice: now.price }
      assert.equal(refundedOfLine(left, line.quantity - now.kept), sum)
      const rest = worthOfGifts(left, line.quantity - now.kept, now.kept)
      assert.equal(sum + rest, line.total + line.wrapPrice * line.quantity)
    }),
  )
})

test('the parts of the tax that was added to the prices add up to the tax, in any order of the gifts', () => {
  const taxed = fc.array(fc.tuple(lines, fc.constantFrom(null, 0, 400, 687.5)), {
    minLength: 1,
    maxLength: 4,
  })
  fc.assert(
    fc.property(
      taxed,
      fc.nat(2_000),
      fc.nat(5_000),
      fc.infiniteStream(fc.nat(3)),
      (all, fee, added, picks) => {
        let now = all.map(([line, taxRate]) => ({
          ...line,
          quantity: (line.quantity % 3) + 1,
          taxRate,
          returned: 0,
        }))
        const net = now.reduce((sum, line) => sum + line.total + line.wrapPrice * line.quantity, fee)
        const goods = now.reduce((sum, { taxRate, total, wrapPrice, quantity }) => {
          return sum + ((total + wrapPrice * quantity) * (taxRate ?? 0)) / 10_000
        }, 0)
        const salesTax = Math.round(goods) + (fee > 0 ? added : 0)
        const order = { salesTax, total: net + salesTax }
        let paid = 0
        for (const pick of picks) {
          const open = now.filter(({ returned, quantity }) => returned < quantity)
          const next = open[pick % open.length]
          if (!next) break
          now = now.map((line) => (line === next ? { ...line, returned: line.returned + 1 } : line))
          const back = refundedSalesTax(order, now, 0)
          assert.ok(back >= paid)
          paid = back
        }
        assert.ok(paid <= salesTax)
        assert.equal(refundedSalesTax(order, now, fee), salesTax)
      },
    ),
  )
})

test('half a cent is refunded as a whole cent', () => {
  const line = { quantity: 2, total: 5, unitPrice: 3, currentPrice: 3, wrapPrice: 0 }
  assert.deepEqual([worthOfGifts(line, 0, 1), worthOfGifts(line, 1, 1)], [3, 2])
  assert.equal(worthOfGifts({ ...line, total: 0, unitPrice: 0, currentPrice: 0 }, 0, 2), 0)
})
