import assert from 'node:assert/strict'
import { test } from 'node:test'
import { widthsOf } from './picture-widths.ts'

test('a picture is never kept larger than it is', () => {
  assert.deepEqual(widthsOf(1200), [160, 320, 480, 640, 800, 1200])
  assert.deepEqual(widthsOf(1000), [160, 320, 480, 640, 800])
})

test('the smallest picture still has an address', () => {
  assert.deepEqual(widthsOf(90), [160])
})
