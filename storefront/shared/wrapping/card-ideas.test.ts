// Tests the order of the suggestions for a card.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Translate } from '#messages/translator.ts'
import { cardIdeas } from './card-ideas.ts'

const keys = (season?: string) => cardIdeas(((key) => key) as Translate, season)

test('the greeting of the season is the first suggestion, and only once', () => {
  const usual = ['card.birthday', 'card.thanks', 'card.congratulations', 'card.love', 'card.christmas']
  assert.deepEqual(keys(), usual)
  assert.deepEqual(keys('autumn'), usual)
  assert.deepEqual(keys('easter'), ['card.easter', ...usual])
  assert.deepEqual(keys('christmas'), ['card.christmas', ...usual.slice(0, 4)])
})
