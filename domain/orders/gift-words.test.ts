import assert from 'node:assert/strict'
import { test } from 'node:test'
import { giftWords } from './gift-words.ts'

const mug = { title: 'Mug', giftMessage: 'For Emma' }
const teddy = { title: 'Teddy', giftMessage: '' }

test('the only card of a parcel needs no name of its gift', () => {
  assert.deepEqual(giftWords('', [teddy]), [])
  assert.deepEqual(giftWords('', [teddy, mug]), [{ text: 'For Emma', gift: '' }])
})

test('of several cards each names its gift, and that of the parcel comes first', () => {
  assert.deepEqual(giftWords('Hello', [mug, teddy]), [
    { text: 'Hello', gift: '' },
    { text: 'For Emma', gift: 'Mug' },
  ])
})
