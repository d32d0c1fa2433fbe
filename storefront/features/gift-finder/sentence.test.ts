import assert from 'node:assert/strict'
import { test } from 'node:test'
import { locales } from '#domain/markets/locale.ts'
import { translateFor } from '#messages/load.ts'
import { daysToChoose } from './load-gift-finder.ts'

test('every word of the finder’s sentence is before one of its menus, in every language', () => {
  const marks = { recipient: '[1]', taste: '[2]', budget: '[3]', by: '[4]' }
  for (const locale of locales)
    assert.match(translateFor(locale)('finder.sentence', marks), /\][\p{P}\u2066-\u2069]*$/u, locale)
})

test('the days to choose from are in order, and none of them is past', () => {
  assert.deepEqual(daysToChoose('2026-12-01', ['2026-12-24', '2026-11-29', '2026-12-08', '2026-12-01']), [
    '2026-12-04',
    '2026-12-08',
    '2026-12-15',
    '2026-12-24',
  ])
})
