// Queries about the shop lead to pages that exist.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { redirectPhrases } from '#catalog/text-search/redirect-words.ts'
import { locales } from '#domain/markets/locale.ts'
import { routes } from '#storefront/routes.ts'
import { matchRoute } from '#web/platform/pages/match.ts'

test('every query about the shop leads to one of its pages, in every language', () => {
  for (const locale of locales) {
    const phrases = redirectPhrases(locale)
    assert.ok(phrases.length > 0, locale)
    for (const { path } of phrases) {
      const { name } = matchRoute(routes, path)?.route ?? {}
      assert.ok(name && name !== 'product', `${locale}: ${path}`)
    }
  }
})
