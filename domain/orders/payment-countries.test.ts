import assert from 'node:assert/strict'
import { test } from 'node:test'
import { paymentKindsIn } from './payment-countries.ts'
import { marksOf, paymentKinds } from './payment-kinds.ts'

test('a country without payment later shows no mark of it', () => {
  assert.ok(marksOf(paymentKindsIn('DE', paymentKinds)).includes('klarna'))
  for (const country of ['JP', 'AE', 'CN'] as const) {
    const marks = marksOf(paymentKindsIn(country, paymentKinds))
    assert.deepEqual(marks, ['visa', 'mastercard', 'paypal', 'apple-pay', 'google-pay'])
  }
})
