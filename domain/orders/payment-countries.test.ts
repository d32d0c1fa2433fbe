// Tests which kinds of payment and which brand marks a country has.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFileSync } from 'node:fs'
import { countries } from '../markets/country.ts'
import { paymentKindsIn, paymentMarksIn } from './payment-countries.ts'
import { paymentKinds } from './payment-kinds.ts'

const everywhere = ['Visa', 'Mastercard', 'PayPal', 'Apple Pay', 'Google Pay']

test('all kinds of payment show each mark once: a service with two kinds has one mark', () => {
  assert.deepEqual(paymentMarksIn('US', paymentKinds), [...everywhere, 'Klarna'])
})

test('only marks of the kinds that the shop offers are shown', () => {
  assert.deepEqual(paymentMarksIn('DE', ['later', 'cards']), ['Visa', 'Mastercard', 'Klarna'])
  assert.deepEqual(paymentMarksIn('PL', ['cards']), ['Visa', 'Mastercard'])
  assert.deepEqual(paymentMarksIn('PL', []), [])
})

test('a country without payment later shows no mark of it', () => {
  assert.deepEqual(paymentMarksIn('AE', paymentKinds), everywhere)
})

test('the methods of a country come first there, and are in no other country', () => {
  assert.deepEqual(paymentMarksIn('PL', ['cards', 'local']), ['BLIK', 'Przelewy24', 'Visa', 'Mastercard'])
  assert.deepEqual(paymentKindsIn('US', ['cards', 'local']), ['cards'])
})

test('every mark has a drawing', () => {
  const drawings = readFileSync(
    new URL('../../storefront/shared/payment-marks/payment-marks.svg', import.meta.url),
    'utf8',
  )
  for (const country of countries)
    for (const mark of paymentMarksIn(country, paymentKinds))
      assert.ok(drawings.includes(`id="${mark.toLowerCase().replaceAll(' ', '-')}"`), mark)
})
