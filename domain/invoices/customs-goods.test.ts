// Tests how goods are listed for customs.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joinGoods } from './customs-goods.ts'

const mug = { title: 'Mug', quantity: 1, value: 1795, weightGrams: 430, origin: 'DE', hsCode: '6912' }

test('equal goods are one line, whatever their share of a discount was rounded to', () => {
  const bunny = { ...mug, title: 'Bunny', value: 1416 }
  assert.deepEqual(joinGoods([mug, bunny, { ...mug, value: 1796 }]), [
    { ...mug, quantity: 2, value: 3591, weightGrams: 860 },
    bunny,
  ])
  const two = { ...mug, quantity: 2, value: 3591, weightGrams: 860 }
  assert.deepEqual(joinGoods([two, mug]), [{ ...mug, quantity: 3, value: 5386, weightGrams: 1290 }])
})

test('goods of another price, weight or origin have their own line', () => {
  for (const change of [{ value: 2395 }, { weightGrams: 500 }, { origin: 'PT' }, { hsCode: null }])
    assert.equal(joinGoods([mug, { ...mug, ...change }]).length, 2)
})
