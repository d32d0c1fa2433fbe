// The words of search that the merchant reads.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { locales } from '#domain/markets/locale.ts'
import { knownWords } from './known-words.ts'

test('every language has groups of known words, each with at least two different words or a phrase', () => {
  for (const locale of locales) {
    const groups = knownWords(locale, [])
    assert.ok(groups.length > 100, locale)
    assert.ok(
      groups.every((group) => group.length > 0 && group.every((word) => word !== '')),
      locale,
    )
  }
  assert.ok(knownWords('us', []).some((group) => group.includes('mug') && group.includes('beaker')))
  assert.ok(knownWords('de', []).some((group) => group.includes('Becher') && group.includes('Tasse')))
})
