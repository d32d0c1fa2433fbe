// Pitfalls of product files: rows, options, handles and categories. docs/import-pitfalls.md lists them by these names.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { openImports, type Cells, type Imports } from './testing-imports.ts'

let imports: Imports
before(async () => void (imports = await openImports()))
after(() => imports.close())

/** A product of one variant without options. */
const simple = (handle: string, more: Cells = {}): Cells => ({
  Handle: handle,
  Title: `Gift ${handle}`.slice(0, 100),
  'Option1 Name': 'Title',
  'Option1 Value': 'Default Title',
  'Variant Price': '5.00',
  ...more,
})

const cdn = 'https://cdn.example/files'

test('a row is a product, a variant, a picture, or several of these', async () => {
  const { outcomes, problems } = await imports.run([
    {
      Handle: 'shirt',
      Title: 'Shirt',
      'Option1 Name': 'Colour',
      'Option1 Value': 'Red',
      'Variant Price': '20',
      'Image Src': `${cdn}/front.jpg?v=1`,
      'Image Position': '2',
      'Image Alt Text': 'The front',
      'Variant Image': `${cdn}/red.jpg?v=1`,
    },
    {
      Handle: 'shirt',
      'Option1 Value': 'Blue',
      'Variant Price': '21',
      'Image Src': `${cdn}/red.jpg?v=1`,
      'Image Position': '1',
    },
    { Handle: 'shirt', 'Image Src': `${cdn}/back.jpg?v=1`, 'Image Position': '3' },
    { Handle: 'shirt', 'Option1 Value': 'Green', 'Variant Price': '22' },
  ])
  assert.deepEqual([outcomes, problems], [{ created: ['shirt'] }, []])
  const { variants, english } = await imports.product('shirt')
  assert.deepEqual(
    variants.map(({ options, prices }) => [options['colour'], prices.EUR?.minor]),
    [
      ['red', 2000],
      ['blue', 2100],
      ['green', 2200],
    ],
  )
  assert.deepEqual(english.options['colour']?.values, { red: 'Red', blue: 'Blue', green: 'Green' })
  assert.deepEqual(await imports.pictures('shirt'), [
    [`${cdn}/red.jpg?v=1`, 1],
    [`${cdn}/front.jpg?v=1`, 0],
    [`${cdn}/back.jpg?v=1`, 0],
  ])
})

test('the option Title with the value Default Title is no option', async () => {
  await imports.run([simple('plain'), simple('plain-too', { 'Option1 Value': 'default title' })])
  for (const key of ['plain', 'plain-too']) {
    const { options, variants } = await imports.product(key)
    assert.deepEqual([options, variants.map((variant) => variant.options)], [[], [{}]])
  }
})

test('a handle returns later in the file', async () => {
  const { outcomes, run } = await imports.run([
    { Handle: 'candle', Title: 'Candle', 'Option1 Name': 'Size', 'Option1 Value': 'S', 'Variant Price': '5' },
    simple('between'),
    { Handle: 'candle', 'Option1 Value': 'L', 'Variant Price': '9' },
  ])
  assert.deepEqual([outcomes, run.rows], [{ created: ['between', 'candle'] }, 3])
  assert.equal((await imports.product('candle')).variants.length, 2)
})

test('the same option values occur twice', async () => {
  const row = { Handle: 'socks', 'Option1 Value': 'S', 'Variant Price': '5' }
  const { outcomes, problems } = await imports.run([
    { ...row, Title: 'Socks', 'Option1 Name': 'Size' },
    { ...row, 'Option1 Value': 's ', 'Variant Price': '6' },
    { ...row, 'Option1 Value': '' },
  ])
  assert.deepEqual(problems, ['3 variant-repeated', '4 option-missing'])
  assert.deepEqual(outcomes, { created: ['socks'] })
  const { variants } = await imports.product('socks')
  assert.deepEqual(
    variants.map(({ prices }) => prices.EUR?.minor),
    [500],
  )
})

test('options and tags in several spellings', async () => {
  const size = (name: string, value: string): Cells => ({
    Handle: 'scarf',
    Title: 'Scarf',
    Tags: 'Wool, wool , WOOL,Winter',
    'Option1 Name': name,
    'Option1 Value': value,
    'Variant Price': '30',
  })
  await imports.run([size('COLOR', 'RED')])
  const again = await imports.run([size('Color', 'red')])
  assert.deepEqual(again.outcomes, { changed: ['scarf'] }, 'the spelling changes, not the option')
  const { options, variants, tags } = await imports.product('scarf')
  assert.deepEqual(
    [options.map(({ code }) => code), variants.length, tags.toSorted()],
    [['color'], 1, ['winter', 'wool']],
  )
})

test('handles have other letters, emoji, brackets or more than 120 characters', async () => {
  const keys: Readonly<Record<string, string>> = {
    'n.º-1': 'n-o-1',
    'bình-ẫm': 'binh-am',
    'mug™': 'mug',
    '🎁-box': 'box',
    'İstanbul-lokum': 'istanbul-lokum',
    snake_case: 'snake-case',
    '[new]-(tea)': 'new-tea',
    Großes_Glück: 'grosses-gluck',
    ['long-'.repeat(51)]: 'long-'.repeat(24).slice(0, 119),
  }
  const rows = Object.keys(keys).map((handle, at) => simple(handle, { Title: `Letters ${at}` }))
  const { outcomes, problems } = await imports.run([...rows, simple('שלום'), simple('שלומי')])
  const [hebrew, other, ...more] = (outcomes['created'] ?? []).filter(
    (key) => !Object.values(keys).includes(key),
  )
  assert.match(`${hebrew} ${other}`, /^product-[a-z0-9]+ product-[a-z0-9]+$/)
  assert.notEqual(hebrew, other)
  assert.deepEqual(more, [])
  assert.ok(problems.every((problem) => / handle-changed .+ → /.test(problem)))
  assert.equal(problems.length, rows.length + 2)
  const redirects = await imports.db.rows<{ from: string; to: string }>(sql`
    select r.old_key as "from", p.key as "to" from product_redirect r join product p on p.id = r.product_id`)
  assert.deepEqual(
    Object.fromEntries(redirects.map(({ from, to }) => [from, to])),
    { ...keys, שלום: hebrew, שלומי: other },
    'old addresses lead to the products',
  )
  const again = await imports.run([...rows, simple('שלום'), simple('שלומי')])
  assert.equal(again.outcomes['unchanged']?.length, rows.length + 2)
})

test('a handle is longer than any address', async () => {
  const handle = Array.from({ length: 40 }, (_, at) =>
    createHash('sha512').update(`${at}`).digest('hex'),
  ).join('')
  const { outcomes } = await imports.run([simple(handle), simple('after-it')])
  assert.equal(outcomes['created']?.length, 2)
  assert.deepEqual(Object.keys((await imports.run([simple(handle)])).outcomes), ['unchanged'])
})

test('a handle is an address of the shop', async () => {
  const { outcomes } = await imports.run(['cart', 'search', 'de', 'products'].map((key) => simple(key)))
  assert.deepEqual(outcomes, { created: ['cart-2', 'search-2', 'de-2', 'products-2'] })
})

test('a row has no handle', async () => {
  const { run, outcomes } = await imports.run([
    simple('with'),
    simple('', { Title: 'Only a Title' }),
    { 'Variant Price': '3' },
  ])
  assert.deepEqual([run.lost, outcomes], [[4], { created: ['with', 'only-a-title'] }])
})

test('categories are in the type, the product category, tags or a column of the merchant', async () => {
  const row = simple('place', {
    Type: 'Mugs',
    'Product Category': 'Home & Garden > Kitchen > Tableware',
    Tags: 'cat: Kitchen, blue',
    Collection: 'Home > Cups\nSale',
  })
  const namesIn = async (categories: 'type' | 'category' | 'tag' | 'collection' | 'none') => {
    await imports.run([row], { categories, tagPrefix: 'cat:' })
    const { categories: keys, tags } = await imports.product('place')
    return [...keys.toSorted(), ...tags].join()
  }
  assert.equal(await namesIn('type'), 'mugs,blue,cat-kitchen')
  assert.equal(await namesIn('category'), 'tableware,blue,cat-kitchen')
  assert.equal(await namesIn('tag'), 'kitchen,blue')
  assert.equal(await namesIn('collection'), 'cups,sale,blue,cat-kitchen')
  assert.equal(await namesIn('none'), 'cups,sale,blue,cat-kitchen')
})

test('the type is Uncategorized', async () => {
  await imports.run([simple('loose', { Type: 'Uncategorized' })])
  assert.deepEqual((await imports.product('loose')).categories, [])
})

test('a product is a gift card', async () => {
  const { outcomes, problems } = await imports.run([
    simple('card', { 'Gift Card': 'true', 'Option1 Name': 'Value', 'Option1 Value': '10' }),
    { Handle: 'card', 'Option1 Value': '50', 'Variant Price': '50' },
    simple('real', { 'Gift Card': 'false' }),
  ])
  assert.deepEqual(outcomes, { skipped: ['card'], created: ['real'] })
  assert.deepEqual(problems, ['2 gift-card'])
})

test('several products of the file are one product of the shop', async () => {
  await imports.run([simple('lantern', { 'Variant SKU': 'LAN-1' })])
  const { outcomes, problems } = await imports.run([
    simple('lantern-by-sku', { 'Variant SKU': 'LAN-1', 'Variant Price': '7' }),
    simple('lantern', { 'Variant Price': '6' }),
  ])
  assert.deepEqual(outcomes, { skipped: ['lantern'], changed: ['lantern'] })
  assert.deepEqual(
    problems.filter((problem) => !problem.includes('stock-missing')),
    ['2 product-repeated lantern'],
  )
  assert.equal((await imports.product('lantern')).variants[0]!.prices.EUR!.minor, 600)
  const product = simple('stove', { 'Option1 Name': 'Size' })
  const variants = ['S', 'L'].map((size) => ({
    ...product,
    'Option1 Value': size,
    'Variant SKU': `STOVE-${size}`,
  }))
  await imports.run(variants)
  const renamed = await imports.run(
    variants.map((cells, at) => ({ ...cells, Handle: `stove-${at}`, 'Variant Price': '9' })),
  )
  assert.deepEqual(renamed.outcomes, { changed: ['stove'], skipped: ['stove'] })
})

test('the texts are in another language than the shop has', async () => {
  const { outcomes, problems } = await imports.run([simple('laterne')], { language: 'de' })
  assert.deepEqual(outcomes, { created: ['laterne'] })
  assert.ok(problems.includes('2 home-title-missing Title:us'), problems.join())
})

test('the name of a tag or category is too long', async () => {
  const { problems } = await imports.run(
    [simple('tagged', { Tags: `short, ${'t'.repeat(130)}`, Collection: `Home > ${'c'.repeat(130)}` })],
    { categories: 'collection' },
  )
  assert.equal(problems.filter((problem) => problem.includes('too-long')).length, 2)
  const longest = await imports.db.row<{ tag: number; category: number }>(sql`
    select (select max(length(name)) from tag_text) as tag, (select max(length(name)) from category_text) as category`)
  assert.deepEqual(longest, { tag: 100, category: 100 })
})

test('an address of a product belongs to another one', async () => {
  await imports.run([simple('kettle', { 'Slug:de': 'kessel' }), simple('pan', { 'Slug:de': 'pfanne' })])
  const { outcomes, problems } = await imports.run([
    simple('kessel'),
    simple('big-pan', { 'Slug:de': 'pfanne' }),
    simple('pot', { 'Slug:de': 'topf' }),
    simple('big-pot', { 'Slug:de': 'topf' }),
    simple('pan', { 'Slug:de': 'pfanne', 'Variant Price': '6' }),
  ])
  assert.deepEqual(outcomes, {
    skipped: ['kessel', 'big-pan', 'big-pot'],
    created: ['pot'],
    changed: ['pan'],
  })
  assert.deepEqual(
    problems.filter((problem) => problem.includes('invalid')),
    ['2 invalid kessel: taken', '3 invalid pfanne: taken', '5 invalid topf: taken'],
  )
})
