import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseVisitor, type Visitor } from './visitor.ts'

const valid: Visitor = {
  defaultLocale: 'us',
  locale: 'de',
  country: 'PL',
  currency: 'PLN',
  symbol: 'zł',
  ip: '192.0.2.0',
  code: 'PL',
  toldAt: 1_000,
}

test('stored data of a visit is read back unchanged', () => assert.deepEqual(parseVisitor(valid), valid))

test('manipulated or foreign data is ignored', () => {
  const invalid = [
    null,
    [],
    'de',
    { ...valid, locale: 'en' },
    { ...valid, defaultLocale: 'constructor' },
    { ...valid, country: 'XX' },
    { ...valid, currency: 'EURO' },
    { ...valid, symbol: 7 },
    { ...valid, ip: '1'.repeat(100) },
    { ...valid, code: undefined },
    { ...valid, toldAt: null },
  ]
  for (const value of invalid) assert.equal(parseVisitor(value), undefined, JSON.stringify(value))
})
