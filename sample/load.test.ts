// The sample shop: its source tables, and the loaded database.
import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { loadIndexedProducts } from '#data/catalog/catalog-feed.ts'
import { loadCards, loadProduct } from '#data/catalog/products.ts'
import { loadTaxonomy } from '#data/catalog/taxonomy.ts'
import { sql } from '#data/database.ts'
import { createTestDatabase, type TestDatabase } from '#data/testing.ts'
import { occasionCalendar } from '#domain/calendar/occasion.ts'
import type { Currency } from '#domain/pricing/money.ts'
import { struckThroughPrice, type PriceHistoryEntry } from '#domain/pricing/prior-price.ts'
import { plainTextOf, renderRichText } from '#services/content/rich-text.ts'
import { openFolderStore } from '#services/files/folder-store.ts'
import { sampleCategories } from './categories.ts'
import { sampleLettering } from './lettering.ts'
import { loadSampleShop } from './load.ts'
import { occasionGiftList } from './occasion-gifts.ts'
import { samplePictures } from './pictures.ts'
import { pricePoints, sampleCurrencies } from './price-points.ts'
import { easterSeason } from './promotions.ts'
import { sampleProducts } from './sample-products.ts'
import { endSample, sampleRemains } from './sample-remains.ts'
import { us } from './texts/us.ts'

const now = Date.parse('2027-03-08T09:00:00Z')
let database: TestDatabase
let originals: string

before(async () => {
  database = await createTestDatabase()
  originals = await mkdtemp(path.join(tmpdir(), 'posy-sample-'))
  const started = performance.now()
  assert.equal(await loadSampleShop(database.db, now, openFolderStore(originals)), true)
  console.log(`loaded in ${Math.round(performance.now() - started)} ms`)
})

after(async () => {
  await database?.drop()
  await rm(originals, { recursive: true, force: true })
})

test('of three nodes that start on an empty database, one loads the sample shop', async () => {
  const empty = await createTestDatabase()
  try {
    const load = () => loadSampleShop(empty.db, now, openFolderStore(originals))
    const loaded = await Promise.all([load(), load(), load()])
    assert.deepEqual(loaded.sort(), [false, false, true])
  } finally {
    await empty.drop()
  }
})

test('the promotion of Easter is valid only in the weeks before it', () => {
  const seasonAt = (day: string) =>
    Object.values(easterSeason(Date.parse(day))).map((each) => each.toISOString())
  const next = ['2027-02-14T00:00:00.000Z', '2027-03-29T00:00:00.000Z']
  assert.deepEqual(seasonAt('2026-11-25'), next)
  assert.deepEqual(seasonAt('2027-03-28'), next)
  assert.equal(seasonAt('2027-03-29')[0], '2028-03-05T00:00:00.000Z')
})

test('the category of an occasion leads with what belongs to it', async () => {
  const leaders = async (category: string) => {
    const rows = await database.db.rows<{ key: string }>(sql`
      select p.key from product_category pc join product p on p.id = pc.product_id
      join category c on c.id = pc.category_id
      where c.key = ${category} and pc.position is not null order by pc.position limit 2`)
    return rows.map(({ key }) => key)
  }
  assert.deepEqual(await leaders('christmas'), ['glass-bauble-set', 'gingerbread-house'])
  assert.deepEqual(await leaders('mothers-day'), ['mothers-day-card', 'rose-bouquet-kraft'])
  assert.deepEqual(await leaders('kitchen'), [], 'others lead with what sells best')
})

test('sweets and tea are taxed as food, flowers and wreaths as flowers', async () => {
  const rows = await database.db.rows<{ taxClass: string; keys: string[] }>(sql`
    select tax_class as "taxClass", array_agg(key order by key) as keys from product
    where tax_class <> 'standard' group by tax_class order by tax_class`)
  assert.deepEqual(rows, [
    {
      taxClass: 'flowers',
      keys: ['daffodil-pot', 'fir-wreath', 'potted-succulent', 'rose-bouquet-kraft', 'tulip-bouquet-vase'],
    },
    {
      taxClass: 'food',
      keys: [
        'chocolate-bunny',
        'gingerbread-house',
        'gold-foil-bunny',
        'heart-chocolate-box',
        'iced-sugar-cookies',
        'macaron-box',
        'tea-tin',
        'truffle-box',
      ],
    },
  ])
})

test('a higher price point is higher in every currency', () => {
  const points = Object.values(pricePoints)
  for (const [at, point] of points.entries())
    for (const currency of sampleCurrencies)
      assert.ok(at === 0 || point[currency] > points[at - 1]![currency])
})

test('every picture belongs to a product, a page or a post', () => {
  const sold = new Set<string>(sampleProducts.flatMap(({ pictures }) => pictures))
  for (const { blank } of Object.values(sampleLettering)) sold.add(blank)
  const unsold = Object.keys(samplePictures).filter((name) => !sold.has(name))
  assert.deepEqual(unsold, [
    'page-packing',
    'post-birthday',
    'post-christmas',
    'post-easter-nest',
    'post-mothers-day',
  ])
})

test('exactly the personalisable products have a label for the personal text', async () => {
  for (const { key, personalisationMax } of sampleProducts) {
    const product = await loadProduct(database.db, key, 'us', 'EUR')
    assert.equal(Boolean(product?.personalisation?.label), personalisationMax !== undefined, key)
    assert.equal(Boolean(product?.personalisation?.alphabet), personalisationMax !== undefined, key)
  }
})

test('American texts give every measure in inches, ounces or degrees Fahrenheit first', () => {
  const facts = Object.values(us.products)
    .flatMap(({ details }) => Object.values(details))
    .flatMap((fact) => (typeof fact === 'string' ? fact : Object.values(fact)))
  const measures = facts.flatMap((fact) => [
    ...fact.matchAll(/(.{3})\b[\d.]+ (cm|mm|m|ml|kg|g|°C)(?![\w/²])/g),
  ])
  assert.ok(measures.length > 50)
  const alone = measures.map(([all]) => all).filter((all) => !/ \/ |[×–] ?/.test(all.slice(0, 3)))
  assert.deepEqual(alone, [])
})

test('every product has its price in every currency, its pictures and two paragraphs about it', async () => {
  for (const currency of sampleCurrencies) {
    const ids = (await database.db.rows<{ id: string }>(sql`select id from product`)).map(({ id }) => id)
    assert.equal((await loadCards(database.db, ids, 'us', currency, 6)).length, sampleProducts.length)
  }
  for (const { key, variants } of sampleProducts) {
    const product = await loadProduct(database.db, key, 'us', 'JPY')
    assert.ok(product)
    assert.equal(product.variants.length, variants.length)
    assert.ok(product.description.split('\n\n').length >= 2, key)
    assert.ok(product.details.some(({ label }) => label === 'Maker'))
    assert.notEqual(product.pictures[0]!.alt, '')
    for (const { options } of product.variants)
      assert.equal(Object.keys(options).length, product.options.length)
  }
})

test('the Markdown of every description is its paragraphs, unchanged', async () => {
  const rows = await database.db.rows<{ description: string }>(sql`select description from product_text`)
  for (const { description } of rows) {
    const html = renderRichText(description)
    assert.equal(plainTextOf(html), description)
    assert.match(html, /^(<p>[^<>]*<\/p>\n)+$/)
  }
})

test('every category offers at least three products, an occasion at least six, a main one twelve', async () => {
  const products = await loadIndexedProducts(database.db, 'everything')
  const main = ['easter', 'mothers-day', 'christmas', 'valentines-day']
  const keys = [...sampleCategories, ...occasionGiftList.map(([key]) => ({ key }))].map(({ key }) => key)
  for (const key of keys) {
    const count = products.filter(({ categories }) => categories.includes(key)).length
    assert.ok(
      count >= (main.includes(key) ? 12 : occasionCalendar({ occasions: [] }).categories.has(key) ? 6 : 3),
      `${key}: ${count}`,
    )
  }
  assert.equal((await loadTaxonomy(database.db)).categories.length, keys.length)
})

test('every compare-at price follows from the price history', async () => {
  const rows = await database.db.rows<{ id: string; currency: Currency; price: number; struck: number }>(
    sql`select variant_id as id, currency, price, compare_at as struck from variant_price where compare_at is not null`,
  )
  assert.equal(rows.length, (1 + 3 + 3) * sampleCurrencies.length)
  for (const { id, currency, price, struck } of rows) {
    const history = await database.db.rows<PriceHistoryEntry>(sql`
      select price as minor, since from price_history
      where variant_id = ${id} and currency = ${currency} order by since`)
    assert.equal(history.at(-1)?.minor, price)
    assert.equal(struckThroughPrice(history, price, history.at(-1)!.since), struck)
  }
})

test('the picture files are in the folder of the picture service', async () => {
  assert.equal((await readdir(path.join(originals, 'pictures'))).length, Object.keys(samplePictures).length)
})

test('loading leaves a catalogue with products unchanged', async () => {
  assert.equal(await loadSampleShop(database.db, now, openFolderStore(originals)), false)
  const row = await database.db.row<{ count: number }>(sql`select count(*) from product`)
  assert.equal(row?.count, sampleProducts.length)
})

test('sampleRemains reports sample data in use, and endSample ends it', async () => {
  const { db } = database
  const before = await sampleRemains(db, now)
  assert.deepEqual(
    [before.products, before.promotions, before.coupons],
    [sampleProducts.length, ['buy-one-more', 'easter-basket'], ['FREESHIP', 'SPRING5', 'WELCOME10']],
  )
  assert.ok(before.pages.includes('terms') && before.pages.includes('privacy'))
  // Only the key, or only the SKU, of the sample: this is the merchant's own product.
  await db.run(
    sql`update variant set sku = 'OWN-' || sku where product_id = (select id from product where key = 'name-mug')`,
  )
  await db.run(sql`update content_text set body = 'Our own terms.' where content_key = 'terms'`)
  assert.equal((await sampleRemains(db, now)).products, sampleProducts.length - 1)
  await endSample(db, now)
  const after = await sampleRemains(db, now)
  assert.deepEqual([after.products, after.promotions, after.coupons], [0, [], []])
  assert.ok(!after.pages.includes('terms'))
  const onSale = await db.rows<{ key: string }>(sql`select key from product where status = 'active'`)
  assert.deepEqual(onSale, [{ key: 'name-mug' }])
})
