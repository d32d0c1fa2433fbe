import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerOf } from './consent.ts'

const day = 86_400_000
const now = Date.UTC(2026, 10, 21)

test('consent and refusal hold for half a year, then the shop asks again', () => {
  for (const measure of [true, false]) {
    assert.equal(answerOf({ measure, at: now - 182 * day }, now), measure)
    assert.equal(answerOf({ measure, at: now - 183 * day }, now), null)
  }
})

test('a missing answer and one from the future do not count', () => {
  assert.equal(answerOf(null, now), null)
  assert.equal(answerOf({ measure: true, at: now + day }, now), null)
})
