import assert from 'node:assert/strict'
import { test } from 'node:test'
import { paymentMethodName } from './payment-method.ts'

test('a buyer reads the brand and the last digits of a card', () => {
  assert.deepEqual(
    [
      'visa 4242',
      'amex 0005',
      'card 1111',
      'sepa_debit 3000',
      'klarna',
      'amazon_pay',
      'paypal',
      'unknown',
      '',
    ].map(paymentMethodName),
    [
      'Visa •••• 4242',
      'American Express •••• 0005',
      '•••• 1111',
      'SEPA •••• 3000',
      'Klarna',
      'Amazon pay',
      'PayPal',
      '',
      '',
    ],
  )
})
