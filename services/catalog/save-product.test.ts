// Tests saving whole products: differences only, sales in between, concurrent edits, and what is refused.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { actingAs } from '#data/audit.ts'
import { loadCategoryProducts } from '#data/catalog/categories.ts'
import { findRedirect } from '#data/catalog/product-keys.ts'
import { listGridRows, listProducts } from '#data/catalog/product-list.ts'
import { loadProductRecord } from '#data/catalog/product-records.ts'
import { loadCards, loadProduct } from '#data/catalog/products.ts'
import { moveStock } from '#data/catalog/stock.ts'
import { loadVariantFacts } from '#data/catalog/variant-facts.ts'
import { sql } from '#data/database.ts'
import { createTestDatabase, type TestDatabase } from '#data/testing.ts'
import {
  duplicateOf,
  emptyProduct,
  emptyTexts,
  emptyVariant,
  type ProductRecord,
} from '#domain/catalog/product-record.ts'
import { isRefusal } from '#domain/refusal.ts'
import { saveProduct, type ProductRefusal, type SavedProduct } from './save-product.ts'

const morning = Date.UTC(2026, 2, 2, 8)
const dayMs = 86_400_000
let database: TestDatabase
before(async () => {
  database = await createTestDatabase()
  const { db } = database
  await db.run(sql`
    insert into picture (name, width, height, placeholder) values ('mug-1', 900, 900, ''), ('mug-2', 900, 900, '')`)
  await db.run(
    sql`insert into category (id, key) values (gen_random_uuid(), 'gifts'), (gen_random_uuid(), 'easter')`,
  )
  await db.run(sql`insert into tag (key) values ('kitchen'), ('new')`)
})
after(() => database.drop())

const colours = ['oat', 'sage']
const mug: ProductRecord = {
  ...emptyProduct,
  key: 'name-mug',
  status: 'active',
  texts: {
    us: {
      ...emptyTexts,
      title: 'Name Mug',
      description: 'A **mug**.',
      seoTitle: 'Mug with a name',
      details: [{ label: 'Material', value: 'Stoneware' }],
      options: { colour: { name: 'Colour', values: { oat: 'Oat', sage: 'Sage' } } },
      alts: { 'mug-2': 'The mug from above' },
      personalisationLabel: 'Name',
    },
  },
  options: [{ code: 'colour', values: colours.map((code) => ({ code, swatch: null })) }],
  variants: colours.map((colour) => ({
    ...emptyVariant,
    sku: `MUG-${colour}`,
    options: { colour },
    stock: 10,
    prices: { EUR: { minor: 1900, reduced: false }, USD: { minor: 2100, reduced: false } },
    barcode: '4006381333931',
    weightGrams: 400,
    cost: { minor: 700, currency: 'EUR' },
    unitMeasure: { amount: 250, unit: 'ml', baseAmount: 1, baseUnit: 'l' },
    picture: 'mug-2',
  })),
  pictures: ['mug-1', 'mug-2'],
  categories: ['gifts'],
  tags: ['kitchen'],
  brand: 'Nord',
  productType: 'Mugs',
  taxClass: 'reduced',
  originCountry: 'DE',
  hsCode: '691200',
  personalisation: { maxLength: 12, alphabet: null, position: { x: 50, y: 60 } },
  sizeChart: { option: 'colour', measures: ['height'], rows: [{ value: 'oat', millimetres: [95] }] },
}

async function save(
  record: ProductRecord,
  { id = null, base, at = morning }: { id?: string | null; base?: ProductRecord; at?: number } = {},
): Promise<SavedProduct> {
  const saved = await saveProduct(database.db, { id, record, base, home: 'us' }, at)
  assert.ok(!isRefusal(saved), JSON.stringify(saved))
  return saved
}

async function refused(
  record: ProductRecord,
  { id = null, base, at = morning }: { id?: string | null; base?: ProductRecord; at?: number } = {},
): Promise<ProductRefusal> {
  const saved = await saveProduct(database.db, { id, record, base, home: 'us' }, at)
  assert.ok(isRefusal(saved))
  return saved
}

async function load(id: string): Promise<ProductRecord> {
  return (await loadProductRecord(database.db, id))!.record
}

function withKey(key: string): ProductRecord {
  const variants = mug.variants.map((variant) => ({
    ...variant,
    sku: `${key}-${variant.options['colour']}`,
  }))
  return { ...mug, key, variants }
}

test('a saved product is read back as it was written, and is on sale', async () => {
  const { id, record } = await save(mug)
  assert.deepEqual(await load(id), record)
  assert.deepEqual(
    record.variants.map(({ id: _id, ...variant }) => variant),
    mug.variants,
  )
  await save(duplicateOf({ ...emptyProduct, texts: mug.texts }, 'plain'))
  const jsonNull = await database.db.row(sql`select id from product where size_chart = 'null'`)
  assert.equal(jsonNull, undefined)
  const shown = await loadProduct(database.db, 'name-mug', 'us', 'EUR')
  assert.equal(shown?.title, 'Name Mug')
  assert.deepEqual(
    shown.pictures.map(({ alt }) => alt),
    ['Name Mug', 'The mug from above'],
  )
})

test('a language without a title shows the texts of the home language', async () => {
  const texts = { ...mug.texts, de: { ...emptyTexts, description: 'Eine **Tasse**.' } }
  const { id, record } = await save({ ...withKey('half-translated'), texts })
  const { db } = database
  const shown = await loadProduct(db, 'half-translated', 'de', 'EUR')
  const [card] = await loadCards(db, [id], 'de', 'EUR', 0)
  const facts = await loadVariantFacts(db, [record.variants[0]!.id!], 'de', 'EUR')
  const filter = { search: 'half-translated', status: null, category: null }
  const view = { locale: 'de', currency: 'EUR', lowStockBelow: 0, limit: 1, offset: 0 } as const
  const { products } = await listProducts(db, filter, view)
  const [row] = await listGridRows(db, filter, view)
  const listed = (await loadCategoryProducts(db, 'gifts', 'de')).find((each) => each.id === id)
  assert.deepEqual(
    [shown, card, ...facts.values(), ...products, row, listed].map((each) => each?.title),
    Array(6).fill('Name Mug'),
  )
})

test('only the rows that differ are written', async () => {
  const { id, record } = await save(withKey('audited'))
  const acting = actingAs(database.db, { kind: 'staff', id: 'ada', action: 'test' })
  const [first, second] = record.variants
  const changed = {
    ...record,
    variants: [
      first!,
      { ...second!, weightGrams: 450, prices: { ...second!.prices, EUR: { minor: 2000, reduced: false } } },
    ],
  }
  await saveProduct(acting, { id, record: changed, base: record, home: 'us' }, morning + 1)
  const written = await database.db.rows<{ name: string; rows: number }>(
    sql`select table_name as name, count(*) as rows from audit_entry where actor = 'ada' group by 1 order by 1`,
  )
  assert.deepEqual(written, [
    { name: 'product', rows: 1 },
    { name: 'variant', rows: 1 },
    { name: 'variant_price', rows: 1 },
  ])
})

test('stock changes by its difference, so that sales in between are kept', async () => {
  const { id, record } = await save(withKey('counted'))
  const [first, ...others] = record.variants
  const sell = (quantity: number) =>
    database.db.transaction((tx) => moveStock(tx, [{ variantId: first!.id!, quantity: -quantity }], morning))
  await sell(4)
  const counted = { ...record, variants: [{ ...first!, stock: 15 }, ...others] }
  await save(counted, { id, base: record })
  assert.equal((await load(id)).variants[0]?.stock, 11)

  const base = await load(id)
  await sell(10)
  const emptied = { ...base, variants: [{ ...base.variants[0]!, stock: 2 }, ...others] }
  assert.deepEqual(await refused(emptied, { id, base }), {
    refused: 'product-invalid',
    fields: { 'variants.0.stock': 'below-zero' },
  })
  await save(emptied, { id })
  assert.equal((await load(id)).variants[0]?.stock, 2)
})

test('a second editor sees what the first has changed, and overwrites nothing', async () => {
  const { id, record: base } = await save(withKey('edited'))
  const [first, second] = base.variants
  const prices = { ...second!.prices, USD: { minor: 2500, reduced: false } }
  await save(
    { ...base, brand: 'Süd', variants: [first!, { ...second!, prices }] },
    { id, base, at: morning + 1 },
  )
  const title = { ...base, texts: { us: { ...base.texts.us!, title: 'Mug' } } }
  assert.deepEqual(await refused(title, { id, base }), {
    refused: 'product-changed',
    fields: { brand: 'changed', 'variants.1.prices.USD': 'changed' },
  })
  assert.equal((await load(id)).texts.us?.title, 'Name Mug')
})

test('of forty simultaneous edits of one version, exactly one is saved', async () => {
  const { id, record: base } = await save(withKey('contested'))
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      saveProduct(database.db, { id, record: { ...base, brand: `Brand ${at}` }, base, home: 'us' }, morning),
    ),
  )
  assert.equal(outcomes.filter((outcome) => !isRefusal(outcome)).length, 1)
})

test('a changed key leaves a redirect, which ends when a product takes that key', async () => {
  const { id, record } = await save(withKey('old-name'))
  await save({ ...record, key: 'new-name' }, { id })
  assert.equal(await findRedirect(database.db, 'old-name', 'us'), 'new-name')
  await save(duplicateOf(record, 'old-name'))
  assert.equal(await findRedirect(database.db, 'old-name', 'us'), undefined)
})

test('a reduction needs a higher earlier price and shows the lowest of thirty days', async () => {
  const { id, record } = await save(withKey('reduced'))
  const priced = (minor: number, reduced: boolean): ProductRecord => ({
    ...record,
    variants: record.variants.map((variant) => ({ ...variant, prices: { EUR: { minor, reduced } } })),
  })
  assert.deepEqual((await refused(priced(1900, true), { id, at: morning + dayMs })).fields, {
    'variants.0.prices.EUR': 'unproven',
    'variants.1.prices.EUR': 'unproven',
  })
  await save(priced(1500, true), { id, at: morning + dayMs })
  const row = await database.db.row<{ price: number; compareAt: number | null }>(sql`
    select price, compare_at as "compareAt" from variant_price where variant_id = ${record.variants[0]!.id}
      and currency = 'EUR'`)
  assert.deepEqual(row, { price: 1500, compareAt: 1900 })
  // The price in dollars is gone with its currency.
  assert.deepEqual(Object.keys((await load(id)).variants[0]!.prices), ['EUR'])
})

test('a value of another product, and an unknown category, tag or picture, is refused at its field', async () => {
  await save(withKey('first'))
  const second = {
    ...withKey('first'),
    categories: ['nowhere'],
    tags: ['unheard'],
    pictures: ['mug-1', 'mug-2', 'lost'],
  }
  assert.deepEqual(await refused(second), {
    refused: 'product-invalid',
    fields: {
      key: 'taken',
      categories: 'unknown',
      tags: 'unknown',
      pictures: 'unknown',
      'variants.0.sku': 'taken',
      'variants.1.sku': 'taken',
    },
  })
  assert.equal(
    (await refused(mug, { id: '01890000-0000-7000-8000-000000000000' })).refused,
    'product-unknown',
  )
})

test('variants exchange their SKUs, come and go, and keep their ids by their option values', async () => {
  const { id, record } = await save(withKey('matrix'))
  const [oat, sage] = record.variants
  await save(
    {
      ...record,
      variants: [
        { ...oat!, sku: sage!.sku },
        { ...sage!, sku: oat!.sku },
      ],
    },
    { id },
  )
  assert.deepEqual(
    (await load(id)).variants.map(({ sku }) => sku),
    [sage!.sku, oat!.sku],
  )
  const rose = { ...emptyVariant, options: { colour: 'rose' } }
  const values = ['rose', 'oat'].map((code) => ({ code, swatch: null }))
  const { id: _id, ...anonymous } = oat!
  const next = {
    ...record,
    sizeChart: null,
    options: [{ code: 'colour', values }],
    variants: [rose, anonymous],
  }
  const saved = await save(next, { id })
  assert.equal(saved.record.variants[1]?.id, oat!.id)
  assert.deepEqual(
    (await load(id)).variants.map(({ options }) => options['colour']),
    ['rose', 'oat'],
  )
})
