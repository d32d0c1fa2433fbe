import assert from 'node:assert/strict'
import { test } from 'node:test'
import { locales } from '#domain/markets/locale.ts'
import { translateFor } from '#messages/load.ts'

test('every word of the finder’s sentence is before one of its menus, in every language', () => {
  const marks = { recipient: '[1]', taste: '[2]', budget: '[3]', by: '[4]' }
  for (const locale of locales)
    assert.match(translateFor(locale)('finder.sentence', marks), /\][\p{P}\u2066-\u2069]*$/u, locale)
})
