import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Country } from '#domain/markets/market.ts'
import { timelyFirst, timelyPosts, type Post } from './post-season.ts'

const post = (key: string): Post => ({
  key,
  address: key,
  title: key,
  summary: '',
  picture: null,
  publishedAt: 0,
})
const posts = ['blog-easter-table', 'blog-christmas-gifts', 'blog-birthday-gifts'].map(post)

const visitIn = (country: Country) => ({
  settings: { occasions: [] },
  country,
  now: Date.UTC(2026, 10, 26),
})

function orderIn(country: Country): string[] {
  return timelyFirst(posts, visitIn(country)).map(({ key }) => key)
}

test('the blog begins with the posts in season; all others keep their order, without those of other countries', () => {
  assert.deepEqual(orderIn('DE'), ['blog-christmas-gifts', 'blog-easter-table', 'blog-birthday-gifts'])
  assert.deepEqual(orderIn('AE').at(-1), 'blog-christmas-gifts', 'last in a country without the occasion')
})

test('the end of a post shows no post out of season, unless it would be alone', () => {
  const endIn = (country: Country) => timelyPosts(posts, visitIn(country), 3).map(({ key }) => key)
  assert.deepEqual(endIn('DE'), ['blog-christmas-gifts', 'blog-birthday-gifts'])
  assert.deepEqual(endIn('AE'), ['blog-birthday-gifts', 'blog-easter-table', 'blog-christmas-gifts'])
})
