import assert from 'node:assert/strict'
import { test } from 'node:test'
import { money } from './money.ts'
import { baseMeasuresOf, unitPrice } from './unit-price.ts'

test('a unit price converts between units of one dimension and is rounded to the currency', () => {
  const price = money(599, 'EUR')
  const per = (amount: number, unit: 'g' | 'ml' | 'cl', baseAmount: number, baseUnit: 'g' | 'kg' | 'l') =>
    unitPrice(price, { amount, unit, baseAmount, baseUnit })
  assert.deepEqual(per(250, 'g', 100, 'g'), money(240, 'EUR'))
  assert.deepEqual(per(250, 'g', 1, 'kg'), money(2396, 'EUR'))
  assert.deepEqual(per(75, 'cl', 1, 'l'), money(799, 'EUR'))
  assert.equal(per(250, 'g', 1, 'l'), null)
})

test('the base of an imported measure can be kept', () => {
  const oz = { unit: 'g', baseAmount: 10, baseUnit: 'g' } as const
  assert.deepEqual(baseMeasuresOf(oz).at(-1), { baseAmount: 10, baseUnit: 'g' })
  assert.equal(baseMeasuresOf({ unit: 'g', baseAmount: 1, baseUnit: 'kg' }).length, 2)
})
