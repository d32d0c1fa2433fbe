import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  isFiltered,
  parsePrice,
  priceText,
  readFilters,
  withoutFilters,
  writeFilters,
} from './list-filters.ts'

const asked = (search: string) => readFilters(new URLSearchParams(search), 'EUR')

test('an address without a query asks for the list in its own order from the start', () => {
  const wish = { sort: null, min: null, max: null, category: null, tags: [], page: 1 }
  assert.deepEqual(asked(''), wish)
  assert.equal(writeFilters(asked(''), 'EUR'), '')
})

test('a list keeps its address through reading and writing', () => {
  const search = '?sort=price-asc&min=10&max=49.50&category=sweets&tag=bunny,nest&page=2'
  assert.equal(writeFilters(asked(search), 'EUR'), search)
})

test('what makes no sense in an address is left out', () => {
  const wish = asked('?sort=cheap&min=-3&max=lots&category=../etc&tag=,A,bunny,bunny&page=0')
  assert.deepEqual(wish, { ...asked(''), tags: ['bunny'] })
})

test('a price from above the price to is read the other way round', () => {
  const { min, max } = asked('?min=50&max=10')
  assert.deepEqual([min, max], [1000, 5000])
})

test('prices are read as people of any country write them', () => {
  assert.deepEqual(
    ['12', '12.5', '12,50', ' 7 ', '0'].map((text) => parsePrice(text, 'EUR')),
    [1200, 1250, 1250, 700, 0],
  )
  assert.equal(parsePrice('1200', 'JPY'), 1200)
  assert.equal(parsePrice('1200.50', 'JPY'), 1200)
  assert.deepEqual(
    ['', '1.234', '12.', 'x', '-1', '1e3'].map((text) => parsePrice(text, 'EUR')),
    [null, null, null, null, null, null],
  )
})

test('a price in an address is short and exact', () => {
  assert.deepEqual(
    [1200, 1250, 5, 0].map((minor) => priceText(minor, 'EUR')),
    ['12', '12.50', '0.05', '0'],
  )
  assert.equal(priceText(1200, 'JPY'), '1200')
})

test('the order of a list is no filter', () => {
  const wish = asked('?sort=price-desc&tag=bunny')
  assert.equal(isFiltered(wish), true)
  assert.equal(isFiltered(withoutFilters(wish)), false)
  assert.equal(withoutFilters(wish).sort, 'price-desc')
})
