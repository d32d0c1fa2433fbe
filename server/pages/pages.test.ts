// Pages over HTTP, from a real shop: languages, caching, errors and document content.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, test } from 'node:test'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { recordChanges } from '#data/catalog/catalog-changes.ts'
import { sql } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import { localeTable, locales } from '#domain/markets/locale.ts'
import { sampleSettings } from '#domain/settings/settings.ts'
import { changeSettings } from '#services/settings/change-settings.ts'
import { until } from '#test-support/until.ts'
import { localePath } from '#web/platform/pages/locale-path.ts'
import type { Boot, Page } from '#web/platform/pages/page.ts'
import { openTestShopServer, type TestShopServer } from '../open-test-server.ts'

let shop: TestShopServer
before(async () => void (shop = await openTestShopServer({ RATE_LIMITS: 'off' })))
after(() => shop.close())

const bootOf = (html: string): Boot => JSON.parse(/id="boot">([^<]*)</.exec(html)?.[1] ?? '') as Boot

test('each language has its page, with its own tags, direction and links to the others', async () => {
  for (const locale of locales) {
    const { status, text } = await shop.ask(localePath(locale, '/classify/gifts'))
    const { tag } = localeTable[locale]
    assert.equal(status, 200, locale)
    assert.match(text, new RegExp(`<html lang="${tag}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`))
    const alternates = [...text.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)]
    assert.equal(new Set(alternates.map(([, name]) => name)).size, alternates.length)
    const addresses = new Map(alternates.map(([, name, href]) => [name, href]))
    assert.equal(addresses.get('x-default'), `${shop.origin}/classify/gifts`)
    for (const each of ['de-DE', 'de']) assert.equal(addresses.get(each), `${shop.origin}/de/classify/gifts`)
    for (const each of ['pl-PL', 'pl']) assert.equal(addresses.get(each), `${shop.origin}/pl/classify/gifts`)
    assert.ok(
      text.includes(`<link rel="canonical" href="${shop.origin}${localePath(locale, '/classify/gifts')}">`),
    )
  }
})

test('a first visit is redirected to the browser’s language, unless the visitor has chosen one', async () => {
  const visit = async (path: string, language: string, cookie = '') => {
    const { status, headers } = await shop.ask(path, { headers: { 'accept-language': language, cookie } })
    if (status === 302) assert.match(headers.vary ?? '', /Accept-Language/)
    return status === 302 ? headers.location : status
  }
  assert.equal(await visit('/cart?a=1', 'de-AT,de;q=0.9,en;q=0.8'), '/de/cart?a=1')
  assert.equal(await visit('/', 'ar-EG'), '/ar')
  assert.equal(await visit('/', 'ko'), 200)
  assert.equal(await visit('/', 'en-GB,de;q=0.5'), 200)
  assert.equal(await visit('/', 'de', 'locale=us'), 200)
  assert.equal(await visit('/', 'en', 'locale=ja'), '/ja')
  assert.equal(await visit('/', 'en', 'locale=constructor'), 200)
  assert.equal(await visit('/fr/cart', 'de', 'locale=ja'), 200)
  assert.equal(await visit('/_payload.json', 'de', 'locale=ja'), 200)
})

test('`lg` and `ce` apply to one page, and unknown values are ignored', async () => {
  const page = async (path: string, cookie = '') =>
    bootOf((await shop.ask(path, { headers: { cookie } })).text).page
  assert.equal((await page('/?lg=ja')).locale, 'ja')
  assert.equal((await page('/de?lg=us')).locale, 'us')
  assert.equal((await page('/?lg=DE')).locale, 'de')
  assert.equal((await page('/?ce=pl')).country, 'PL')
  assert.equal((await page('/?ce=XX')).country, 'US')
  assert.equal((await page('/', 'country=DE')).country, 'DE')
  assert.equal((await page('/de?ce=', 'country=nonsense')).country, 'DE')
})

test('each page has one address', async () => {
  const moved = {
    '/cart/': '/cart',
    '/de/': '/de',
    '/us': '/',
    '/us/cart?a=1': '/cart?a=1',
    '/en/cart': '/cart',
    '/DE/cart?a=1': '/de/cart?a=1',
    '/pt-BR/cart': '/pt/cart',
    '/zh-TW': '/zh',
    '/de-at/cart': '/de/cart',
    '/en-GB/cart': '/cart',
    '/de/Cart': '/de/cart',
    '/classify/Gifts': '/classify/gifts',
    '/TRACKORDER': '/trackOrder',
    '/classify/gifts//': '/classify/gifts',
  }
  for (const [from, to] of Object.entries(moved)) {
    const { status, headers } = await shop.ask(from)
    assert.deepEqual([status, headers.location], [308, to], from)
  }
})

test('a page has the browser’s best encoding, and an unchanged page gets 304', async () => {
  const plain = await shop.ask('/classify/gifts')
  const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' }
  const zstd = await shop.ask('/classify/gifts', { headers: browser })
  let brotli = zstd
  await until(async () => {
    brotli = await shop.ask('/classify/gifts', { headers: browser })
    return brotli.headers['content-encoding'] === 'br'
  })
  const gzip = await shop.ask('/classify/gifts', { headers: { 'accept-encoding': 'gzip, br;q=0' } })
  assert.deepEqual(
    [plain, zstd, brotli, gzip].map(({ headers }) => headers['content-encoding']),
    [undefined, 'zstd', 'br', 'gzip'],
  )
  assert.equal(zstdDecompressSync(zstd.bytes).toString(), plain.text)
  assert.equal(brotliDecompressSync(brotli.bytes).toString(), plain.text)
  assert.equal(gunzipSync(gzip.bytes).toString(), plain.text)
  const etag = plain.headers.etag ?? ''
  const again = await shop.ask('/classify/gifts', { headers: { 'if-none-match': etag } })
  assert.deepEqual([again.status, again.text, again.headers.etag], [304, '', etag])
  assert.equal(
    (await shop.ask('/classify/gifts', { headers: { 'if-none-match': `W/${etag}, "x"` } })).status,
    304,
  )
  const head = await shop.ask('/classify/gifts', { method: 'HEAD' })
  assert.deepEqual(
    [head.status, head.text, head.headers['content-length']],
    [200, '', String(plain.bytes.length)],
  )
})

test('unknown query keys do not change the page', async () => {
  const one = await shop.ask('/classify/gifts?sort=price-asc&utm_source=x&page=1')
  const other = await shop.ask('/classify/gifts?page=1&sort=price-asc')
  assert.equal(one.headers.etag, other.headers.etag)
  assert.notEqual(one.headers.etag, (await shop.ask('/classify/gifts')).headers.etag)
})

test('the page data equal the data in the document', async () => {
  for (const path of ['/', '/classify/gifts', '/de/classify/gifts', '/cart']) {
    const { page } = bootOf((await shop.ask(path)).text)
    const { text, headers } = await shop.ask(`${path === '/' ? '' : path}/_payload.json?utm=1`)
    assert.deepEqual(JSON.parse(text), page, path)
    assert.equal(headers['content-type'], 'application/json; charset=utf-8')
  }
})

test('a changed price is on the page at once, not after ten minutes', async () => {
  const readPrices = () =>
    Promise.all(
      ['/plush-teddy', '/classify/gifts'].map(async (path) => (await shop.ask(path)).text.includes('$77.70')),
    )
  assert.deepEqual(await readPrices(), [false, false])
  await shop.db.transaction(async (tx) => {
    await tx.run(
      sql`update variant_price set price = 7770 where variant_id = ${shop.goods.teddy.variant} and currency = 'USD'`,
    )
    await recordChanges(tx, [shop.goods.teddy.productId], Date.now())
  })
  await shop.shop.catalog.refresh()
  // A busy machine serves the older copy while it renders the new one.
  await until(async () => (await readPrices()).every(Boolean))
})

test('reviews in the page’s language come first, and the home page and its data have no others', async () => {
  const written = [
    ['us', 'Ada', 'Holds a lot of tea.', 2],
    ['de', 'Katrin', 'Liegt gut in der Hand.', 5],
  ] as const
  for (const [locale, author, text, day] of written)
    await shop.db.run(sql`
      insert into review (id, product_id, locale, author, stars, text, status, written_at)
      values (${newId(day)}, ${shop.goods.mug.productId}, ${locale}, ${author}, 5, ${text}, 'shown', ${new Date(day)})`)
  const { text } = await shop.ask('/name-mug?ce=FR')
  const page = text.slice(text.indexOf('class="product-reviews"'), text.indexOf('id="boot"'))
  const places = ['Holds a lot', 'In other languages', 'Liegt gut', 'German'].map((each) =>
    page.indexOf(each),
  )
  assert.ok(places[0]! > 0)
  assert.deepEqual(
    places.toSorted((a, b) => a - b),
    places,
  )
  const linked = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].join('')
  assert.match(linked, /Holds a lot/)
  assert.doesNotMatch(linked, /Liegt gut/)
  const home = (await shop.ask('/de?ce=FR')).text
  assert.ok(home.includes('Liegt gut') && !home.includes('Holds a lot'))
  const { shipping } = sampleSettings
  const showsDay = (day: string) => until(async () => (await shop.ask('/name-mug?ce=FR')).text.includes(day))
  const abroad = { ...shipping, warehouse: { ...shipping.warehouse, timeZone: 'America/New_York' } }
  await changeSettings(shop.db, { shipping: abroad }, Date.now())
  // Its days are those of the shop.
  await showsDay('"date":"1969-12-31"')
  await changeSettings(shop.db, { shipping: null }, Date.now())
  await showsDay('"date":"1970-01-01"')
  await shop.db.run(sql`delete from review`)
})

test('changed stock updates the pages that show the product, and no other page', async () => {
  const { catalog } = shop.shop
  const heard: unknown[] = []
  catalog.onChange((...each) => void heard.push(each))
  const paths = ['/plush-teddy', '/classify/gifts', '/']
  const read = () => Promise.all(paths.map(async (path) => (await shop.ask(path)).headers.etag))
  const before = await read()
  await shop.db.run(sql`update variant set stock = 3 where id = ${shop.goods.teddy.variant}`)
  catalog.changed([{ productId: shop.goods.teddy.productId }])
  // A request that waits longer than 400 ms for the new page gets the older copy.
  await until(async () => (await read()).every((etag, i) => etag !== before[i]))
  assert.deepEqual(heard, [[[shop.goods.teddy.productId], 'stock', []]])
})

test('a changed product evicts the lists of its own categories only', async () => {
  const { catalog } = shop.shop
  const { mug, teddy } = shop.goods
  const [cards] = await shop.db.rows<{ id: string }>(
    sql`insert into category (id, key) values (gen_random_uuid(), 'cards') returning id`,
  )
  await shop.db.run(sql`insert into product_category values (${mug.productId}, ${cards!.id})`)
  await recordChanges(shop.db, 'everything', Date.now())
  await catalog.refresh()
  const read = () => Promise.all(['gifts', 'cards'].map((key) => shop.ask(`/classify/${key}`)))
  const before = await read()
  // Only a page that is rendered again shows this title.
  await shop.db.run(sql`update product_text set title = 'Blue Mug' where product_id = ${mug.productId}`)
  catalog.products.evict([mug.productId])
  await shop.db.run(sql`update variant_price set price = price + 100 where variant_id = ${teddy.variant}`)
  await recordChanges(shop.db, [teddy.productId], Date.now())
  await catalog.refresh()
  const [gifts, ofCards] = await read()
  assert.match(gifts!.text, /Blue Mug/)
  assert.equal(ofCards!.headers.etag, before[1]!.headers.etag)
  await recordChanges(shop.db, [mug.productId], Date.now())
  await catalog.refresh()
  assert.match((await read())[1]!.text, /Blue Mug/)
  await shop.db.run(sql`update product_text set title = 'Stoneware Mug' where product_id = ${mug.productId}`)
  await shop.db.run(sql`update variant_price set price = price - 100 where variant_id = ${teddy.variant}`)
  await shop.db.run(sql`delete from product_category where category_id = ${cards!.id}`)
  await shop.db.run(sql`delete from category where id = ${cards!.id}`)
  await recordChanges(shop.db, 'everything', Date.now())
  await catalog.refresh()
})

test('an unknown address gets a 404 with an explanation', async () => {
  const unknown = await shop.ask('/not/such%3Cb%3E/page?x=1')
  assert.equal(unknown.status, 404)
  assert.match(unknown.text, /This page has gone missing/)
  assert.match(unknown.text, /Page not found: \/not\/such&lt;b&gt;\/page/)
  assert.doesNotMatch(unknown.text, /<b>/)
  assert.equal(unknown.headers['cache-control'], 'no-store')
  for (const path of [
    '/no-such-gift',
    '/classify/no-such-category',
    // The style guide exists in development only.
    '/_style',
    '/orderDetail/x.css',
    '/.well-known/x',
    '//evil.test',
  ])
    assert.equal((await shop.ask(path)).status, 404, path)
  assert.match((await shop.ask('/no-such-gift')).text, /Page Not Found/)
  const { status, text } = await shop.ask('/no-such-gift/_payload.json')
  assert.deepEqual([status, (JSON.parse(text) as Page).name], [404, 'error'])
})

test('every unknown address gets its own page, from one rendering per language', async () => {
  const paths = ['/a/b', `/it's/$&/"quoted"`, '/x/%E2%80%A8/%3C/script%3E', '/de/c/d', '/ar/e/f', '/de/g/h']
  for (const path of paths) {
    const { status, text } = await shop.ask(path)
    assert.equal(status, 404, path)
    const { page } = bootOf(text)
    const payload = JSON.parse((await shop.ask(`${path}/_payload.json`)).text) as Page
    assert.deepEqual(page, payload, path)
    assert.doesNotMatch(text, /names-nothing/)
  }
  const [first, second] = await Promise.all(['/de/c/d', '/de/g/h'].map(async (path) => shop.ask(path)))
  assert.equal(first!.text.replaceAll('c/d', 'g/h'), second!.text)
})

test('the not-found page has the text of the specification', async () => {
  const { status, text } = await shop.ask('/error/404')
  assert.equal(status, 200)
  assert.match(text, /OOPS/)
  assert.match(
    text,
    /Please check that the URL you entered is correct, or click the button below to return to the homepage/,
  )
})

test('a document has no inline script, and only inline styles whose hash is in its policy', async () => {
  const { text, headers } = await shop.ask('/classify/gifts')
  assert.doesNotMatch(text, /\sstyle=|\son[a-z]+=|javascript:/)
  const styles = [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css)
  assert.equal(styles.length, 1)
  const hash = createHash('sha256').update(styles.join('')).digest('base64')
  assert.ok(headers['content-security-policy']?.includes(`style-src 'self' 'sha256-${hash}'`))
  for (const [tag] of text.matchAll(/<script[^>]*>/g))
    assert.match(tag, /src="\/assets\/|type="application\/(ld\+)?json"/)
})
