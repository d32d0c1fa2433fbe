import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameQuery } from './name-search.ts'

test('each word is asked for, and letters beyond A to Z in each case', () => {
  assert.equal(nameQuery('Anna Berg'), '(anna:*) & (berg:*)')
  assert.equal(nameQuery('ölk'), '(ölk:* | Ölk:*)')
  assert.equal(nameQuery('Özgün'), '(özgün:* | Özgün:* | ÖzgÜn:*)')
})

test('signs are no words', () => {
  assert.equal(nameQuery("%' & !"), null)
})
