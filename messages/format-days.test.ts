// Years of a gift date by language.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatYears } from './format-days.ts'

test('Japanese counts the years of an age and of an anniversary with different words', () => {
  assert.equal(formatYears('ja', 68, 'birthday'), '68歳')
  assert.equal(formatYears('ja', 10, 'anniversary'), '10周年')
  assert.equal(formatYears('de', 10, 'anniversary'), '10 Jahre')
})
