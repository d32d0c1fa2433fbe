import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { sql } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import { createTestDatabase, type TestDatabase } from '#data/testing.ts'
import { alternateTags, locales } from '#domain/markets/locale.ts'
import { sampleSettings } from '#domain/settings/settings.ts'
import { openDatabaseStore } from '#services/files/database-store.ts'
import { openFolderStore } from '#services/files/folder-store.ts'
import type { RouteHandler } from '../app.ts'
import { createAdmission } from '../http/admission.ts'
import { openOriginals } from '../media/originals.ts'
import { productFeed } from './product-feed.ts'
import { createSeoRoutes } from './seo.ts'
import { createSharePictures } from './share-picture.ts'
import { writeFeed, writeSitemap } from './stored-files.ts'

const origin = 'https://www.posy.example'
const folder = await mkdtemp(path.join(tmpdir(), 'posy-findable-'))
let database: TestDatabase
const stores = { local: openFolderStore(folder), shared: undefined }
let routes: Map<string, RouteHandler>
let shop: Parameters<typeof writeFeed>[0]
let isLarge = false
const faults: unknown[] = []

const ask = async (url: string, headers: Record<string, string> = {}) => {
  const request = { url, headers } as unknown as IncomingMessage
  const response = await routes.get(url.split(/[/?]/, 2)[1]!)!(request)
  const bytes = response.stream ? await buffer(response.stream) : response.body
  return { ...response, bytes, body: String(bytes) }
}

before(async () => {
  database = await createTestDatabase()
  const { db } = database
  const [product, variant, category] = [newId(1), newId(1), newId(1)]
  await db.run(sql`insert into picture values ('cup', 10, 10, ''), ('name-mug-oat', 10, 10, '')`)
  await db.run(sql`insert into category (id, key) values (${category}, 'kitchen')`)
  await db.run(sql`insert into product (id, key, created_at) values (${product}, 'cup-and-saucer', now())`)
  await db.run(
    sql`insert into product_text (product_id, locale, title, description) values (${product}, 'us', 'Cup & saucer', 'For **1 < 2**.')`,
  )
  await db.run(
    sql`insert into product_text (product_id, locale, title, description, slug) values (${product}, 'de', 'Cup & saucer', 'For **1 < 2**.', 'tasse')`,
  )
  await db.run(
    sql`insert into variant (id, product_id, sku, position, stock, weight_grams) values (${variant}, ${product}, 'CUP', 0, 3, 300)`,
  )
  await db.run(
    sql`insert into variant_price (variant_id, currency, price, compare_at) values (${variant}, 'EUR', 1890, 2190), (${variant}, 'JPY', 2800, null)`,
  )
  await db.run(sql`insert into product_picture values (${product}, 0, 'cup')`)
  await db.run(
    sql`insert into content (key, kind, picture, published_at, updated_at) values ('tea', 'post', 'cup', '2026-01-02', '2026-03-04T05:06:07Z')`,
  )
  const originals = openOriginals(
    db,
    openFolderStore(fileURLToPath(new URL('../../sample', import.meta.url))),
  )
  const store = openDatabaseStore(db)
  shop = { db, files: store, publicOrigin: origin, settings: sampleSettings, now: Date.now }
  routes = new Map(
    createSeoRoutes({
      db,
      publicOrigin: origin,
      settings: () => sampleSettings,
      originals,
      stores,
      store,
      isLarge: () => isLarge,
      report: (fault) => void faults.push(fault),
      now: Date.now,
      admission: createAdmission({ now: Date.now, counts: false, isLate: () => false }),
      clientIp: () => '203.0.113.1',
    }),
  )
})
after(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

test('the sitemap lists every public page in every language, each with all alternates', async () => {
  const index = await ask('/sitemap.xml')
  assert.equal(index.body.match(/<loc>/g)?.length, locales.length)
  const { body } = await ask('/sitemaps/de-1.xml')
  for (const path of ['/de', '/de/classify/kitchen', '/de/tasse', '/de/contact-us'])
    assert.ok(body.includes(`<loc>${origin}${path}</loc>`), path)
  assert.ok(body.includes(`hreflang="ja-JP" href="${origin}/ja/cup-and-saucer"`))
  const tags = locales.flatMap(alternateTags).length
  assert.equal(body.match(/hreflang/g)?.length, (tags + 1) * body.match(/<url>/g)!.length)
  assert.equal((await ask('/sitemaps/de-2.xml')).status, 404)
  assert.equal((await ask('/sitemaps/xx-1.xml')).status, 404)
})

test('the sitemap has the pictures of a page, and its last change where known', async () => {
  const { body } = await ask('/sitemaps/us-1.xml')
  const entryOf = (path: string) =>
    body.split('<url>').find((each) => each.startsWith(`<loc>${origin}${path}</loc>`)) ?? ''
  const picture = `<image:image><image:loc>${origin}/media/cup-1200.jpg</image:loc></image:image>`
  assert.ok(entryOf('/cup-and-saucer').includes(picture))
  assert.ok(entryOf('/rich/tea').includes(picture))
  assert.match(entryOf('/rich/tea'), /<lastmod>2026-03-04T05:06:07.000Z<\/lastmod>/)
  assert.doesNotMatch(entryOf('/classify/kitchen'), /lastmod|image/)
})

test('the product feed carries price, sale price and stock in the market’s currency', async () => {
  const { body } = await ask('/feeds/de.xml')
  for (const field of [
    '<g:id>CUP</g:id>',
    '<g:price>21.90 EUR</g:price>',
    '<g:sale_price>18.90 EUR</g:sale_price>',
    '<g:availability>in_stock</g:availability>',
    '<g:brand>Posy</g:brand>',
    '<g:identifier_exists>no</g:identifier_exists>',
    // 300 g travel within Germany.
    '<g:shipping><g:country>DE</g:country><g:price>',
    '/de/tasse?ce=DE',
    'Cup &amp; saucer',
    'For 1 &lt; 2.',
  ])
    assert.ok(body.includes(field), field)
  assert.ok((await ask('/feeds/ja.xml')).body.includes('<g:price>2800 JPY</g:price>'), 'yen have no decimals')
  assert.equal((await ask('/feeds/../etc.xml')).status, 404)
})

test('the product feed names no fee and no weight of goods that are not sent', async () => {
  const { db } = database
  await db.run(sql`update product set requires_shipping = false where key = 'cup-and-saucer'`)
  try {
    let feed = ''
    for await (const piece of productFeed(db, origin, 'de', sampleSettings, Date.now())) feed += piece
    assert.match(feed, /<g:id>CUP</)
    assert.doesNotMatch(feed, /<g:shipping/)
  } finally {
    await db.run(sql`update product set requires_shipping = true where key = 'cup-and-saucer'`)
  }
})

test('requests are answered between the items of a long feed', async () => {
  const { db } = database
  await db.run(sql`
    insert into variant (id, product_id, sku, position, stock, weight_grams)
    select gen_random_uuid(), product_id, 'MORE-' || n, n, 1, 300 from variant, generate_series(1, 100) n`)
  await db.run(sql`
    insert into variant_price (variant_id, currency, price) select id, 'EUR', 1890 from variant where sku like 'MORE-%'`)
  let turns = 0
  let ended = false
  const countTurns = (): void => {
    turns += 1
    if (!ended) setImmediate(countTurns)
  }
  try {
    const written: { items: number; turn: number }[] = []
    setImmediate(countTurns)
    for await (const piece of productFeed(db, origin, 'de', sampleSettings, Date.now()))
      written.push({ items: piece.split('<item>').length - 1, turn: turns })
    const pieces = written.filter(({ items }) => items > 0)
    assert.equal(
      pieces.reduce((sum, { items }) => sum + items, 0),
      101,
    )
    assert.ok(pieces.every(({ items }) => items <= 10))
    assert.equal(new Set(pieces.map(({ turn }) => turn)).size, pieces.length)
  } finally {
    ended = true
    await db.run(
      sql`delete from variant_price where variant_id in (select id from variant where sku like 'MORE-%')`,
    )
    await db.run(sql`delete from variant where sku like 'MORE-%'`)
  }
})

test('a large catalogue has its feeds and sitemap in the file store, the same as a small one on request', async () => {
  const paths = ['/feeds/de.xml', '/sitemap.xml', '/sitemaps/ja-1.xml']
  const small = await Promise.all(paths.map((each) => ask(each)))
  isLarge = true
  try {
    for (const each of paths) {
      const { status, headers } = await ask(each)
      assert.deepEqual([status, headers['retry-after']], [503, '60'], 'not written yet')
    }
    assert.deepEqual([await writeFeed(shop, 'de', 0), await writeSitemap(shop, 0)], [true, true])
    const large = await Promise.all(paths.map((each) => ask(each)))
    assert.deepEqual(
      large.map(({ status, body }) => [status, body]),
      small.map(({ status, body }) => [status, body]),
    )
    assert.equal((await ask('/sitemaps/ja-2.xml')).status, 404)
    const { bytes, headers } = await ask('/feeds/de.xml', { 'accept-encoding': 'gzip' })
    assert.equal(String(gunzipSync(bytes)), small[0]!.body)
    assert.equal(headers['content-length'], String(bytes.length))
  } finally {
    isLarge = false
  }
})

test('a stored feed is written again for a later change only; readers of the former one finish', async () => {
  await writeFeed(shop, 'de', Date.now())
  isLarge = true
  try {
    const reading = await routes.get('feeds')!({ url: '/feeds/de.xml', headers: {} } as IncomingMessage)
    assert.equal(await writeFeed(shop, 'de', 0), false)
    await shop.db.run(sql`update variant_price set price = 1790 where currency = 'EUR'`)
    const later = { ...shop, now: () => Date.now() + 1_000 }
    assert.equal(await writeFeed(later, 'de', Date.now() + 1_000), true)
    assert.match(String(await buffer(reading.stream!)), /18\.90 EUR/)
    assert.match((await ask('/feeds/de.xml')).body, /17\.90 EUR/)
    for (const key of await shop.files.list('feeds'))
      if (key.endsWith('.gz')) await shop.files.put(key, Buffer.from('x'))
    await assert.rejects(ask('/feeds/de.xml'), /damaged or missing/)
    assert.match(String(faults.pop()), /damaged or missing/)
  } finally {
    isLarge = false
  }
})

test('icons have Iconify’s format, and unknown names are not served', async () => {
  const { body } = await ask('/icons/lucide.json?icons=bag,nonsense')
  const data = JSON.parse(body) as {
    prefix: string
    icons: Record<string, { body: string }>
    not_found: string[]
  }
  assert.deepEqual([data.prefix, Object.keys(data.icons), data.not_found], ['lucide', ['bag'], ['nonsense']])
  for (const wrong of [
    '/icons/lucide.json',
    '/icons/lucide.json?icons=constructor',
    '/icons/lucide.json?icons=__proto__',
    '/icons/mdi.json?icons=bag',
    '/icons/lucide.json?icons=../bag',
  ])
    assert.equal((await ask(wrong)).status, 404, wrong)
})

test('a shared link shows the photograph, 1200 by 630', async () => {
  const { default: sharp } = await import('sharp')
  const { status, bytes: body } = await ask('/share/name-mug-oat.jpg')
  const { width, height, format } = await sharp(body as Buffer).metadata()
  assert.deepEqual([status, width, height, format], [200, 1200, 630, 'jpeg'])
  assert.ok(body.length < 300_000)
  assert.equal((await ask('/share/nothing.jpg')).status, 404)
})

test('link previews are created one at a time, stored on disk, and refused with Retry-After where too many wait', async () => {
  const gate = Promise.withResolvers<void>()
  let running = 0
  let most = 0
  const share = createSharePictures({
    originals: { find: async (name) => `${name}.webp`, read: async (file) => Buffer.from(file) },
    stores,
    report: (fault) => assert.fail(fault as Error),
    async make(original) {
      most = Math.max(most, ++running)
      await gate.promise
      running -= 1
      return original
    },
  })
  const asking = (name: string) => share.respond({ url: `/share/${name}.jpg` } as IncomingMessage)
  const answers = Array.from({ length: 33 }, (_, at) => asking(`gift-${at % 32}`))
  const refused = await Promise.race(answers)
  assert.deepEqual([refused.status, refused.headers['retry-after']], [503, '5'])
  gate.resolve()
  const statuses = Map.groupBy(await Promise.all(answers), ({ status }) => status)
  assert.deepEqual([statuses.get(200)?.length, statuses.get(503)?.length, most], [32, 1, 1])
  assert.ok((await readdir(path.join(folder, 'resized'))).includes('share-gift-0.jpg'))
})

test('the app icon exists in each size of the manifest', async () => {
  const { icons } = JSON.parse((await ask('/manifest.webmanifest')).body) as {
    icons: { src: string; sizes: string }[]
  }
  for (const { src, sizes } of icons.filter((icon) => icon.src.endsWith('.png'))) {
    const { bytes } = await ask(src)
    const { width, height, format } = await sharp(bytes as Buffer).metadata()
    assert.deepEqual([`${width}x${height}`, format], [sizes, 'png'])
  }
  assert.equal((await ask('/app-icons/constructor.png')).status, 404)
})

test('the web app manifest and security.txt are served', async () => {
  assert.equal((JSON.parse((await ask('/manifest.webmanifest')).body) as { id: string }).id, '/')
  assert.match(
    (await ask('/.well-known/security.txt')).body,
    /^Contact: mailto:hello@posy\.example\nExpires: /,
  )
  assert.equal((await ask('/.well-known/other')).status, 404)
})
