// Every node uses changed settings, texts fall back to the home language, and prices follow the base price.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { openLiveCatalog, type LiveCatalog } from '#catalog/live-catalog.ts'
import { recordChanges } from '#data/catalog/catalog-changes.ts'
import { writePrice } from '#data/catalog/prices.ts'
import { json, sql } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import { createTestDatabase, type TestDatabase } from '#data/testing.ts'
import { locales } from '#domain/markets/locale.ts'
import { countries, currencyOf } from '#domain/markets/market.ts'
import { currencies, type Currency } from '#domain/pricing/money.ts'
import { isRefusal, refuse } from '#domain/refusal.ts'
import { derivedCurrencies, derivedPrice, roundings, type Rounding } from '#domain/settings/derived-price.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { underLoad } from '#test-support/under-load.ts'
import { changeSettings } from './change-settings.ts'

const at = Date.UTC(2026, 2, 2, 8)
const now = () => at
let database: TestDatabase
let nodes: LiveCatalog[]
const product = newId(at)
const variant = newId(at)
const category = newId(at)

before(async () => {
  database = await createTestDatabase()
  const { db } = database
  await db.run(sql`insert into picture (name, width, height, placeholder) values ('vase', 10, 10, '')`)
  await db.run(sql`insert into category (id, key) values (${category}, 'vasen')`)
  await db.run(sql`insert into category_text (category_id, locale, name) values (${category}, 'de', 'Vasen')`)
  await db.run(sql`insert into product (id, key, created_at) values (${product}, 'vase', ${new Date(at)})`)
  await db.run(
    sql`insert into product_text (product_id, locale, title, description) values (${product}, 'de', 'Blaue Vase', 'Aus Ton.')`,
  )
  await db.run(
    sql`insert into variant (id, product_id, sku, position, stock, weight_grams) values (${variant}, ${product}, 'VASE', 0, 5, 400)`,
  )
  await db.run(sql`insert into variant_price (variant_id, currency, price) values (${variant}, 'EUR', 2000)`)
  await db.run(
    sql`insert into product_picture (product_id, position, picture) values (${product}, 0, 'vase')`,
  )
  await db.run(sql`insert into product_category (product_id, category_id) values (${product}, ${category})`)
  nodes = await Promise.all([1, 2].map(() => openLiveCatalog(db, now, assert.ifError)))
})
after(async () => {
  await Promise.all(nodes.map((node) => node.stop()))
  await database.drop()
})

async function change(changes: Parameters<typeof changeSettings>[1]): Promise<void> {
  const changed = await changeSettings(database.db, changes, at)
  assert.ok(!isRefusal(changed), JSON.stringify(changed))
  await Promise.all(nodes.map((node) => node.refresh()))
}

const rates = Object.fromEntries(
  currencies.filter((each) => each !== 'EUR').map((each) => [each, { rate: 1.5, rounding: 'exact' }]),
) as Settings['prices']['rates']

const priceIn = async (currency: Currency) =>
  (
    await database.db.row<{ price: number }>(
      sql`select price from variant_price where variant_id = ${variant} and currency = ${currency}`,
    )
  )?.price

test('a change reaches every node within two seconds and evicts all pages', async () => {
  const changes = Promise.all(
    nodes.map((node) => new Promise<unknown>((resolve) => node.onChange((changed) => resolve(changed)))),
  )
  const began = performance.now()
  await changeSettings(database.db, { shopName: 'Vasenhaus' }, at)
  assert.deepEqual(await changes, ['everything', 'everything'])
  assert.ok(performance.now() - began < underLoad(2_000))
  for (const node of nodes) assert.equal(node.settings.shopName, 'Vasenhaus')
})

test('a shop with German texts and prices in euros shows its product in every market and language', async () => {
  await change({ homeLocale: 'de', prices: { base: 'EUR', rates } })
  for (const { index, products, taxonomy } of nodes)
    for (const country of countries) {
      const currency = currencyOf(country)
      for (const locale of locales) {
        const list = { locale, currency, filters: {}, page: 1, pageSize: 24 } as const
        assert.deepEqual(index.list({ ...list, sort: 'newest' }).ids, [product], `${locale} ${country}`)
        assert.deepEqual(
          index.list({ ...list, query: 'vase', sort: 'relevance' }).ids,
          [product],
          `search: ${locale}`,
        )
        assert.equal((await products.cards([product], locale, currency))[0]?.title, 'Blaue Vase')
        const page = await products.product('vase', locale, currency)
        assert.equal(page?.title, 'Blaue Vase')
        assert.equal(page.variants.length, 1)
        assert.equal((await products.variants([variant], locale, currency)).size, 1)
        assert.equal(taxonomy.categoryName('vasen', locale), 'Vasen')
      }
    }
})

const firstPage = {
  locale: 'de',
  currency: 'EUR',
  filters: {},
  sort: 'relevance',
  page: 1,
  pageSize: 24,
} as const

test('the merchant’s words of search work on every node at once', async () => {
  const find = (query: string) =>
    nodes.map((node) => node.index.list({ ...firstPage, query }).ids.includes(product))
  await change({ homeLocale: 'de' })
  assert.deepEqual(find('amphore'), [false, false])
  const texts = {
    synonyms: 'vase, amphore',
    redirects: 'versandkosten = /rich/delivery',
    first: 'urlaub = vase',
  }
  const unknown = { ...texts, first: 'urlaub = vase\nmeer = no-such-product' }
  assert.deepEqual(
    await changeSettings(database.db, { search: { de: unknown } }, at),
    refuse('settings-invalid', { fields: { 'search.de.first.2': 'setting-search-line' } }),
  )
  await change({ search: { de: texts } })
  assert.deepEqual(
    [find('amphoren'), find('urlaub')],
    [
      [true, true],
      [true, true],
    ],
  )
  await database.db.run(sql`update product set key = 'krug' where id = ${product}`)
  await database.db.transaction((tx) => recordChanges(tx, [product], at))
  await Promise.all(nodes.map((node) => node.refresh()))
  assert.deepEqual(find('urlaub'), [false, false])
  await database.db.run(sql`update product set key = 'vase' where id = ${product}`)
  await change({ search: null, homeLocale: null })
  assert.deepEqual(find('amphoren'), [false, false])
})

test('a word without its default synonyms finds only itself, on every node and without a restart', async () => {
  const rename = async (title: string) => {
    await database.db.run(sql`update product_text set title = ${title} where product_id = ${product}`)
    await database.db.transaction((tx) => recordChanges(tx, [product], at))
    await Promise.all(nodes.map((node) => node.refresh()))
  }
  const find = (query: string) => nodes.map(({ index }) => index.list({ ...firstPage, query }).total)
  await change({ homeLocale: 'de' })
  await rename('Blaue Tasse')
  assert.deepEqual(
    [find('Becher'), find('Kaffeebecher')],
    [
      [1, 1],
      [1, 1],
    ],
  )
  const texts = { synonyms: '- Becher', redirects: '', first: '' }
  await change({ search: { de: texts } })
  assert.deepEqual(
    [find('Becher'), find('Kaffeebecher')],
    [
      [0, 0],
      [1, 1],
    ],
  )
  await change({ search: null })
  assert.deepEqual(find('Becher'), [1, 1])
  await rename('Blaue Vase')
  await change({ homeLocale: null })
})

test('without a text in the home language any text is shown', async () => {
  await change({ homeLocale: 'fr' })
  assert.equal((await nodes[0]!.products.cards([product], 'ja', 'EUR'))[0]?.title, 'Blaue Vase')
  await change({ homeLocale: 'de' })
})

test('derived prices follow base price and rate; a price of the merchant stays', async () => {
  assert.equal(await priceIn('USD'), 3000)
  const set = (currency: Currency, minor: number) =>
    database.db.transaction((tx) =>
      writePrice(tx, { sku: 'VASE', currency, minor, reduced: false }, Date.now()),
    )
  await set('EUR', 2400)
  assert.equal(await priceIn('USD'), 3600)
  await set('PLN', 9900)
  await change({ prices: { base: 'EUR', rates: { ...rates, USD: { rate: 1.1, rounding: 'ninety-nine' } } } })
  assert.equal(await priceIn('USD'), 2599)
  assert.equal(await priceIn('PLN'), 9900)
  await change({ prices: { base: 'EUR', rates: {} } })
  assert.equal(await priceIn('USD'), undefined)
  assert.equal(await priceIn('PLN'), 9900)
  const history = await database.db.rows<{ price: number }>(
    sql`select price from price_history where variant_id = ${variant} and currency = 'USD' order by since`,
  )
  assert.deepEqual(
    history.map(({ price }) => price),
    [3000, 3600, 2599],
  )
})

test('the database derives prices as the rule does', async () => {
  const samples = fc.sample(
    fc.record({
      minor: fc.nat(1_000_000),
      currency: fc.constantFrom(...currencies),
      rate: fc.double({ min: 0.001, max: 500, noNaN: true }).map((rate) => Number(rate.toFixed(4))),
      rounding: fc.constantFrom(...(Object.keys(roundings) as Rounding[])),
    }),
    300,
  )
  const cases = samples
    .filter(({ currency }) => currency !== 'EUR')
    .map(({ minor, currency, ...rate }) => {
      const [derived] = derivedCurrencies({ base: 'EUR', rates: { [currency]: rate } })
      return { ...derived!, minor, price: derivedPrice(minor, derived!) }
    })
  const differing = await database.db.rows<{ minor: number; price: number; derived: number }>(sql`
    select minor, price, derived_price(minor, row(currency, base, factor, step, below)::derived_currency) as derived
    from jsonb_to_recordset(${json(cases)}) as each(minor bigint, price bigint, currency text, base text,
      factor numeric, step integer, below integer)
    -- Numeric and floating numbers differ where a price is exactly between two steps.
    where abs(derived_price(minor, row(currency, base, factor, step, below)::derived_currency) - price) >
      case when (minor * factor + below) * 2 % step = 0 then step else 0 end`)
  assert.deepEqual(differing, [])
})

test('an invalid setting is refused at its field, and a change of an outdated version is refused', async () => {
  const refused = await changeSettings(
    database.db,
    {
      shopName: '',
      returnDays: 3,
      answerDays: 31,
      seller: { lines: ['A'], country: 'DE', email: 'x', vatId: null },
    },
    at,
  )
  assert.deepEqual(isRefusal(refused) && Object.keys(refused.fields ?? {}).sort(), [
    'answerDays',
    'returnDays',
    'seller.email',
    'seller.lines',
    'shopName',
  ])
  const { version } = (await changeSettings(database.db, { lowStockBelow: 3 }, at)) as { version: number }
  assert.ok(!isRefusal(await changeSettings(database.db, { lowStockBelow: 4 }, at, version)))
  const late = await changeSettings(database.db, { lowStockBelow: 5 }, at, version)
  assert.ok(isRefusal(late) && late.refused === 'settings-changed')
})

test('menus and sections of the home page lead only to the shop itself', async () => {
  const banner = {
    kind: 'banner',
    picture: null,
    title: { de: 'Neu' },
    text: { de: 'Text' },
    button: { de: 'Los' },
  } as const
  const refused = await changeSettings(
    database.db,
    {
      footerMenu: [{ path: 'https://evil.example', texts: {} }],
      home: [{ kind: 'new' }, { ...banner, path: '//evil.example' }],
    },
    at,
  )
  assert.deepEqual(isRefusal(refused) && refused.fields, {
    'footerMenu.0.path': 'setting-path',
    'footerMenu.0.text': 'setting-length',
    'home.1.path': 'setting-path',
  })
  await change({ headerMenu: ['vasen'], home: [{ ...banner, path: '/classify/vasen' }, { kind: 'best' }] })
  assert.deepEqual(nodes[1]!.settings.headerMenu, ['vasen'])
})
