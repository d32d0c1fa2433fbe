// Tests the language of a visitor, also with wrong or hostile headers.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  acceptedTags,
  chooseLocale,
  defaultLocale,
  directionOf,
  isLocale,
  locales,
  localeTable,
} from './locale.ts'

test("the saved choice wins over the browser's headers", () => {
  assert.equal(chooseLocale('fi', ['de-DE', 'fr-FR']), 'fi')
})

test('an unknown saved choice is ignored', () => {
  for (const saved of ['', 'en', 'DE', '__proto__', 'constructor', 'xx', undefined]) {
    assert.equal(chooseLocale(saved, ['de-DE']), 'de')
  }
})

test('without a saved choice an exact tag matches in any case', () => {
  assert.equal(chooseLocale(undefined, ['PL-pl']), 'pl')
  assert.equal(chooseLocale(undefined, ['zh-hans-cn']), 'zh')
})

test('an exact tag has priority over a base language', () => {
  assert.equal(chooseLocale(undefined, ['pt-BR', 'pt-PT']), 'pt')
  assert.equal(chooseLocale(undefined, ['ko-KR', 'ja-JP']), 'ja')
})

test('otherwise the base language matches: Austrians read German, Britons English', () => {
  assert.equal(chooseLocale(undefined, ['de-AT']), 'de')
  assert.equal(chooseLocale(undefined, ['en-GB']), 'us')
  assert.equal(chooseLocale(undefined, ['ar-EG']), 'ar')
  assert.equal(chooseLocale(undefined, ['zh-TW']), 'zh')
})

test('a visitor with only unsupported languages gets English', () => {
  assert.equal(chooseLocale(undefined, ['ko-KR', 'tlh']), defaultLocale)
  assert.equal(chooseLocale(undefined, []), defaultLocale)
})

test('every locale matches its own full tag and its own key', () => {
  for (const locale of locales) {
    assert.equal(chooseLocale(undefined, [localeTable[locale].tag]), locale)
    assert.equal(chooseLocale(locale, []), locale)
    assert.equal(Intl.getCanonicalLocales(localeTable[locale].tag)[0], localeTable[locale].tag)
  }
})

test('only Arabic is written from right to left', () => {
  assert.deepEqual(
    locales.filter((locale) => directionOf(locale) === 'rtl'),
    ['ar'],
  )
})

test('Accept-Language is sorted best first; refused languages and the wildcard are omitted', () => {
  assert.deepEqual(acceptedTags('fr;q=0.5, de-AT, en;q=0.8, it;q=0, *;q=0.1'), ['de-AT', 'en', 'fr'])
  assert.deepEqual(acceptedTags('sv , da ; q=0.9'), ['sv', 'da'])
  assert.deepEqual(acceptedTags(undefined), [])
})

test('a hostile Accept-Language never throws and only yields plain tags', () => {
  const hostile = [
    'de;q=1.1.1',
    'de;q=.',
    ',,,,',
    ';;;',
    'de\r\nset-cookie: a=b',
    '<script>',
    'a'.repeat(10_000),
    '-'.repeat(5_000),
  ]
  const header = fc.oneof(
    fc.string({ maxLength: 2_000 }),
    fc.string({ unit: 'binary', maxLength: 600 }),
    fc.constantFrom(...hostile),
  )
  fc.assert(
    fc.property(header, (text) => {
      const tags = acceptedTags(text)
      assert.ok(tags.length <= 250)
      for (const tag of tags) assert.match(tag, /^[a-z\d]{1,8}(-[a-z\d]{1,8})*$/i)
      assert.ok(isLocale(chooseLocale(text, tags)))
    }),
  )
})
