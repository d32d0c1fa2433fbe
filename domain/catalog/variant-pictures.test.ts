import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Picture, Variant } from './catalog.ts'
import { otherOptionsShown, picturesOf, variantAddress } from './variant-pictures.ts'

const picture = (name: string): Picture => ({ name, width: 1200, height: 1200, placeholder: '', alt: '' })
const variant = (picture: string | null, options: Record<string, string>): Variant => ({
  id: Object.values(options).join('-'),
  sku: '',
  options,
  price: { minor: 100, currency: 'EUR' },
  compareAt: null,
  stock: 1,
  picture,
})
const names = (pictures: readonly Picture[]) => pictures.map(({ name }) => name)

const [oat, sky] = [variant('oat', { Colour: 'Oat' }), variant('sky', { Colour: 'Sky' })]
const mug = { pictures: ['oat', 'sky', 'wrapped'].map(picture), variants: [oat, sky] }

test('the own picture of a variant is first, and pictures of other variants are left out', () => {
  assert.deepEqual(names(picturesOf(mug, sky)), ['sky', 'wrapped'])
  assert.deepEqual(names(picturesOf(mug, oat)), ['oat', 'wrapped'])
  assert.equal(otherOptionsShown(mug, sky, picture('sky')), '')
  assert.equal(otherOptionsShown(mug, sky, picture('wrapped')), '')
})

test('a close-up is shown with the variant of its picture only, and wrapping shows no option', () => {
  const pictures = ['oat', 'oat-close', 'sky', 'sky-close', 'gift-wrapped-dots'].map(picture)
  const close = { pictures, variants: [oat, sky, variant(null, { Colour: 'Sage' })] }
  assert.deepEqual(names(picturesOf(close, sky)), ['sky', 'sky-close', 'gift-wrapped-dots'])
  assert.equal(otherOptionsShown(close, close.variants[2], picture('sky')), 'Sky')
  assert.equal(otherOptionsShown(close, close.variants[2], picture('gift-wrapped-dots')), '')
})

const rose = variant('basket', { Ribbon: 'Rose' })
const sage = variant(null, { Ribbon: 'Sage' })
const basket = { pictures: ['basket', 'detail'].map(picture), variants: [rose, sage] }

test('a variant without a picture shows all pictures, and what they show', () => {
  assert.deepEqual(names(picturesOf(basket, sage)), ['basket', 'detail'])
  assert.equal(otherOptionsShown(basket, sage, picture('basket')), 'Rose')
  assert.equal(otherOptionsShown(basket, sage, picture('detail')), 'Rose')
  assert.equal(otherOptionsShown(basket, rose, picture('basket')), '')
})

test('only the options that differ are named', () => {
  const variants = [
    variant('rose', { Colour: 'Rose', Pages: 'Lined' }),
    variant('rose', { Colour: 'Rose', Pages: 'Dotted' }),
    variant(null, { Colour: 'Ink', Pages: 'Dotted' }),
  ]
  const notebook = { pictures: [picture('rose')], variants }
  assert.equal(otherOptionsShown(notebook, variants[2], picture('rose')), 'Rose')
})

test('no option is named for a product whose pictures belong to no variant', () => {
  const variants = [variant(null, { Size: 'S' }), variant(null, { Size: 'L' })]
  const plain = { pictures: [picture('one')], variants }
  assert.equal(otherOptionsShown(plain, variants[1], picture('one')), '')
  assert.deepEqual(names(picturesOf(plain, undefined)), ['one'])
})

test('the address names the SKU, or the id of a variant without one', () => {
  const options = { Colour: 'Sky' }
  assert.equal(variantAddress('mug', { sku: 'MUG SKY', id: 'a', options }), 'mug?variant=MUG%20SKY')
  assert.equal(variantAddress('mug', { sku: '', id: 'a', options }), 'mug?variant=a')
  assert.equal(variantAddress('mug', { sku: 'MUG', id: 'a', options: {} }), 'mug')
})
