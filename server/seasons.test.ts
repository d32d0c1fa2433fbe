// Date-dependent pages over HTTP with a test clock: season themes, dates, and expiry of cached pages.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { recordChanges } from '#data/catalog/catalog-changes.ts'
import { sql } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import { changeSettings } from '#services/settings/change-settings.ts'
import type { HomeData } from '#storefront/features/home/load-home.ts'
import { until } from '#test-support/until.ts'
import type { Boot } from '#web/platform/pages/page.ts'
import { themeColours } from '#web/styles/theme-colours.ts'
import { openTestShopServer, type TestShopServer } from './open-test-server.ts'

let clock = Date.parse('2027-03-01T12:00:00Z')
const set = (time: string) => (clock = Date.parse(time))

let shop: TestShopServer
before(async () => {
  shop = await openTestShopServer({}, () => clock)
  for (const key of ['easter', 'mothers-day', 'christmas', 'sinterklaas', 'new-year']) {
    const id = newId(clock)
    await shop.db.run(sql`insert into category (id, key) values (${id}, ${key})`)
    await shop.db.run(sql`insert into category_text (category_id, locale, name) values (${id}, 'us', ${key})`)
  }
  await recordChanges(shop.db, 'everything', clock)
  await shop.shop.catalog.refresh()
})
after(() => shop.close())

const seasonOf = (html: string) => /<html [^>]*data-season="([^"]*)"/.exec(html)?.[1] ?? null
const seasonAt = async (path: string) => seasonOf((await shop.ask(path)).text)

async function homeOf(path: string): Promise<HomeData> {
  const { text } = await shop.ask(path)
  return (JSON.parse(/id="boot">([^<]*)</.exec(text)?.[1] ?? '') as Boot).page.data as HomeData
}

test('every page has the season theme of its country and day, including the browser’s theme colour', async () => {
  set('2027-03-01T12:00:00Z')
  for (const path of ['/', '/de', '/name-mug', '/classify/gifts', '/error/404', '/no/such/page'])
    assert.equal(await seasonAt(path), 'easter', path)
  const { text } = await shop.ask('/de')
  for (const colour of Object.values(themeColours.easter))
    assert.ok(text.includes(`<meta name="theme-color" content="${colour}"`), colour)
})

test('each country has its own occasions and its own last days to order for them', async () => {
  set('2027-03-01T12:00:00Z')
  const occasionsOf = async (path: string) =>
    (await homeOf(path)).occasions.map(({ occasion, date, standardBy }) => [occasion, date, standardBy])
  assert.deepEqual(await occasionsOf('/de'), [
    ['easter', '2027-03-28', '2027-03-17'],
    ['mothers-day', '2027-05-09', '2027-04-28'],
  ])
  assert.deepEqual(await occasionsOf('/ar'), [['mothers-day', '2027-03-21', null]])
})

test('a page rendered twice within its validity is the same, with the same ETag', async () => {
  const paths = ['/', '/plush-teddy', '/de/plush-teddy', '/plush-teddy/_payload.json', '/classify/gifts']
  const tags = () => Promise.all(paths.map(async (path) => (await shop.ask(path)).headers.etag))
  set('2027-03-02T14:00:00Z')
  const before = await tags()
  set('2027-03-02T16:30:00Z')
  await recordChanges(shop.db, 'everything', clock)
  await shop.shop.catalog.refresh()
  assert.deepEqual(await tags(), before)
})

test('a cached page expires at the warehouse’s last dispatch hour', async () => {
  const expressBy = async (time: string) => {
    set(time)
    return (await homeOf('/de')).occasions.find(({ occasion }) => occasion === 'easter')?.expressBy
  }
  const by = await expressBy('2027-03-15T10:00:00Z')
  assert.equal(by, '2027-03-19')
  assert.equal(await expressBy(`${by}T12:59:59Z`), by)
  assert.equal(await expressBy(`${by}T13:00:00Z`), null)
})

test('hero picture and theme always show the same season, also when nothing arrives in time', async () => {
  const shownOn = async (time: string, path = '/fr?ce=DE') => {
    set(time)
    const { text } = await shop.ask(path)
    const [, shared] = /property="og:image" content="[^"]*\/share\/([a-z-]+)\.jpg/.exec(text) ?? []
    assert.ok(/<section class="occasion-hero".*?<\/section>/s.exec(text)?.[0].includes(`/media/${shared}-`))
    return [seasonOf(text) ?? 'everyday', shared]
  }
  const easter = ['easter', 'hero-easter-table']
  assert.deepEqual(await shownOn('2027-03-20T12:00:00Z'), easter)
  // Products in stock leave on Wednesday and arrive on Thursday: Good Friday is a holiday.
  assert.deepEqual(await shownOn('2027-03-23T12:59:00Z'), easter)
  assert.match((await shop.ask('/?ce=DE')).text, /Ready-to-send gifts only, express: last day today/)
  assert.deepEqual(await shownOn('2027-03-23T13:01:00Z'), easter)
  const [late] = /order now and your gift arrives by [^<]*/.exec((await shop.ask('/?ce=DE')).text) ?? []
  assert.equal(late?.replaceAll('\u00a0', ' '), 'order now and your gift arrives by Mon, Apr 5')
  assert.deepEqual(await shownOn('2027-03-20T12:00:00Z', '/'), easter)
  assert.deepEqual(await shownOn('2027-03-28T12:00:00Z'), ['mothers-day', 'hero-mothers-day'])
  assert.deepEqual(await shownOn('2027-05-01T12:00:00Z', '/'), ['mothers-day', 'hero-mothers-day'])
  assert.deepEqual(await shownOn('2027-05-09T12:00:00Z', '/it'), ['everyday', 'hero-everyday'])
})

test('after the last day of the slowest gifts, the card of an occasion names the days of the others', async () => {
  set('2027-03-19T10:00:00Z')
  await recordChanges(shop.db, 'everything', clock)
  await shop.shop.catalog.refresh()
  const { text } = await shop.ask('/?ce=DE')
  const card = /<li><time dateTime="2027-03-28".*?<\/li>/s.exec(text)?.[0].replaceAll('\u00a0', ' ')
  assert.match(
    card ?? '',
    /Made-to-order gifts by express: last day today.*Ready-to-send gifts only, express: by Tue, Mar 23/s,
  )
  // Above both pictures.
  assert.equal(text.split('data-part="order-by"').length, 3)
})

test('a cached page expires with the day of its country', async () => {
  // The day before Mother's Day ends in Berlin six hours before it ends in New York.
  set('2027-05-08T21:59:59Z')
  assert.deepEqual([await seasonAt('/?ce=DE'), await seasonAt('/')], ['mothers-day', 'mothers-day'])
  set('2027-05-08T22:00:00Z')
  assert.deepEqual([await seasonAt('/?ce=DE'), await seasonAt('/')], [null, 'mothers-day'])
  set('2027-05-09T04:00:00Z')
  assert.equal(await seasonAt('/'), null)
})

test("each country has the Mother's Day theme before its own Mother's Day", async () => {
  set('2027-05-12T12:00:00Z')
  const themes = { '/': null, '/sv': 'mothers-day', '/de': null, '/pl': 'mothers-day', '/ja': null }
  // One after another: a busy machine answers with the page of another day.
  for (const [path, theme] of Object.entries(themes)) assert.equal(await seasonAt(path), theme, path)
})

test('in November each market leads with the next occasion of its shoppers, and none shows Easter', async () => {
  set('2027-11-22T12:00:00Z')
  const leads = {
    '/': ['christmas', 'Christmas'],
    '/nl': ['christmas', 'Sinterklaas'],
    '/ar': ['lights', 'رأس السنة'],
    '/ja': ['christmas', 'クリスマスイブ'],
    '/pl': ['christmas', 'Wigilia'],
    '/de': ['christmas', 'Heiligabend'],
  }
  for (const [path, [season, name]] of Object.entries(leads)) {
    const { text } = await shop.ask(path)
    const { lead, occasions } = await homeOf(path)
    assert.deepEqual([seasonOf(text), lead?.name], [season, name], path)
    assert.ok(!text.includes('/classify/easter'), path)
    assert.equal(
      occasions.some(({ occasion }) => occasion === 'christmas'),
      path !== '/ar',
    )
  }
  const { text } = await shop.ask('/ja/gift-finder')
  assert.match(text, /12月24日（クリスマスイブ）まで/)
})

test('another day can be previewed, but not in production', async () => {
  assert.equal(await seasonAt('/de'), 'christmas')
  const looked = await shop.ask('/de?day=2028-04-30')
  assert.equal(seasonOf(looked.text), 'mothers-day')
  assert.equal(looked.headers['cache-control'], 'no-store')
  assert.equal(await seasonAt('/de?day=2028-02-30'), 'christmas')
  assert.equal(await seasonAt('/de'), 'christmas')
  const open = await openTestShopServer({ NODE_ENV: 'production', PAYMENTS: 'sandbox' }, () => clock)
  try {
    const { text, headers } = await open.ask('/de?day=2028-04-30')
    assert.deepEqual([seasonOf(text), headers['cache-control']], [null, 'public, max-age=0, must-revalidate'])
  } finally {
    await open.close()
  }
})

test('occasions more than 120 days away are not shown', async () => {
  for (const time of ['2027-11-22T12:00:00Z', '2027-12-18T04:00:00Z']) {
    set(time)
    for (const path of ['/', '/name-mug']) {
      const { text } = await shop.ask(path)
      // The gift year shows all later months.
      const body = /<body[^]*/
        .exec(text)?.[0]
        .replaceAll(/<section class="gift-year"[^]*?<\/section>|"year":\[.*?\]\}\]/g, '')
      const shown = body?.match(/.{20}(?:easter|mother).{20}/gi)
      assert.equal(shown, null, `${path} at ${time}`)
    }
  }
  set('2028-01-10T12:00:00Z')
  const { text } = await shop.ask('/')
  assert.ok(text.indexOf('/classify/easter') > 0 && !text.includes('/classify/mothers-day'))
})

test('breadcrumbs prefer an everyday category until the occasion leads', async () => {
  await shop.db.run(sql`
    insert into product_category (product_id, category_id)
    select p.id, c.id from product p, category c where p.key = 'name-mug' and c.key = 'mothers-day'`)
  await shop.db.run(sql`update category set position = -1 where key = 'mothers-day'`)
  await recordChanges(shop.db, 'everything', clock)
  await shop.shop.catalog.refresh()
  const crumbOn = async (time: string) => {
    set(time)
    const { text } = await shop.ask('/name-mug?ce=AE')
    return /BreadcrumbList.*?\/classify\/([a-z-]+)/s.exec(text)?.[1]
  }
  // Mother's Day is on March 21 in the Emirates.
  assert.equal(await crumbOn('2026-11-26T12:00:00Z'), 'gifts')
  assert.equal(await crumbOn('2027-03-01T12:00:00Z'), 'mothers-day')
})

test('a shop of another name shows its own gifts for the occasion, not the photographs of the sample', async () => {
  set('2027-03-20T12:00:00Z')
  await shop.db.run(sql`
    insert into product_category (product_id, category_id)
    select product.id, category.id from product, category
    where product.key = 'plush-teddy' and category.key = 'easter'`)
  await recordChanges(shop.db, 'everything', clock)
  const called = async (shopName: string) => {
    await changeSettings(shop.db, { shopName }, clock)
    await shop.shop.catalog.refresh()
    await until(async () => (await shop.ask('/')).text.includes(`<title>${shopName}`))
  }
  await called('Vasenhaus')
  const { lead } = await homeOf('/')
  const teddy = (await shop.ask('/plush-teddy')).text
  assert.deepEqual([lead?.title, lead?.text], ['Easter', ''])
  assert.ok(lead?.hero && teddy.includes(`/media/${lead.hero.picture.name}-`))
  await called('Posy')
})

test('the home page omits sections without reviews or products', async () => {
  const { text } = await shop.ask('/')
  assert.match(text, /New in the shop/)
  // The best sellers of this small shop are its new products.
  assert.doesNotMatch(text, /What customers say|Best sellers/)
  await shop.db.run(sql`update product set status = 'draft'`)
  await shop.db.run(sql`delete from category where key <> 'gifts'`)
  await recordChanges(shop.db, 'everything', clock)
  await shop.shop.catalog.refresh()
  const empty = await shop.ask('/')
  assert.equal(empty.status, 200)
  assert.doesNotMatch(empty.text, /right on time|See all gifts/)
  assert.match(empty.text, /Our first gifts are on their way/)
  assert.doesNotMatch(empty.text, /New in the shop|Best sellers|Coming up|href="\/classify\/easter"/)
})
