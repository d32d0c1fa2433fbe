// Which marks are shown for what a provider offers.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { marksOf, paymentKinds } from './payment-kinds.ts'

test('every kind of payment has a mark, and a service with two kinds has one', () => {
  assert.deepEqual(marksOf(paymentKinds), [
    'visa',
    'mastercard',
    'paypal',
    'apple-pay',
    'google-pay',
    'klarna',
  ])
})

test('only what the provider offers is shown', () => {
  assert.deepEqual(marksOf(['later', 'cards']), ['visa', 'mastercard', 'klarna'])
  assert.deepEqual(marksOf([]), [])
})
