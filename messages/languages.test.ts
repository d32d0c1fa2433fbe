import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { locales, localeTable } from '#domain/markets/locale.ts'
import { argumentsOf } from './compile.ts'
import { messageFiles, readMessages, translateFor } from './load.ts'

test('no file has a key twice', () => {
  for (const locale of locales)
    for (const file of messageFiles) {
      const keys = Object.keys(readMessages(locale, file))
      const text = readFileSync(new URL(`./${locale}/${file}.json`, import.meta.url), 'utf8')
      assert.equal(text.match(/^ {2}"/gm)?.length, keys.length, `${locale}/${file}.json`)
    }
})

for (const locale of locales) {
  test(`${localeTable[locale].name} has every text of the shop, with the same parameters`, () => {
    for (const file of messageFiles) {
      const [source, own] = [readMessages('us', file), readMessages(locale, file)]
      assert.deepEqual(Object.keys(own).sort(), Object.keys(source).sort(), `${locale}/${file}.json`)
      for (const [key, text] of Object.entries(own)) {
        const [wanted, given] = [argumentsOf(source[key]!), argumentsOf(text)]
        const counted = Object.keys(given).filter((name) => given[name] === 'number')
        const where = `${locale}/${file}.json ${key}`
        assert.notEqual(text.trim(), '', where)
        assert.deepEqual(Object.keys(given).sort(), Object.keys(wanted).sort(), where)
        assert.ok(
          counted.every((name) => wanted[name] === 'number'),
          `${where} counts what is no number`,
        )
      }
    }
  })

  test(`${localeTable[locale].name} has a plural form for every number`, () => {
    const needed = new Intl.PluralRules(localeTable[locale].tag).resolvedOptions().pluralCategories
    for (const file of messageFiles)
      for (const [key, text] of Object.entries(readMessages(locale, file)))
        for (const forms of pluralsOf(parse(text, { ignoreTag: true })))
          assert.deepEqual(
            needed.filter((form) => !forms.includes(form)),
            [],
            `${locale}/${file}.json ${key}`,
          )
  })
}

function pluralsOf(parts: readonly MessageFormatElement[]): string[][] {
  return parts.flatMap((part) => {
    if (part.type !== TYPE.plural && part.type !== TYPE.select) return []
    const inner = Object.values(part.options).flatMap(({ value }) => pluralsOf(value))
    return part.type === TYPE.plural && part.pluralType !== 'ordinal'
      ? [Object.keys(part.options), ...inner]
      : inner
  })
}

test('the English texts contain the specification’s fixed texts unchanged', () => {
  const all = { ...readMessages('us', 'shop'), ...readMessages('us', 'server') }
  const texts = new Set(Object.values(all))
  for (const fixed of [
    'Email format is error',
    'Please enter coupon code',
    'Order ID is error',
    'Are you sure to delete this product?',
    'Sure',
    'Cancel',
    'Yes',
    'No',
    'Required',
    'Remember me',
    'Sign In/Register to Continue',
    'Preview Maximum',
    'Processed',
    'Pick up',
    'OOPS',
    'Error',
    'Page not found: {path}',
    'Page Not Found',
    'Internal Server Error',
    'Please check that the URL you entered is correct, or click the button below to return to the homepage',
  ])
    assert.ok(texts.has(fixed), fixed)
})

test('Arabic has six plural forms', () => {
  const t = translateFor('ar')
  const said = [0, 1, 2, 3, 11, 100].map((stock) => t('refusal.not-enough-stock', { stock }))
  assert.equal(new Set(said.map((text) => text.replaceAll(/[\d٠-٩]/g, ''))).size >= 4, true, said.join(' | '))
})

test('an Arabic amount ends with the stop of its currency: none follows it', () => {
  const texts = messageFiles.flatMap((file) => Object.values(readMessages('ar', file)))
  assert.deepEqual(
    texts.filter((text) => /\{(amount|total)\}\./.test(text)),
    [],
  )
})

test('the typed keys match the source language', () => {
  const keys = readFileSync(new URL('./keys.ts', import.meta.url), 'utf8')
  for (const file of messageFiles)
    for (const key of Object.keys(readMessages('us', file)))
      assert.ok(keys.includes(`'${key}':`), `${key}: run \`npm run messages\``)
})
