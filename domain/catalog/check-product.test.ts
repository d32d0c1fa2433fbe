// Tests the checks of product records.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkProduct, productLimits } from './check-product.ts'
import { freeKey, isProductKey, isReservedKey, keyFrom } from './product-key.ts'
import { duplicateOf, emptyProduct, emptyTexts, emptyVariant, type ProductRecord } from './product-record.ts'

const mug: ProductRecord = {
  ...emptyProduct,
  key: 'name-mug',
  texts: { de: { ...emptyTexts, title: 'Namenstasse' } },
  options: [
    { code: 'colour', values: ['oat', 'sage'].map((code) => ({ code, swatch: null })) },
    { code: 'size', values: ['s', 'l'].map((code) => ({ code, swatch: null })) },
  ],
  variants: ['oat', 'sage'].flatMap((colour) =>
    ['s', 'l'].map((size) => ({
      ...emptyVariant,
      sku: `${colour}-${size}`,
      options: { colour, size },
      prices: { EUR: { minor: 1900, reduced: false } },
    })),
  ),
}

test('a product with a title in the home language and one variant for each combination is valid', () => {
  assert.equal(checkProduct(mug, 'de'), null)
  assert.deepEqual(checkProduct(mug, 'fr'), { 'texts.fr.title': 'required' })
})

test('each problem is reported at its field', () => {
  const [first, second, ...rest] = mug.variants
  const broken: ProductRecord = {
    ...mug,
    key: 'cart',
    handlingDays: 61,
    tags: ['tea', 'tea'],
    hsCode: 'x',
    variants: [
      { ...first!, sku: 'oat-l', stock: -1, picture: 'elsewhere' },
      { ...second!, options: { colour: 'oat' }, prices: { EUR: { minor: 1.5, reduced: false } } },
      { ...rest[0]!, options: rest[1]!.options, sku: 'oat-l' },
      rest[1]!,
    ],
  }
  assert.deepEqual(checkProduct(broken, 'de'), {
    key: 'reserved',
    handlingDays: 'out-of-range',
    tags: 'repeated',
    hsCode: 'format',
    'variants.0.stock': 'out-of-range',
    'variants.0.picture': 'unknown',
    'variants.1.sku': 'repeated',
    'variants.1.options': 'unknown',
    'variants.1.prices.EUR': 'out-of-range',
    'variants.2.sku': 'repeated',
    'variants.3.options': 'repeated',
  })
})

test('a backorder variant may be below zero, and 250 variants are the most', () => {
  const late = { ...emptyVariant, stockMode: 'backorder' as const, stock: -3 }
  const plain = { ...mug, options: [], variants: [late] }
  assert.equal(checkProduct(plain, 'de'), null)
  const values = Array.from({ length: productLimits.variants + 1 }, (_, at) => ({
    code: `v${at}`,
    swatch: null,
  }))
  const many = {
    ...mug,
    options: [{ code: 'kind', values: values.slice(0, 250) }],
    variants: values.slice(0, 250).map(({ code }) => ({ ...emptyVariant, options: { kind: code } })),
  }
  assert.equal(checkProduct(many, 'de'), null)
  const more = { ...many, variants: [...many.variants, { ...emptyVariant, options: { kind: 'v250' } }] }
  assert.equal(checkProduct(more, 'de')?.['variants'], 'too-many')
})

test('a copy is a draft without SKUs, stock, reductions and ids', () => {
  const sold = { ...mug.variants[0]!, id: 'x', stock: 4, prices: { EUR: { minor: 900, reduced: true } } }
  const copy = duplicateOf({ ...mug, status: 'active', variants: [sold] }, 'name-mug-2')
  assert.equal(copy.status, 'draft')
  assert.deepEqual(copy.variants, [
    { ...emptyVariant, options: sold.options, prices: { EUR: { minor: 900, reduced: false } } },
  ])
})

test('a title becomes a key, and a taken key gets a number', () => {
  assert.equal(keyFrom('Größe „Ø 12“ – Glück & Crème brûlée!'), 'grosse-o-12-gluck-creme-brulee')
  assert.equal(keyFrom('Mum’s mug'), 'mums-mug')
  assert.equal(keyFrom('מתנה'), '')
  assert.ok(isProductKey(keyFrom('a'.repeat(119) + ' b')))
  assert.ok(isReservedKey('cart') && isReservedKey('de') && !isReservedKey('name-mug'))
  assert.equal(
    freeKey('mug', (key) => ['mug', 'mug-2'].includes(key)),
    'mug-3',
  )
})
