// Pitfalls of product files: WooCommerce. docs/import-pitfalls.md lists them by these names.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openImports, type Cells, type Imports } from './testing-imports.ts'

let imports: Imports
before(async () => void (imports = await openImports()))
after(() => imports.close())

const woo = (cells: Cells): Cells => ({
  Type: 'simple',
  Published: '1',
  'Visibility in catalog': 'visible',
  'Regular price': '20',
  ...cells,
})

test('WooCommerce: variations stand before or after their product, which they name by SKU or number', async () => {
  const { outcomes, problems } = await imports.run([
    woo({
      ID: '7',
      Type: 'variation',
      SKU: 'T-R',
      'In stock?': '0',
      Name: 'Tee - Red',
      Parent: 'id:4',
      'Attribute 1 name': 'Color',
      'Attribute 1 value(s)': 'Red',
    }),
    woo({
      ID: '4',
      Type: 'variable',
      SKU: 'T',
      Name: 'Tee',
      'Attribute 1 name': 'Color',
      'Attribute 1 value(s)': 'Blue, Red',
      'Attribute 2 name': 'Size',
      'Attribute 2 value(s)': 'L, M',
    }),
    woo({
      ID: '8',
      Type: 'variation',
      SKU: 'T-B',
      'In stock?': '1',
      Stock: '4',
      Name: 'Tee - Blue',
      Parent: 'T',
      'Attribute 1 name': 'Color',
      'Attribute 1 value(s)': 'Blue',
      'Attribute 2 name': 'Size',
      'Attribute 2 value(s)': 'L',
    }),
    woo({ ID: '9', Type: 'variation', Name: 'Lost', Parent: 'unknown' }),
  ])
  assert.deepEqual(problems, ['5 parent-missing unknown'])
  assert.deepEqual(outcomes['created'], ['tee'])
  const { variants } = await imports.product('tee')
  assert.deepEqual(
    variants.map(({ sku, options, stockMode, stock }) => [
      sku,
      options['color'],
      options['size'],
      stockMode,
      stock,
    ]),
    [
      ['T-R', 'red', 'l', 'tracked', 0],
      [null, 'red', 'm', 'tracked', 0],
      ['T-B', 'blue', 'l', 'tracked', 4],
    ],
  )
})

test('WooCommerce: products are private, hidden, grouped, external or downloadable', async () => {
  const { outcomes, problems } = await imports.run([
    woo({ SKU: 'a', Name: 'Draft', Published: '0' }),
    woo({ SKU: 'b', Name: 'Private', Published: '-1' }),
    woo({ SKU: 'c', Name: 'Hidden', 'Visibility in catalog': 'hidden' }),
    woo({ SKU: 'd', Name: 'Group', Type: 'grouped' }),
    woo({ SKU: 'e', Name: 'Outside', Type: 'external' }),
    woo({ SKU: 'f', Name: 'File', Type: 'simple, downloadable, virtual' }),
  ])
  assert.deepEqual(outcomes, {
    created: ['draft', 'private', 'hidden'],
    skipped: ['group', 'outside', 'file'],
  })
  assert.deepEqual(problems, [
    '5 kind-unsupported grouped',
    '6 kind-unsupported external',
    '7 kind-unsupported downloadable',
  ])
  for (const key of ['draft', 'private', 'hidden'])
    assert.equal((await imports.product(key)).status, 'draft', key)
})

test('WooCommerce: categories, pictures and attributes are lists in one cell, line breaks are two characters', async () => {
  await imports.run(
    [
      woo({
        SKU: 'list',
        Name: 'List',
        'Short description': 'Short',
        Description: '<p>Long</p>\\n<p>text</p>',
        Categories: 'Clothing > Tees, Sale',
        Tags: 'soft, new',
        Images: 'https://x.example/a.jpg, https://x.example/b.jpg',
        'Attribute 1 name': 'Material',
        'Attribute 1 value(s)': 'Clay, Wood',
        'Weight (lbs)': '1,5',
        Stock: '',
        'In stock?': '1',
        'Backorders allowed?': 'notify',
      }),
    ],
    { categories: 'collection' },
  )
  const { english, categories, tags, options, variants } = await imports.product('list')
  assert.equal(english.description, 'Short\n\nLong\n\ntext')
  assert.deepEqual([categories.toSorted(), tags.toSorted(), options], [['sale', 'tees'], ['new', 'soft'], []])
  assert.deepEqual(english.details, [{ label: 'Material', value: 'Clay, Wood' }])
  assert.deepEqual([variants[0]?.weightGrams, variants[0]?.stockMode], [680, 'untracked'])
  assert.deepEqual(
    (await imports.pictures('list')).map(([address]) => address),
    ['https://x.example/a.jpg', 'https://x.example/b.jpg'],
  )
})

test('WooCommerce: a sale price has dates', async () => {
  const { problems } = await imports.run([
    woo({ SKU: 's-1', Name: 'Always', 'Sale price': '15' }),
    woo({
      SKU: 's-2',
      Name: 'Sometimes',
      'Sale price': '15',
      'Date sale price starts': '2027-12-01',
      'Date sale price ends': '2027-12-24',
    }),
  ])
  assert.deepEqual(problems, ['2 compare-at-ignored', '3 sale-ignored 15 (2027-12-01 – 2027-12-24)'])
  const prices = ['always', 'sometimes'].map(
    async (key) => (await imports.product(key)).variants[0]?.prices.EUR?.minor,
  )
  assert.deepEqual(await Promise.all(prices), [1500, 2000])
})

test('WooCommerce: a product has more than three options', async () => {
  const attributes = Object.fromEntries(
    ['Colour', 'Size', 'Scent', 'Lid'].flatMap((name, at) => [
      [`Attribute ${at + 1} name`, name],
      [`Attribute ${at + 1} value(s)`, `${name} 1`],
    ]),
  )
  await imports.run([
    woo({ ID: '1', Type: 'variable', SKU: 'four', Name: 'Four', ...attributes }),
    woo({ ID: '2', Type: 'variation', SKU: 'four-1', Name: 'Four', Parent: 'four', ...attributes }),
  ])
  assert.equal((await imports.product('four')).options.length, 4)
  assert.match(await imports.exported(), /Option4 Name,Option4 Value/)
})

test('WooCommerce: attributes only describe the product, values contain commas', async () => {
  const attribute = (n: number, name: string, values: string): Cells => ({
    [`Attribute ${n} name`]: name,
    [`Attribute ${n} value(s)`]: values,
  })
  const { problems } = await imports.run([
    woo({
      ID: '51',
      Type: 'variable',
      SKU: 'V',
      Name: 'Vase',
      ...attribute(1, 'Material', 'Clay, Glass'),
      ...attribute(2, 'Size', 'S\\, low, M'),
      ...attribute(3, 'Lid', 'Yes, No'),
    }),
    // As exports write them: numbered anew, and an attribute for which every value fits has its name only.
    woo({
      ID: '52',
      Type: 'variation',
      SKU: 'V-S',
      Name: 'Vase',
      Parent: 'V',
      ...attribute(1, 'Size', 'S\\, low'),
      ...attribute(2, 'Lid', ''),
    }),
    woo({
      ID: '53',
      Type: 'variation',
      SKU: 'V-M',
      Name: 'Vase',
      Parent: 'V',
      ...attribute(1, 'Size', 'M'),
      ...attribute(2, 'Lid', 'No'),
    }),
  ])
  assert.deepEqual(problems, [])
  const { variants, english } = await imports.product('vase')
  assert.deepEqual(
    variants.map(({ sku, options }) => [sku, options]),
    [
      ['V-S', { size: 's-low', lid: 'yes' }],
      [null, { size: 's-low', lid: 'no' }],
      ['V-M', { size: 'm', lid: 'no' }],
    ],
  )
  assert.equal(english.options['size']?.values['s-low'], 'S, low')
  assert.deepEqual(english.details, [{ label: 'Material', value: 'Clay, Glass' }])
})

test('WooCommerce: products share a SKU, or have neither SKU nor number', async () => {
  const shared = await imports.run([
    woo({ ID: '61', SKU: 'twice', Name: 'Jar' }),
    woo({ ID: '62', SKU: 'twice', Name: 'Lamp' }),
  ])
  assert.deepEqual(
    [shared.outcomes, shared.problems],
    [{ created: ['jar', 'lamp'] }, ['3 sku-repeated twice']],
  )
  const bare = await imports.run([
    woo({ SKU: '', Name: 'Ring' }),
    woo({ SKU: '', Name: 'Soap' }),
    woo({ SKU: '', Name: 'Soap' }),
  ])
  assert.deepEqual([bare.outcomes, bare.problems], [{ created: ['ring', 'soap'] }, ['4 variant-repeated']])
})
