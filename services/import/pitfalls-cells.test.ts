// Pitfalls of product files: numbers, stock, prices and texts. docs/import-pitfalls.md lists them by these names.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openImports, type Cells, type Imports } from './testing-imports.ts'

let imports: Imports
before(async () => void (imports = await openImports()))
after(() => imports.close())

const active: Cells = { Published: 'true', Status: 'active' }
const simple = (handle: string, more: Cells = {}): Cells => ({
  Handle: handle,
  Title: `Gift ${handle}`,
  'Variant Price': '5.00',
  ...active,
  ...more,
})
const onlyVariant = async (key: string) => (await imports.product(key)).variants[0]!

test('SKUs are missing', async () => {
  const row = { Handle: 'tee', 'Variant SKU': '', 'Variant Price': '9' }
  const { outcomes, problems } = await imports.run([
    { ...row, Title: 'Tee', 'Option1 Name': 'Size', 'Option1 Value': 'S', ...active },
    { ...row, 'Option1 Value': 'M' },
  ])
  assert.deepEqual([outcomes, problems], [{ created: ['tee'] }, []])
  const { variants, status } = await imports.product('tee')
  assert.deepEqual([status, variants.map(({ sku }) => sku)], ['active', [null, null]])
})

test('a SKU occurs twice in the file, or belongs to another product of the shop', async () => {
  const { problems } = await imports.run([
    simple('first', { 'Variant SKU': 'A-1' }),
    simple('second', { 'Variant SKU': 'A-1' }),
  ])
  assert.deepEqual(problems, ['3 sku-repeated A-1'])
  const taken = await imports.run([simple('third', { 'Variant SKU': 'A-1', Title: 'Third' })])
  // A single SKU identifies the product: the shop's product gets the new title.
  assert.deepEqual(taken.outcomes, { changed: ['first'] })
  const mixed = { Handle: 'fourth', 'Variant Price': '9' }
  const { problems: inUse } = await imports.run([
    {
      ...mixed,
      Title: 'Fourth',
      'Option1 Name': 'Size',
      'Option1 Value': 'S',
      'Variant SKU': 'A-1',
      ...active,
    },
    { ...mixed, 'Option1 Value': 'M', 'Variant SKU': 'A-2' },
  ])
  assert.deepEqual(inUse, ['2 sku-taken A-1'])
  const skus = async (key: string) => (await imports.product(key)).variants.map(({ sku }) => sku)
  assert.deepEqual([await skus('second'), await skus('fourth')], [[null], [null, 'A-2']])
})

test('numbers begin with an apostrophe', async () => {
  await imports.run([
    simple('quoted', {
      'Variant SKU': "'0815",
      'Variant Barcode': "'4006381333931",
      'Variant Price': "'5.00",
    }),
  ])
  const { sku, barcode, prices } = await onlyVariant('quoted')
  assert.deepEqual([sku, barcode, prices.EUR?.minor], ['0815', '4006381333931', 500])
})

test('a spreadsheet wrote long numbers as 8.72E+12', async () => {
  const { outcomes, problems } = await imports.run([
    simple('damaged', { 'Variant SKU': '8.72E+12' }),
    simple('bar', { 'Variant Barcode': '8,72E+12' }),
  ])
  assert.deepEqual(outcomes, { skipped: ['damaged'], created: ['bar'] })
  assert.deepEqual(problems, [
    '2 number-damaged Variant SKU: 8.72E+12',
    '3 barcode-ignored Variant Barcode: 8,72E+12',
  ])
  assert.equal((await onlyVariant('bar')).barcode, null)
})

test('a spreadsheet removed leading zeros', async () => {
  const row = (sku: string, barcode: string): Cells =>
    simple('zeros', { 'Variant SKU': sku, 'Variant Barcode': barcode })
  await imports.run([row('007', '0012345678905')])
  const { outcomes, problems } = await imports.run([row('7', '12345678905')])
  assert.deepEqual(outcomes, { unchanged: ['zeros'] })
  assert.deepEqual(problems, ['2 zeros-missing 7 → 007', '2 zeros-missing 12345678905 → 0012345678905'])
  const { sku, barcode } = await onlyVariant('zeros')
  assert.deepEqual([sku, barcode], ['007', '0012345678905'])
})

test('the file has no quantities', async () => {
  const { problems } = await imports.run([
    simple('no-quantity', { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Policy': 'deny' }),
  ])
  assert.deepEqual(problems, ['2 stock-missing'])
  await imports.run([
    simple('no-quantity', { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '8' }),
  ])
  await imports.run([simple('no-quantity', { 'Variant Inventory Tracker': 'shopify' })])
  const { stockMode, stock } = await onlyVariant('no-quantity')
  assert.deepEqual([stockMode, stock], ['tracked', 8], 'the stock of the shop stays')
})

test('stock is not counted, is counted by another system, is oversold or negative', async () => {
  const row = (handle: string, tracker: string, quantity: string, policy: string): Cells =>
    simple(handle, {
      'Variant Inventory Tracker': tracker,
      'Variant Inventory Qty': quantity,
      'Variant Inventory Policy': policy,
    })
  const { problems } = await imports.run([
    row('uncounted', '', '5', 'deny'),
    row('foreign', 'dsers-fulfillment-service', '6', 'deny'),
    row('oversold', 'shopify', '-3', 'continue'),
    row('negative', 'shopify', '-3', 'deny'),
  ])
  assert.deepEqual(problems, ['5 stock-negative -3'])
  const stocks = ['uncounted', 'foreign', 'oversold', 'negative'].map(async (key) => {
    const { stockMode, stock } = await onlyVariant(key)
    return [stockMode, stock]
  })
  assert.deepEqual(await Promise.all(stocks), [
    ['untracked', 0],
    ['tracked', 6],
    ['backorder', -3],
    ['tracked', 0],
  ])
})

test('a price is 0, missing, or can be read in two ways', async () => {
  const { outcomes, problems } = await imports.run([
    simple('free', { 'Variant Price': '0.00' }),
    simple('priceless', { 'Variant Price': '', 'Variant SKU': 'P' }),
    simple('unclear', { 'Variant Price': '1,234' }),
    simple('comma', { 'Variant Price': '1.234,50 €' }),
    simple('point', { 'Variant Price': '1.000' }),
  ])
  assert.deepEqual(problems, [
    '2 price-zero',
    '3 price-missing',
    '4 price-unclear Variant Price: 1,234',
    '6 price-unclear Variant Price: 1.000',
  ])
  assert.deepEqual(outcomes, { created: ['free', 'priceless', 'comma'], skipped: ['unclear', 'point'] })
  const states = ['free', 'priceless', 'comma'].map(async (key) => (await imports.product(key)).status)
  assert.deepEqual(await Promise.all(states), ['draft', 'draft', 'active'])
  assert.equal((await onlyVariant('comma')).prices.EUR?.minor, 123_450)
})

test('a compare-at price is above, equal to or below the price', async () => {
  const row = (handle: string, before: string): Cells =>
    simple(handle, { 'Variant Compare At Price': before })
  const { problems } = await imports.run([
    row('reduced', '9.00'),
    row('same', '5.00'),
    row('lower', '4.00'),
    row('none', '0.00'),
  ])
  assert.deepEqual(problems, ['2 compare-at-ignored'], 'only the first states a reduction')
  assert.deepEqual((await onlyVariant('reduced')).prices, { EUR: { minor: 500, reduced: false } })
})

test('a flag is neither yes nor no, a cost names its currency', async () => {
  const { problems } = await imports.run([
    simple('perhaps', { Published: 'perhaps', 'Cost per item': '2.50 USD' }),
  ])
  assert.deepEqual(problems, ['2 value-unknown Published: perhaps'])
  assert.deepEqual((await onlyVariant('perhaps')).cost, { minor: 250, currency: 'USD' })
})

test('weights have decimals or are 0', async () => {
  await imports.run([
    simple('light', { 'Variant Grams': '36.8543800625' }),
    simple('unweighed', { 'Variant Grams': '0' }),
  ])
  const weights = [await onlyVariant('light'), await onlyVariant('unweighed')]
  assert.deepEqual(
    weights.map(({ weightGrams }) => weightGrams),
    [37, 0],
  )
})

test('columns of custom data hold texts, codes, lists and references', async () => {
  const custom = (name: string, space: string): string =>
    `${name} (product.metafields.${space}.${name.toLowerCase()})`
  const many = Object.fromEntries(
    Array.from({ length: 28 }, (_, at) => [custom(`Field${at}`, 'custom'), at === 7 ? 'seven' : '']),
  )
  const { run } = await imports.run([
    simple('details', {
      ...many,
      [custom('Neckline', 'shopify')]: 'neckline__crew; age-group__adults',
      [custom('Material', 'custom')]: 'Clay',
      [custom('Related', 'custom')]: '["gid://shopify/Product/1"]',
    }),
  ])
  assert.deepEqual((await imports.product('details')).english.details, [
    { label: 'Field7', value: 'seven' },
    { label: 'Material', value: 'Clay' },
  ])
  assert.deepEqual(run.ignored, [custom('Neckline', 'shopify')])
})

test('a description is HTML with tables, frames, scripts, styles and pictures', async () => {
  const paragraph = '<p style="color:red" onclick="alert(1)">Made by <b>hand</b> in Porto.</p>'
  const html = `<h2>About</h2>${paragraph.repeat(250)}<script>alert(1)</script><iframe src="https://video.example"></iframe>
    <table><tr><td>A</td><td>B</td></tr></table><img src="https://cdn.example/a.jpg"><a href="javascript:alert(1)">x</a>`
  assert.ok(html.length > 18_000)
  const { problems } = await imports.run([simple('described', { 'Body (HTML)': html })])
  assert.deepEqual(problems, ['2 description-reduced 3'])
  const { description } = (await imports.product('described')).english
  assert.match(description, /^## About\n\nMade by \*\*hand\*\* in Porto\./)
  assert.match(description, /<table>/)
  assert.doesNotMatch(description, /script|iframe|style|onclick|<img|alert/)
})

test('letters were encoded twice', async () => {
  const { problems } = await imports.run([
    simple('garbled', { Title: 'CafÃ© crÃ¨me', 'Body (HTML)': 'Itâ€™s fine' }),
  ])
  assert.deepEqual(problems, ['2 text-garbled Title'])
})

test('texts have special blanks, control characters and marks that reorder text', async () => {
  await imports.run([simple('signs', { Title: ' Tea\u00A0time\u0007\u202E  for\u200Btwo\tnow ' })])
  assert.equal((await imports.product('signs')).english.title, 'Tea\u00A0time for\u200Btwo now')
  // The start of a file with NUL is no text; further on, the sign is removed.
  const many = Array.from({ length: 200 }, (_, at) => simple(`before-${at}`, { Vendor: 'v'.repeat(60) }))
  const { problems } = await imports.run([...many, simple('nu\0l', { Published: 'may\0be' })])
  assert.deepEqual(problems, ['202 value-unknown Published: maybe'])
  assert.equal((await imports.product('nul')).key, 'nul')
})

test('a text is too long', async () => {
  const { problems } = await imports.run([simple('long', { Title: `${'x'.repeat(199)}🎁🎁` })])
  assert.deepEqual(problems, ['2 too-long Title'])
  assert.equal((await imports.product('long')).english.title, 'x'.repeat(199))
  const more = await imports.run([
    simple('longer', {
      'Body (HTML)': `${'x'.repeat(49_999)}🎁🎁`,
      'Care (product.metafields.custom.care)': `${'x'.repeat(1_999)}🎁🎁`,
    }),
    simple('about', { Published: `${'x'.repeat(188)}🎁🎁` }),
  ])
  assert.deepEqual(more.problems, ['2 too-long body', `3 value-unknown Published: ${'x'.repeat(188)}`])
  const { description, details } = (await imports.product('longer')).english
  assert.deepEqual([description.length, details[0]?.value.length], [49_999, 1_999])
})

test('a picture has no address of the internet, or one under many products', async () => {
  const picture = (address: string): Cells => ({ 'Image Src': address, 'Image Position': '1' })
  const { problems } = await imports.run([
    simple('drawer', picture('file:///etc/passwd')),
    simple('same-1', picture('//cdn.example/same.jpg?v=1')),
    simple('same-2', picture('https://cdn.example/same.jpg?v=1')),
  ])
  assert.deepEqual(problems, ['2 picture-address Image Src: file:///etc/passwd'])
  for (const key of ['same-1', 'same-2'])
    assert.deepEqual(await imports.pictures(key), [['https://cdn.example/same.jpg?v=1', 0]])
})
