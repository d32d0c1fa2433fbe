// Tests the matrix of options and the single texts of a product.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkProduct } from './check-product.ts'
import { typedOptions, withOptions } from './option-matrix.ts'
import { emptyProduct, emptyTexts, type ProductRecord } from './product-record.ts'
import { missingTexts, textEntries, withText, withoutDetail } from './product-texts.ts'

const plain: ProductRecord = {
  ...emptyProduct,
  key: 'mug',
  texts: { de: { ...emptyTexts, title: 'Tasse' } },
  variants: [{ ...emptyProduct.variants[0]!, prices: { EUR: { minor: 1900, reduced: true } } }],
}
const colours = { code: null, name: 'Farbe', values: ['Grün', 'Weiß'] }
const sizes = { code: null, name: 'Größe', values: ['S', 'L'] }
const choices = (record: ProductRecord) =>
  record.variants.map(({ options }) => Object.values(options).join(' '))

test('typed options become codes, and one variant for each combination with the first price', () => {
  const matrix = withOptions(plain, [colours, sizes], 'de')
  assert.equal(checkProduct(matrix, 'de'), null)
  assert.deepEqual(choices(matrix), ['grun s', 'grun l', 'weiss s', 'weiss l'])
  assert.deepEqual(matrix.variants[3]!.prices, { EUR: { minor: 1900, reduced: false } })
  assert.deepEqual(
    typedOptions(matrix, 'de').map(({ name }) => name),
    ['Farbe', 'Größe'],
  )
})

test('a renamed value keeps its variants; an added one adds variants; a removed one removes them', () => {
  const stored = withOptions(plain, [colours, sizes], 'de')
  const sold = {
    ...stored,
    variants: stored.variants.map((variant, at) => ({ ...variant, id: `id-${at}`, stock: at })),
  }
  const [farbe, groesse] = typedOptions(sold, 'de')
  const renamed = withOptions(sold, [{ ...farbe!, values: ['Salbei', 'Weiß'] }, groesse!], 'de')
  assert.deepEqual(renamed.variants, sold.variants)
  assert.equal(renamed.texts.de?.options['farbe']?.values['grun'], 'Salbei')
  const grown = withOptions(sold, [{ ...farbe!, values: ['Weiß', 'Grün', 'Rosé'] }, groesse!], 'de')
  assert.deepEqual(
    grown.variants.map(({ id }) => id),
    ['id-2', 'id-3', 'id-0', 'id-1', undefined, undefined],
  )
  const single = withOptions(sold, [], 'de')
  assert.equal(single.variants.length, 1)
  assert.equal(checkProduct({ ...single, variants: [{ ...single.variants[0]! }] }, 'de'), null)
})

test('names without Latin letters get codes of their own', () => {
  const matrix = withOptions(plain, [{ code: null, name: '色', values: ['赤', '青'] }], 'de')
  assert.deepEqual(matrix.options[0], {
    code: 'option',
    values: [
      { code: 'value', swatch: null },
      { code: 'value-2', swatch: null },
    ],
  })
})

test('every text of the home language is missing in a new language, until it is written', () => {
  const product: ProductRecord = {
    ...withOptions(plain, [colours], 'de'),
    pictures: ['mug-1'],
  }
  const described = withText(
    withText(product, 'de', 'details.0.label', 'Material'),
    'de',
    'alts.mug-1',
    'Die Tasse',
  )
  const paths = textEntries(described.texts.de).map(({ path }) => path)
  assert.deepEqual(missingTexts(described, 'fr', 'de'), paths)
  const translated = paths.reduce((record, path) => withText(record, 'fr', path, `fr ${path}`), described)
  assert.deepEqual(missingTexts(translated, 'fr', 'de'), [])
  assert.deepEqual(
    textEntries(translated.texts.fr),
    paths.map((path) => ({ path, text: `fr ${path}` })),
  )
  assert.equal(withText(withText(plain, 'fr', 'title', 'Tasse'), 'fr', 'title', '').texts.fr, undefined)
})

test('a removed detail is removed in every language, and the others keep their translations', () => {
  const detailed = ['details.0.label', 'details.0.value', 'details.1.label', 'details.1.value'].reduce(
    (record, path) => withText(withText(record, 'de', path, `de ${path}`), 'us', path, `us ${path}`),
    plain,
  )
  const { texts } = withoutDetail(detailed, 0)
  assert.deepEqual(texts.de!.details, [{ label: 'de details.1.label', value: 'de details.1.value' }])
  assert.deepEqual(texts.us!.details, [{ label: 'us details.1.label', value: 'us details.1.value' }])
})
