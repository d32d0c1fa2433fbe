// Tests the lists of pages and posts, which are cached until content changes.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { ContentRecord } from '#domain/content/content-record.ts'
import { removeContent, saveContent } from '#services/content/save-content.ts'
import { until } from '#test-support/until.ts'
import { openTestShop, type TestShop } from '../testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

const post: ContentRecord = {
  key: 'spring',
  kind: 'post',
  status: 'active',
  picture: null,
  publishedAt: Date.UTC(2026, 2, 2),
  texts: { us: { title: 'Spring', summary: 'Soon.', body: 'Tulips', slug: '' } },
}

test('a post is in the lists once it is published, and in none once it is removed', async () => {
  const titles = async () =>
    (await shop.call('catalog.posts', {})).data.map(({ title }: { title: string }) => title)
  const isLinked = async () =>
    (await shop.call('shop.pages', {})).data.some(({ key }: { key: string }) => key === 'blog')
  const isListed = async (): Promise<boolean> => {
    const [listed, linked] = [(await titles()).includes('Spring'), await isLinked()]
    return listed && linked
  }
  assert.ok(!(await isListed()))
  assert.equal(await saveContent(shop.db, post, { base: null, home: 'us' }, shop.clock.now), null)
  await until(isListed)
  assert.equal(await removeContent(shop.db, post.key, shop.clock.now), null)
  await until(async () => !(await isListed()))
})
