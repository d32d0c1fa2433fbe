import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { addDays, plainDate } from '#domain/calendar/calendar.ts'
import { locales, type Locale } from '#domain/markets/locale.ts'
import { currencies, currencyDecimals, type Currency } from '#domain/pricing/money.ts'
import { dateFormat, formatDate, formatMoney, plainSigns, moneyFormat, numberFormat } from './format.ts'
import { deriveFormatTable } from './derive-format-table.ts'
import { writeDate, writeMoney, writeNumber, writeSymbol, type DateStyle } from './format-table.ts'

test('an amount in a browser equals the Intl format, in every language and currency', () => {
  for (const locale of locales) {
    const table = deriveFormatTable(locale)
    const amounts = fc.oneof(fc.integer({ min: -2_000_000, max: 2_000_000 }), fc.maxSafeInteger())
    fc.assert(
      fc.property(fc.constantFrom(...currencies), amounts, (currency, minor) => {
        const decimals = currencyDecimals[currency]
        // As text, so that amounts too long for a float keep their last digit.
        const digits = String(Math.abs(minor)).padStart(decimals + 1, '0')
        const exact = `${minor < 0 ? '-' : ''}${digits.slice(0, digits.length - decimals)}.${decimals ? digits.slice(-decimals) : '0'}`
        assert.equal(
          writeMoney(table, { minor, currency }),
          plainSigns(moneyFormat(locale, currency).format(exact as `${number}`)),
        )
      }),
    )
  }
})

test('discounts have a minus sign in every language', () => {
  for (const locale of locales) {
    const written = formatMoney(locale, { minor: -898, currency: 'EUR' })
    assert.match(written, /\u2212/, locale)
    assert.doesNotMatch(written, /-/, locale)
  }
})

test('a date in a browser equals the Intl format, in every language and style', () => {
  const styles: readonly DateStyle[] = ['short', 'long', 'weekday', 'month', 'day', 'dayName']
  for (const locale of locales) {
    const table = deriveFormatTable(locale)
    for (let date = plainDate(2026, 1, 1); date < '2029-01-01'; date = addDays(date, 1))
      for (const style of styles)
        assert.equal(writeDate(table, date, style), dateFormat(locale, style).format(Date.parse(date)))
  }
})

test('a number in a browser equals the Intl format, in every language', () => {
  for (const locale of locales) {
    const table = deriveFormatTable(locale)
    const numbers = fc.oneof(
      fc.integer({ min: -2_000_000, max: 2_000_000 }),
      fc.integer({ min: -20_000, max: 20_000 }).map((n) => n / 10),
    )
    fc.assert(
      fc.property(numbers, fc.nat({ max: 1 }), (value, decimals) =>
        assert.equal(
          writeNumber(table, value, decimals),
          plainSigns(numberFormat(locale, decimals).format(value)),
        ),
      ),
    )
  }
})

test('whole crowns have no decimals, other amounts have decimals', () => {
  const written = (locale: Locale, minor: number, currency: Currency) => [
    writeMoney(deriveFormatTable(locale), { minor, currency }).replaceAll(/\s/g, ' '),
    formatMoney(locale, { minor, currency }).replaceAll(/\s/g, ' '),
  ]
  assert.deepEqual(written('cs', 18_900, 'CZK'), ['189 Kč', '189 Kč'])
  assert.deepEqual(written('cs', 18_950, 'CZK'), ['189,50 Kč', '189,50 Kč'])
  assert.deepEqual(written('sv', 7_900, 'SEK'), ['79 kr', '79 kr'])
  assert.deepEqual(written('de', 1_800, 'EUR'), ['18,00 €', '18,00 €'])
})

test('Polish and Spanish dates have the full month name', () => {
  assert.equal(formatDate('pl', '2027-05-12', 'weekday'), 'śr., 12 maja')
  assert.equal(formatDate('es', '2027-03-17', 'weekday'), 'mié, 17 de marzo')
})

test('a currency symbol equals the symbol beside an amount', () => {
  assert.equal(writeSymbol(deriveFormatTable('us'), 'EUR'), '€')
  assert.equal(writeSymbol(deriveFormatTable('pl'), 'PLN'), 'zł')
  assert.equal(writeSymbol(deriveFormatTable('ar'), 'AED'), 'د.إ.')
  assert.equal(writeSymbol(deriveFormatTable('da'), 'DKK'), 'kr.')
})
