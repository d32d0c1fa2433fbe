// Tests which brand marks are shown for a payment provider.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { marksOf, paymentKinds } from './payment-kinds.ts'

test('all kinds of payment together show each mark once: a service with two kinds has one mark', () => {
  assert.deepEqual(marksOf(paymentKinds), [
    'visa',
    'mastercard',
    'paypal',
    'apple-pay',
    'google-pay',
    'klarna',
  ])
})

test("only marks of the provider's kinds are shown", () => {
  assert.deepEqual(marksOf(['later', 'cards']), ['visa', 'mastercard', 'klarna'])
  assert.deepEqual(marksOf([]), [])
})
