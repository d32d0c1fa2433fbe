// Encoding and decoding of a payload as a query.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeQuery, encodeQuery } from './query.ts'

test('the order of the fields does not change the query', () => {
  const one = encodeQuery({ api: 'catalog.list', sort: 'price-asc', category: 'easter', page: 2 })
  const other = encodeQuery({ page: 2, category: 'easter', api: 'catalog.list', sort: 'price-asc' })
  assert.equal(one, 'api=catalog.list&category=easter&page=2&sort=price-asc')
  assert.equal(other, one)
})

test('a decoded payload consists of text and lists of text', () => {
  const payload = { api: 'catalog.list', tags: ['a,b', 'c&d', 'é'], page: 2, none: undefined, empty: [] }
  assert.deepEqual(decodeQuery(encodeQuery(payload)), {
    api: 'catalog.list',
    tags: ['a,b', 'c&d', 'é'],
    page: '2',
  })
})

test('a repeated key is invalid', () => {
  for (const search of ['?a=1&a=2', '?a=1&a[]=2', '?api=x&api=y'])
    assert.equal(decodeQuery(search), undefined, search)
})

test('broken escapes and broken UTF-8 are invalid', () => {
  for (const search of ['?a=%zz', '?a=%ff', '?%c0%af=1']) assert.equal(decodeQuery(search), undefined, search)
})

test('a name of Object.prototype is a plain key', () => {
  assert.ok(Object.hasOwn(decodeQuery('?__proto__=1&constructor=2') ?? {}, '__proto__'))
})
