// A sixteenth language needs one folder and one line. No other source lists all languages, so none breaks or silently
// skips a new one.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { locales } from '#domain/markets/locale.ts'
import { isSource, shopFiles } from './shop-files.ts'

/** Files that may treat each language separately. */
const perLanguage =
  /^(domain\/markets\/locale\.ts$|messages\/|sample\/|catalog\/text-search\/|domain\/markets\/market\.ts$)|\.test\.ts$|\.e2e\.ts$/

test('no source outside the table of languages names all languages', () => {
  const violations = shopFiles(isSource)
    .filter((file) => !perLanguage.test(file))
    .filter((file) => {
      const text = readFileSync(file, 'utf8')
      return locales.every((locale) => new RegExp(`\\b${locale}\\b`).test(text))
    })
  assert.deepEqual(violations, [])
})

test('no table requires an entry for every language', () => {
  const table = /(?<!Partial<)Record<Locale, [^=]*= \{/
  const violations = shopFiles(isSource).filter((file) => table.test(readFileSync(file, 'utf8')))
  assert.deepEqual(violations, [])
})
