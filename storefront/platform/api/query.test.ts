// A payload on its way through a query.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeQuery, encodeQuery } from './query.ts'

test('the same question always has the same address', () => {
  const one = encodeQuery({ api: 'catalog.list', sort: 'price-asc', category: 'easter', page: 2 })
  const other = encodeQuery({ page: 2, category: 'easter', api: 'catalog.list', sort: 'price-asc' })
  assert.equal(one, 'api=catalog.list&category=easter&page=2&sort=price-asc')
  assert.equal(other, one)
})

test('a payload arrives as text and lists of text', () => {
  const payload = { api: 'catalog.list', tags: ['a,b', 'c&d', 'é'], page: 2, none: undefined, empty: [] }
  assert.deepEqual(decodeQuery(encodeQuery(payload)), {
    api: 'catalog.list',
    tags: ['a,b', 'c&d', 'é'],
    page: '2',
  })
})

test('a key that comes twice is a mistake', () => {
  for (const search of ['?a=1&a=2', '?a=1&a[]=2', '?api=x&api=y'])
    assert.equal(decodeQuery(search), undefined, search)
})

test('broken escapes and broken UTF-8 are mistakes', () => {
  for (const search of ['?a=%zz', '?a=%ff', '?%c0%af=1']) assert.equal(decodeQuery(search), undefined, search)
})

test('a name from a prototype is a plain key', () => {
  assert.ok(Object.hasOwn(decodeQuery('?__proto__=1&constructor=2') ?? {}, '__proto__'))
})
