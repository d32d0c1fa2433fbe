// No text lies about that nobody says, and none is said that nobody wrote.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messageFiles, readMessages } from '#messages/load.ts'
import { shopSources, unusedKeys } from './message-use.ts'

const keys = messageFiles.flatMap((file) => Object.keys(readMessages('us', file)))

test('every text is said somewhere: what no source names is deleted', () => {
  assert.deepEqual(unusedKeys(keys, shopSources()), [])
})

test('a text that nobody says is noticed, whole or behind an open part', () => {
  const sources = "t('cart.title'); t(`order.status.${status}`); const statuses = ['unpaid', 'sent']"
  assert.deepEqual(
    unusedKeys(['cart.title', 'cart.old', 'order.status.sent', 'order.status.lost'], sources),
    ['cart.old', 'order.status.lost'],
  )
})

test('no key stands in two files', () => {
  assert.equal(new Set(keys).size, keys.length)
})
