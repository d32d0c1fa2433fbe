// What the sample pages say of rules that the code decides.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { locales } from '#domain/markets/locale.ts'
import { holdMs, largeOrderUnits } from '#domain/orders/unpaid-orders.ts'
import { translateFor } from '#messages/load.ts'
import { readContentFile, readSampleContent } from './content.ts'
import { contactText, makers } from './makers.ts'
import { writtenLanguages } from './texts.ts'

const minutes = (units: number): string => String(holdMs(units) / 60_000)

test('the pages name the hold of small and of large orders, in every language', async () => {
  const expected = [minutes(1), String(largeOrderUnits), minutes(largeOrderUnits + 1)].toSorted()
  for (const locale of locales)
    for (const page of ['faq', 'payment', 'terms']) {
      const text = await readFile(new URL(`./content/${locale}/${page}.md`, import.meta.url), 'utf8')
      const lines = text.split('\n').filter((line) => line.includes(minutes(1)))
      assert.equal(lines.length, 1, `${locale}/${page}`)
      assert.deepEqual((lines[0]!.match(/\d+/g) ?? []).toSorted(), expected, `${locale}/${page}: ${lines[0]}`)
    }
})

test('pages and posts call each gift by its title, in every language', () => {
  const texts = new Map(writtenLanguages)
  for (const { locale, key, body } of readSampleContent()) {
    const products: Readonly<Record<string, { readonly title: string }>> = texts.get(locale)?.products ?? {}
    for (const [, named, product = ''] of body.matchAll(/\[([^\]]*)\]\(\/([a-z0-9-]+)\)/g))
      assert.equal(named, products[product]?.title ?? named, `${locale}/${key}`)
  }
})

test('no sample product names the shop, which the merchant may rename', () => {
  for (const [locale, { products }] of writtenLanguages)
    assert.doesNotMatch(JSON.stringify(products), /posy/i, locale)
})

test('the page of questions has the name of its links, in every language', () => {
  for (const locale of locales)
    assert.equal(readContentFile(locale, 'faq').title, translateFor(locale)('service.faq'), locale)
})

test('the country of a maker is in the language of the reader', () => {
  const { name } = makers['chocolaterie-nord']
  assert.match(contactText('us', name), /, Belgium, \S+@/)
  assert.match(contactText('de', name), /, Belgien, \S+@/)
})
