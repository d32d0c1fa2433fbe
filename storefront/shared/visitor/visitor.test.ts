import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseVisitor, type Visitor } from './visitor.ts'

const sound: Visitor = {
  defaultLocale: 'us',
  locale: 'de',
  country: 'PL',
  currency: 'PLN',
  symbol: 'zł',
  ip: '192.0.2.0',
  code: 'PL',
  toldAt: 1_000,
}

test('what was kept of a visit is found again', () => assert.deepEqual(parseVisitor(sound), sound))

test('what somebody changed by hand, or another shop wrote, is not believed', () => {
  const spoilt = [
    null,
    [],
    'de',
    { ...sound, locale: 'en' },
    { ...sound, defaultLocale: 'constructor' },
    { ...sound, country: 'XX' },
    { ...sound, currency: 'EURO' },
    { ...sound, symbol: 7 },
    { ...sound, ip: '1'.repeat(100) },
    { ...sound, code: undefined },
    { ...sound, toldAt: null },
  ]
  for (const value of spoilt) assert.equal(parseVisitor(value), undefined, JSON.stringify(value))
})
