import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Variant } from '#domain/catalog/catalog.ts'
import { choose, firstChoice, isSoldOut, variantOf } from './choose-variant.ts'

const options = [
  {
    name: 'Colour',
    values: [
      { value: 'Oat', swatch: null },
      { value: 'Sage', swatch: null },
    ],
  },
  {
    name: 'Size',
    values: [
      { value: 'S', swatch: null },
      { value: 'L', swatch: null },
    ],
  },
]

function variant(Colour: string, Size: string, stock: number): Variant {
  const price = { minor: 1950, currency: 'EUR' } as const
  return {
    id: `${Colour} ${Size}`,
    sku: `${Colour}-${Size}`,
    options: { Colour, Size },
    price,
    compareAt: null,
    stock,
    picture: null,
  }
}

const mug = { options, variants: [variant('Oat', 'S', 0), variant('Oat', 'L', 4), variant('Sage', 'S', 9)] }

test('the variant of the address is selected initially, even if it is sold out', () => {
  assert.deepEqual(firstChoice(mug, 'Oat S'), { Colour: 'Oat', Size: 'S' })
  assert.deepEqual(firstChoice(mug, 'removed'), { Colour: 'Oat', Size: 'L' })
})

test('the first variant in stock is selected initially', () => {
  assert.deepEqual(firstChoice(mug, null), { Colour: 'Oat', Size: 'L' })
  const soldOut = { options, variants: mug.variants.map((each) => ({ ...each, stock: 0 })) }
  assert.deepEqual(firstChoice(soldOut, null), { Colour: 'Oat', Size: 'S' })
})

test('an empty choice selects the single variant of a product without options', () => {
  const candle = { options: [], variants: [{ ...variant('', '', 1), options: {} }] }
  assert.equal(variantOf(candle, firstChoice(candle, null)), candle.variants[0])
})

test('a new value keeps the other options if such a variant exists', () => {
  assert.deepEqual(choose(mug, { Colour: 'Oat', Size: 'L' }, 'Size', 'S'), { Colour: 'Oat', Size: 'S' })
})

test('a new value changes the other options if no such variant exists', () => {
  assert.deepEqual(choose(mug, { Colour: 'Oat', Size: 'L' }, 'Colour', 'Sage'), { Colour: 'Sage', Size: 'S' })
})

test('a value is sold out if the variant that it selects has no stock', () => {
  const chosen = { Colour: 'Oat', Size: 'L' }
  assert.equal(isSoldOut(mug, chosen, 'Size', 'S'), true)
  assert.equal(isSoldOut(mug, chosen, 'Colour', 'Sage'), false)
  assert.equal(isSoldOut(mug, { Colour: 'Sage', Size: 'S' }, 'Size', 'L'), false)
})
