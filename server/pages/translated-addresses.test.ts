// Addresses of a product in several languages, over HTTP.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { loadContentRecords } from '#data/catalog/content-records.ts'
import { sql } from '#data/database.ts'
import type { ContentTexts } from '#domain/content/content-record.ts'
import { saveCategory } from '#services/catalog/categories.ts'
import { saveContent } from '#services/content/save-content.ts'
import { openTestShopServer, type TestShopServer } from '../open-test-server.ts'

let shop: TestShopServer
before(async () => void (shop = await openTestShopServer()))
after(() => shop.close())

async function savePage(key: string, german: Omit<ContentTexts, 'summary'>): Promise<void> {
  const texts = { us: { title: key, summary: '', body: 'x' }, de: { summary: '', ...german } }
  const page = { key, kind: 'page', status: 'active', picture: null, publishedAt: 0, texts } as const
  const [stored] = await loadContentRecords(shop.db, key)
  const base = stored ? { key, version: stored.version } : null
  assert.equal(await saveContent(shop.db, page, { base, home: 'us' }, Date.now()), null)
}

test('a product has a translated address, and its other addresses lead there', async () => {
  const { productId } = shop.goods.mug
  const key = 'name-mug'
  await shop.db.run(sql`
    insert into product_text (product_id, locale, title, description, slug) values
      (${productId}, 'de', 'Steingutbecher', '', 'steingutbecher'),
      (${productId}, 'fr', 'Tasse en grès', '', 'tasse-en-gres')
    on conflict (product_id, locale) do update set slug = excluded.slug`)
  await shop.db.run(
    sql`insert into product_redirect (old_key, product_id) values ('becher', ${productId}) on conflict do nothing`,
  )
  const moved = {
    [`/de/${key}`]: '/de/steingutbecher',
    '/de/becher': '/de/steingutbecher',
    '/fr/steingutbecher': '/fr/tasse-en-gres',
    '/steingutbecher?lg=us&ce=DE': `/${key}?lg=us&ce=DE`,
    '/ja/tasse-en-gres': `/ja/${key}`,
    '/DE/Name-Mug?a=1': '/de/steingutbecher?a=1',
    '/de/NAME-MUG/': '/de/steingutbecher',
    '/FR/Tasse-En-Gres': '/fr/tasse-en-gres',
    '/pt-BR/Name-Mug': '/pt/name-mug',
  }
  for (const [from, to] of Object.entries(moved)) {
    const { status, headers } = await shop.ask(from)
    assert.deepEqual([status, headers.location], [308, to], from)
  }
  const { status, text } = await shop.ask('/de/steingutbecher')
  assert.equal(status, 200)
  assert.match(text, /rel="canonical" href="[^"]+\/de\/steingutbecher"/)
  assert.match(text, /hreflang="fr-FR" href="[^"]+\/fr\/tasse-en-gres"/)
  assert.match(text, /hreflang="ja-JP" href="[^"]+\/ja\/name-mug"/)
  assert.match(text, /hreflang="x-default" href="[^"]+\/name-mug"/)
  const list = await shop.ask('/de/search?query=becher')
  assert.match(list.text, /href="\/de\/steingutbecher"/)
})

test('categories and pages have translated addresses, in menus, footer and texts', async () => {
  const texts = {
    us: { name: 'Gifts', description: '' },
    de: { name: 'Geschenke', description: '', slug: 'geschenke' },
  }
  const category = { key: 'gifts', parent: null, picture: null, texts }
  assert.equal(await saveCategory(shop.db, category, { isNew: false, home: 'us' }, Date.now()), null)
  await savePage('returns', { title: 'Rückgabe', body: 'x', slug: 'rueckgabe' })
  await savePage('faq', { title: 'Fragen', body: '[Rückgabe](/rich/returns#how)' })
  await shop.shop.catalog.refresh()
  const moved = {
    '/de/classify/gifts?tags=new': '/de/classify/geschenke?tags=new',
    '/classify/geschenke': '/classify/gifts',
    '/fr/classify/geschenke': '/fr/classify/gifts',
    '/de/rich/returns': '/de/rich/rueckgabe',
    '/rich/rueckgabe': '/rich/returns',
  }
  for (const [from, to] of Object.entries(moved)) {
    const { status, headers } = await shop.ask(from)
    assert.deepEqual([status, headers.location], [308, to], from)
  }
  const listed = await shop.ask('/de/classify/geschenke')
  assert.equal(listed.status, 200)
  assert.match(listed.text, /rel="canonical" href="[^"]+\/de\/classify\/geschenke"/)
  assert.match(listed.text, /hreflang="fr-FR" href="[^"]+\/fr\/classify\/gifts"/)
  assert.match(listed.text, /<nav[^>]+main-menu.+?href="\/de\/classify\/geschenke" aria-current="page"/s)
  const page = await shop.ask('/de/rich/faq')
  assert.match(page.text, /<article>.+href="\/de\/rich\/rueckgabe#how"/s)
  assert.match(page.text, /<footer.+href="\/de\/rich\/rueckgabe"/s)
  assert.doesNotMatch(page.text, /href="\/de\/rich\/returns/)
})
