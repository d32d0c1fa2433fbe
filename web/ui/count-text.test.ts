import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countText } from './count-text.ts'

test('the badge shows counts up to 99, then 99+', () => {
  assert.deepEqual([1, 99, 100, 4950].map(countText), ['1', '99', '99+', '99+'])
})
