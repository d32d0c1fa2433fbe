import assert from 'node:assert/strict'
import { test } from 'node:test'
import { widthsOf } from './picture-widths.ts'

test('a picture is never stored wider than the original', () => {
  assert.deepEqual(widthsOf(1200), [160, 320, 480, 640, 800, 1200])
  assert.deepEqual(widthsOf(1000), [160, 320, 480, 640, 800])
})

test('a picture narrower than the smallest width still has one file', () => {
  assert.deepEqual(widthsOf(90), [160])
})
