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

test('posts about a distant occasion follow all others', () => {
  assert.deepEqual(orderIn('DE'), ['blog-christmas-gifts', 'blog-birthday-gifts', 'blog-easter-table'])
})

test('posts about an occasion that the country does not celebrate follow all others', () => {
  assert.deepEqual(orderIn('AE'), ['blog-birthday-gifts', 'blog-easter-table', 'blog-christmas-gifts'])
})

test('posts out of season keep their order: the newest first', () => {
  const all = ['blog-mothers-day-card', ...posts.map(({ key }) => key)].map(post)
  const order = (country: Country) => timelyFirst(all, visitIn(country)).map(({ key }) => key)
  const distant = ['blog-mothers-day-card', 'blog-easter-table']
  assert.deepEqual(order('DE'), ['blog-christmas-gifts', 'blog-birthday-gifts', ...distant])
  assert.deepEqual(order('AE'), ['blog-birthday-gifts', ...distant, 'blog-christmas-gifts'])
})

test('the end of a post shows no post out of season, unless it would be alone', () => {
  const endIn = (country: Country) => timelyPosts(posts, visitIn(country), 3).map(({ key }) => key)
  assert.deepEqual(endIn('DE'), ['blog-christmas-gifts', 'blog-birthday-gifts'])
  assert.deepEqual(endIn('AE'), ['blog-birthday-gifts', 'blog-easter-table', 'blog-christmas-gifts'])
})
