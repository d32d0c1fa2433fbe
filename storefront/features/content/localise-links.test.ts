import assert from 'node:assert/strict'
import { test } from 'node:test'
import { localiseLinks } from './localise-links.ts'

test("a link within the shop gets the reader's language", () => {
  assert.equal(
    localiseLinks('<a href="/rich/returns">Returns</a>, <a href="/">home</a>', 'de', []),
    '<a href="/de/rich/returns">Returns</a>, <a href="/de">home</a>',
  )
  assert.equal(
    localiseLinks('<a href="/rich/returns">Returns</a>', 'us', []),
    '<a href="/rich/returns">Returns</a>',
  )
})

test('a link to another site, or with a language of its own, stays unchanged', () => {
  for (const link of [
    'https://example.com/',
    'mailto:hello@posy.example',
    '#top',
    '/fr/rich/faq',
    '/fr?ce=FR',
  ])
    assert.equal(localiseLinks(`<a href="${link}">x</a>`, 'de', []), `<a href="${link}">x</a>`)
})
