// Years of a gift date by language.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GiftDayKind } from '#domain/customers/gift-date.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { translateFor } from './load.ts'
import { yearsText } from './years-text.ts'

const textOf = (locale: Locale, years: number, kind: GiftDayKind): string =>
  yearsText(translateFor(locale), locale, years, kind)

test('a birthday says how old somebody turns, an anniversary how many years it counts', () => {
  assert.equal(textOf('us', 68, 'birthday'), 'turns 68')
  assert.equal(textOf('es', 1, 'birthday'), 'cumple 1 año')
  assert.equal(textOf('ja', 68, 'birthday'), '68歳')
  assert.equal(textOf('ja', 10, 'anniversary'), '10周年')
  assert.equal(textOf('de', 10, 'anniversary'), '10 Jahre')
})
