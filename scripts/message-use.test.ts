// Every message key is used by a source, and is defined in one file only.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messageFiles, readMessages } from '#messages/load.ts'
import { shopSources, unusedKeys } from './message-use.ts'

const keys = messageFiles.flatMap((file) => Object.keys(readMessages('us', file)))

test('every message key is used by some source', () => {
  assert.deepEqual(unusedKeys(keys, shopSources()), [])
})

test('an unused key is detected, as a literal and in a template', () => {
  const sources = "t('cart.title'); t(`order.status.${status}`); const statuses = ['unpaid', 'sent']"
  assert.deepEqual(
    unusedKeys(['cart.title', 'cart.old', 'order.status.sent', 'order.status.lost'], sources),
    ['cart.old', 'order.status.lost'],
  )
})

test('no key is in two files', () => {
  assert.equal(new Set(keys).size, keys.length)
})
