import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesToShow } from './pagination.ts'

test('a few pages are all shown', () => {
  assert.deepEqual(pagesToShow(1, 1), [1])
  assert.deepEqual(pagesToShow(3, 5), [1, 2, 3, 4, 5])
})

test('many pages show first, last, current and its neighbours', () => {
  assert.deepEqual(pagesToShow(1, 20), [1, 2, null, 20])
  assert.deepEqual(pagesToShow(10, 20), [1, null, 9, 10, 11, null, 20])
  assert.deepEqual(pagesToShow(20, 20), [1, null, 19, 20])
})

test('a gap never replaces a single page', () => {
  assert.deepEqual(pagesToShow(4, 20), [1, 2, 3, 4, 5, null, 20])
})
