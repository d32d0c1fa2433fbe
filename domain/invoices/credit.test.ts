import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { includedTaxes } from '../tax/order-taxes.ts'
import { creditedTaxes } from './credit.ts'

/** 40.00 at 19 %, 10.00 at 7 % and 5.00 without tax. */
const invoice = {
  total: 5_500,
  taxes: includedTaxes([
    { basisPoints: 1_900, amount: 4_000 },
    { basisPoints: 700, amount: 1_000 },
  ]).map((part) => ({ ...part, country: 'DE' })),
}
const de = { country: 'DE' }

test('a returned book is credited at its own rate', () => {
  const returned = [{ ...de, basisPoints: 700, amount: 1_000 }]
  assert.deepEqual(creditedTaxes(invoice, [], { amount: 1_000, returned }, 'EUR'), [
    { ...de, basisPoints: 700, net: 935, tax: 65 },
  ])
})

test('goodwill is credited in proportion', () => {
  assert.deepEqual(creditedTaxes(invoice, [], { amount: 1_100, returned: [] }, 'EUR'), [
    { ...de, basisPoints: 1_900, net: 672, tax: 128 },
    { ...de, basisPoints: 700, net: 187, tax: 13 },
  ])
})

test('a refund above the returned goods credits the rest in proportion to what is left', () => {
  const returned = [{ ...de, basisPoints: 700, amount: 1_000 }]
  const [standard, reduced] = creditedTaxes(invoice, [], { amount: 1_900, returned }, 'EUR')
  assert.equal(reduced!.net + reduced!.tax, 1_000)
  assert.equal(standard!.net + standard!.tax, 800)
})

test('refunds of any size add up to the taxes of the invoice, at each rate', () => {
  const sizes = fc.array(fc.nat(2_000), { maxLength: 6 })
  const rates = fc.array(fc.constantFrom(700, 1_900), { minLength: 6, maxLength: 6 })
  fc.assert(
    fc.property(sizes, rates, (amounts, returnedRates) => {
      const notes: { total: number; taxes: ReturnType<typeof creditedTaxes> }[] = []
      let left = invoice.total
      for (const [at, size] of [...amounts, invoice.total].entries()) {
        const amount = Math.min(size, left)
        left -= amount
        const returned = at % 2 ? [{ ...de, basisPoints: returnedRates[at % 6]!, amount: size }] : []
        const taxes = creditedTaxes(invoice, notes, { amount, returned }, 'EUR')
        for (const { net, tax } of taxes) assert.ok(net >= 0 && tax >= 0)
        notes.push({ total: amount, taxes })
      }
      assert.equal(left, 0)
      for (const part of invoice.taxes) {
        const credited = notes.flatMap((note) =>
          note.taxes.filter((each) => each.basisPoints === part.basisPoints),
        )
        assert.equal(
          credited.reduce((all, { net }) => all + net, 0),
          part.net,
        )
        assert.equal(
          credited.reduce((all, { tax }) => all + tax, 0),
          part.tax,
        )
      }
    }),
  )
})

test('no credit note is negative after reversals of earlier ones, and a full refund leaves nothing', () => {
  const steps = fc.array(fc.record({ amount: fc.integer({ min: 1, max: 600 }), reversed: fc.nat(3) }), {
    maxLength: 8,
  })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3_000 }), steps, (total, refunds) => {
      const taxes = includedTaxes([{ basisPoints: 1_900, amount: total }]).map((part) => ({ ...part, ...de }))
      const notes: { total: number; taxes: ReturnType<typeof creditedTaxes> }[] = []
      const open: typeof notes = []
      const left = () => total - notes.reduce((sum, note) => sum + note.total, 0)
      for (const { amount: wanted, reversed } of [...refunds, { amount: total, reversed: Infinity }]) {
        const amount = Math.min(wanted, left())
        const note = {
          total: amount,
          taxes: creditedTaxes({ total, taxes }, notes, { amount, returned: [] }, 'EUR'),
        }
        for (const { net, tax } of note.taxes) assert.ok(net >= 0 && tax >= 0)
        notes.push(note)
        open.push(note)
        for (const each of open.splice(reversed, 1))
          notes.push({
            total: -each.total,
            taxes: each.taxes.map((part) => ({ ...part, net: -part.net, tax: -part.tax })),
          })
      }
      const parts = notes.flatMap((note) => note.taxes)
      assert.equal(
        parts.reduce((sum, { tax }) => sum + tax, 0),
        taxes[0]!.tax,
      )
    }),
    { numRuns: 5_000 },
  )
})
