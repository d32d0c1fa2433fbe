// Tests that sentences are joined as their language does.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joinSentences } from './join-sentences.ts'

test('a space is between sentences, but not after a Japanese full stop', () => {
  assert.equal(joinSentences(['One.', false, 'Two.']), 'One. Two.')
  assert.equal(
    joinSentences(['返品を承ります。', '名入れ品を除きます。']),
    '返品を承ります。名入れ品を除きます。',
  )
  assert.equal(joinSentences([false]), '')
})
