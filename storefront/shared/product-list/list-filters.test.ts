import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFiltered, priceText, readFilters, withoutFilters, writeFilters } from './list-filters.ts'

const parse = (search: string) => readFilters(new URLSearchParams(search), 'EUR')

test('an address without a query means the first page in the default order', () => {
  const filters = { sort: null, min: null, max: null, category: null, tags: [], page: 1 }
  assert.deepEqual(parse(''), filters)
  assert.equal(writeFilters(parse(''), 'EUR'), '')
})

test('filters that are read and written again give the same address', () => {
  const search = '?sort=price-asc&min=10&max=49.50&category=sweets&tag=bunny,nest&page=2'
  assert.equal(writeFilters(parse(search), 'EUR'), search)
})

test('invalid values in an address are dropped', () => {
  const filters = parse('?sort=cheap&min=-3&max=lots&category=../etc&tag=,A,bunny,bunny&page=0')
  assert.deepEqual(filters, { ...parse(''), tags: ['bunny'] })
})

test('a minimum price above the maximum is swapped with it', () => {
  const { min, max } = parse('?min=50&max=10')
  assert.deepEqual([min, max], [1000, 5000])
})

test('a price in an address is short and exact', () => {
  assert.deepEqual(
    [1200, 1250, 5, 0].map((minor) => priceText(minor, 'EUR')),
    ['12', '12.50', '0.05', '0'],
  )
  assert.equal(priceText(1200, 'JPY'), '1200')
})

test('the sort order is not a filter', () => {
  const filters = parse('?sort=price-desc&tag=bunny')
  assert.equal(isFiltered(filters), true)
  assert.equal(isFiltered(withoutFilters(filters)), false)
  assert.equal(withoutFilters(filters).sort, 'price-desc')
})
