// A sixteenth language is one folder and one line: nothing else in the shop lists all languages and would not compile,
// or would stay silent, without it.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { locales } from '#domain/markets/locale.ts'
import { isSource, shopFiles } from './shop-files.ts'

/** Where each language is a matter of its own. */
const own =
  /^(domain\/markets\/locale\.ts$|messages\/|sample\/|catalog\/text-search\/|domain\/markets\/market\.ts$)|\.test\.ts$|\.e2e\.ts$/

test('no source outside the table of languages names them all', () => {
  const guilty = shopFiles(isSource)
    .filter((file) => !own.test(file))
    .filter((file) => {
      const text = readFileSync(file, 'utf8')
      return locales.every((locale) => new RegExp(`\\b${locale}\\b`).test(text))
    })
  assert.deepEqual(guilty, [])
})

test('no table must have every language', () => {
  const table = /(?<!Partial<)Record<Locale, [^=]*= \{/
  const guilty = shopFiles(isSource).filter((file) => table.test(readFileSync(file, 'utf8')))
  assert.deepEqual(guilty, [])
})
