// Tests copies of products, bulk changes of variants, and the tree of categories.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createCatalogIndex } from '#catalog/catalog-index.ts'
import { loadIndexedProducts } from '#data/catalog/catalog-feed.ts'
import { loadCategories, loadCategoryProducts, loadTags } from '#data/catalog/categories.ts'
import { loadProductRecord } from '#data/catalog/product-records.ts'
import { moveStock } from '#data/catalog/stock.ts'
import { createTestDatabase, type TestDatabase } from '#data/testing.ts'
import { emptyProduct, emptyTexts, emptyVariant, type ProductRecord } from '#domain/catalog/product-record.ts'
import { isRefusal } from '#domain/refusal.ts'
import {
  removeCategory,
  removeTag,
  saveCategory,
  saveTag,
  sortCategories,
  sortCategoryProducts,
} from './categories.ts'
import { duplicateProduct } from './duplicate-product.ts'
import { editVariants, type VariantEdit } from './edit-variants.ts'
import { saveProduct } from './save-product.ts'

const morning = Date.UTC(2026, 2, 2, 8)
let database: TestDatabase
before(async () => void (database = await createTestDatabase()))
after(() => database.drop())

async function create(
  key: string,
  changes: Partial<ProductRecord> = {},
): Promise<{ id: string; record: ProductRecord }> {
  const record: ProductRecord = {
    ...emptyProduct,
    key,
    status: 'active',
    texts: { us: { ...emptyTexts, title: key } },
    variants: [{ ...emptyVariant, stock: 10, prices: { EUR: { minor: 1000, reduced: false } } }],
    ...changes,
  }
  const saved = await saveProduct(database.db, { id: null, record, home: 'us' }, morning)
  assert.ok(!isRefusal(saved), JSON.stringify(saved))
  return saved
}

const load = async (id: string): Promise<ProductRecord> => (await loadProductRecord(database.db, id))!.record

test('every copy of a product gets its own key', async () => {
  const { id } = await create('copied')
  for (const key of ['copied-2', 'copied-3']) {
    const copy = await duplicateProduct(database.db, id, 'us', morning)
    assert.ok(!isRefusal(copy))
    assert.deepEqual([copy.record.key, copy.record.status, copy.record.variants[0]?.stock], [key, 'draft', 0])
  }
})

test('five hundred variants change price, stock and status at once, and sales meanwhile are kept', async () => {
  const options = [
    { code: 'kind', values: Array.from({ length: 250 }, (_, at) => ({ code: `k${at}`, swatch: null })) },
  ]
  const variants = options[0]!.values.map(({ code }) => ({
    ...emptyVariant,
    options: { kind: code },
    stock: 10,
    prices: { EUR: { minor: 1000, reduced: false } },
  }))
  const products = [
    await create('many-1', { options, variants }),
    await create('many-2', { options, variants }),
  ]
  const ids = products.flatMap(({ record }) => record.variants.map(({ id }) => id!))
  const edits: VariantEdit[] = ids.map((variantId) => ({
    variantId,
    price: { currency: 'EUR', before: 1000, minor: 1200 },
    stock: { by: 5 },
    status: { before: 'active', to: 'archived' },
  }))
  await database.db.transaction((tx) => moveStock(tx, [{ variantId: ids[0]!, quantity: -3 }], morning))
  assert.equal(await editVariants(database.db, edits, morning + 1), null)
  for (const { id } of products) {
    const record = await load(id)
    assert.equal(record.status, 'archived')
    assert.deepEqual(new Set(record.variants.map(({ prices }) => prices.EUR?.minor)), new Set([1200]))
  }
  const stocks = (await load(products[0]!.id)).variants.map(({ stock }) => stock)
  assert.deepEqual([stocks[0], stocks[1]], [12, 15])
  assert.equal((await editVariants(database.db, [...edits, edits[0]!], morning))?.refused, 'rows-many')
})

test('of a bulk change with conflicts nothing is saved, and every conflict is named', async () => {
  const [first, second] = [await create('grid-1'), await create('grid-2')]
  const [a, b] = [first.record.variants[0]!.id!, second.record.variants[0]!.id!]
  const price = (before: number) => ({ currency: 'EUR' as const, before, minor: 900 })
  const refused = await editVariants(
    database.db,
    [
      { variantId: a, price: price(1000), stock: { by: -11 } },
      { variantId: b, price: price(999), status: { before: 'draft', to: 'active' } },
    ],
    morning,
  )
  assert.deepEqual(refused?.fields, {
    [`${a}.stock`]: 'below-zero',
    [`${b}.price`]: 'changed',
    [`${b}.status`]: 'changed',
  })
  assert.equal((await load(first.id)).variants[0]?.prices.EUR?.minor, 1000)
})

const named = (key: string, parent: string | null = null) => ({
  key,
  parent,
  picture: null,
  texts: { us: { name: key, description: '' } },
})

test('categories form a tree without cycles, in the merchant’s order', async () => {
  const { db } = database
  const save = (category: ReturnType<typeof named>, isNew = true) =>
    saveCategory(db, category, { isNew, home: 'us' }, morning)
  for (const category of [named('home'), named('kitchen', 'home'), named('cups', 'kitchen')])
    assert.equal(await save(category), null)
  assert.deepEqual((await save(named('home', 'cups'), false))?.fields, { parent: 'cycle' })
  assert.deepEqual((await save(named('home')))?.fields, { key: 'taken' })
  assert.deepEqual(
    (await save({ ...named('new', 'nowhere'), texts: { us: { name: ' ', description: '' } } }))?.fields,
    {
      parent: 'unknown',
      'texts.us.name': 'required',
    },
  )
  const described = { ...named('home').texts, de: { name: '', description: 'Für zu Hause' } }
  assert.deepEqual(
    (await save({ ...named('home'), texts: described }, false))?.fields,
    { 'texts.de.name': 'required' },
    'its pages would have no heading',
  )
  await sortCategories(db, ['cups', 'home', 'kitchen'], morning)
  assert.deepEqual(
    (await loadCategories(db)).map(({ key, parent }) => [key, parent]),
    [
      ['cups', 'kitchen'],
      ['home', null],
      ['kitchen', 'home'],
    ],
  )
  assert.equal((await removeCategory(db, 'kitchen', morning))?.refused, 'category-not-empty')
  assert.equal(await removeCategory(db, 'cups', morning), null)
  assert.equal((await removeCategory(db, 'cups', morning))?.refused, 'category-unknown')
  assert.equal((await save(named('cups'), false))?.refused, 'category-unknown', 'a save does not revive it')
})

test('two simultaneous moves cannot form a cycle', async () => {
  const { db } = database
  for (const key of ['left', 'right'])
    await saveCategory(db, named(key), { isNew: true, home: 'us' }, morning)
  const outcomes = await Promise.all([
    saveCategory(db, named('left', 'right'), { isNew: false, home: 'us' }, morning),
    saveCategory(db, named('right', 'left'), { isNew: false, home: 'us' }, morning),
  ])
  assert.equal(outcomes.filter((outcome) => outcome === null).length, 1)
})

test('a category lists the products in the merchant’s order, then the others by sales', async () => {
  const { db } = database
  await saveCategory(db, named('ordered'), { isNew: true, home: 'us' }, morning)
  const ids: string[] = []
  for (const key of ['one', 'two', 'three']) ids.push((await create(key, { categories: ['ordered'] })).id)
  assert.equal(await sortCategoryProducts(db, 'ordered', [ids[2]!, ids[0]!], morning), null)
  const listed = async () => {
    const index = createCatalogIndex()
    index.load(await loadIndexedProducts(db, ids))
    return index.list({
      locale: 'us',
      currency: 'EUR',
      filters: { category: 'ordered' },
      sort: 'featured',
      page: 1,
      pageSize: 24,
    }).ids
  }
  assert.deepEqual(await listed(), [ids[2], ids[0], ids[1]])
  await sortCategoryProducts(db, 'ordered', [ids[1]!], morning)
  assert.equal((await listed())[0], ids[1])
  assert.deepEqual(
    (await loadCategoryProducts(db, 'ordered', 'us')).map(({ position }) => position),
    [0, null, null],
  )
})

test('two translators of one category or tag do not overwrite each other', async () => {
  const { db } = database
  const category = { ...named('shared'), texts: { us: { name: 'Shared', description: '', slug: '' } } }
  const tag = { key: 'shared', names: { us: 'Shared' } }
  const save = { isNew: true, home: 'us' } as const
  await saveCategory(db, category, save, morning)
  await saveTag(db, tag, save, morning)
  await Promise.all(
    (['de', 'fr'] as const).flatMap((locale) => {
      const text = { name: `In ${locale}`, description: '', slug: '' }
      const texts = { ...category.texts, [locale]: text }
      const names = { ...tag.names, [locale]: text.name }
      const changes = { isNew: false, home: 'us' } as const
      return [
        saveCategory(db, { ...category, texts }, { ...changes, base: category }, morning),
        saveTag(db, { ...tag, names }, { ...changes, base: tag }, morning),
      ]
    }),
  )
  const stored = (await loadCategories(db)).find(({ key }) => key === 'shared')!
  assert.deepEqual(Object.keys(stored.texts).toSorted(), ['de', 'fr', 'us'])
  const { names } = (await loadTags(db)).find(({ key }) => key === 'shared')!
  assert.deepEqual(names, { us: 'Shared', de: 'In de', fr: 'In fr' })
  assert.equal(await removeTag(db, 'shared', morning), null)
})

test('tags are created, renamed and removed', async () => {
  const { db } = database
  assert.equal(
    await saveTag(
      db,
      { key: 'vegan', names: { us: 'Vegan', de: 'Vegan' } },
      { isNew: true, home: 'us' },
      morning,
    ),
    null,
  )
  const other = { key: 'vegan', names: { us: 'Vegan gifts' } }
  assert.deepEqual((await saveTag(db, other, { isNew: true, home: 'us' }, morning))?.fields, { key: 'taken' })
  assert.deepEqual((await loadTags(db))[0]?.names, { us: 'Vegan', de: 'Vegan' }, 'a new tag replaces none')
  const renamed = { key: 'vegan', names: { us: 'Plant-based' } }
  assert.equal(await saveTag(db, renamed, { isNew: false, home: 'us' }, morning), null)
  assert.deepEqual(await loadTags(db), [{ key: 'vegan', products: 0, names: { us: 'Plant-based' } }])
  assert.deepEqual(
    (await saveTag(db, { key: 'Vegan!', names: {} }, { isNew: true, home: 'us' }, morning))?.fields,
    {
      key: 'format',
      'names.us': 'required',
    },
  )
  assert.equal(await removeTag(db, 'vegan', morning), null)
  assert.equal((await removeTag(db, 'vegan', morning))?.refused, 'tag-unknown')
})
