import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Country } from '#domain/markets/market.ts'
import { sampleSettings } from '#domain/settings/settings.ts'
import { translateFor } from '#messages/load.ts'
import type { LoadContext } from '#web/platform/pages/route.ts'
import { loadContent } from './load-content.ts'

const easter = { key: 'easter', name: 'Easter', address: 'easter', parent: null, children: [] }
const post = {
  kind: 'post',
  key: 'blog-easter-table',
  address: 'blog-easter-table',
  addresses: { handle: 'blog-easter-table', slugs: {} },
  title: 'An Easter table',
  summary: '',
  picture: null,
  html: '<p>Three eggs.</p>',
  products: [],
  publishedAt: 0,
  updatedAt: 0,
}
const replies: Readonly<Record<string, unknown>> = {
  'catalog.content': post,
  'catalog.categories': [easter],
  'catalog.list': { products: [] },
}

const load = async (country: Country) => {
  const { data } = await loadContent({
    read: (name: string) => Promise.resolve(replies[name] ?? []),
    params: { key: post.key },
    t: translateFor('us'),
    locale: 'us',
    path: `/rich/${post.key}`,
    country,
    now: Date.parse('2026-12-01T12:00:00Z'),
    settings: sampleSettings,
  } as unknown as LoadContext)
  assert.ok(data.kind === 'post')
  return data
}

test('a post leads to all gifts for its occasion only where the country celebrates it', async () => {
  const [us, ae] = [await load('US'), await load('AE')]
  assert.deepEqual([us.next?.path, us.finder], ['/classify/easter', null])
  assert.equal(ae.next, null)
  assert.ok(ae.finder, 'the gift finder instead')
})
