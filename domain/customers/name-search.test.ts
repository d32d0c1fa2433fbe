import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameQuery } from './name-search.ts'

test('each word is searched, and letters beyond A to Z as small and as capital letters', () => {
  assert.equal(nameQuery('Anna Berg'), '(anna:*) & (berg:*)')
  assert.equal(nameQuery('ölk'), '(ölk:* | Ölk:*)')
  assert.equal(nameQuery('Özgün'), '(özgün:* | Özgün:* | ÖzgÜn:*)')
})

test('punctuation is not a word', () => {
  assert.equal(nameQuery("%' & !"), null)
})
