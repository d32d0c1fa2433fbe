// Language prefixes of addresses.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { locales } from '#domain/markets/locale.ts'
import { localePath, splitLocale } from './locale-path.ts'

test('a language prefix is added and removed without changing the path', () => {
  for (const locale of locales)
    for (const path of ['/', '/cart', '/classify/easter']) {
      const { locale: parsedLocale, path: parsedPath } = splitLocale(localePath(locale, path))
      assert.equal(parsedPath, path)
      assert.equal(parsedLocale ?? 'us', locale)
    }
})

test('a language prefix keeps the query', () => {
  assert.equal(localePath('de', '/?ce=DE'), '/de?ce=DE')
  assert.equal(localePath('de', '/search?q=a'), '/de/search?q=a')
})
