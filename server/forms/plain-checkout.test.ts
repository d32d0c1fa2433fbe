// The order button of pages without scripts.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { html } from '#domain/html.ts'
import type { Country } from '#domain/markets/market.ts'
import { checkoutFields } from './plain-checkout.ts'

const labelIn = (country: Country): string => {
  const total = { minor: 3701, currency: 'EUR' } as const
  const page = { country, payments: [], total, email: '', payment: '', fields: html``, days: '' }
  return /value="place">([^<]*)</.exec(checkoutFields(page, 'de').toString())![1]!
}

test('in Europe the order button has only the words of the law, elsewhere the total too', () => {
  assert.equal(labelIn('DE'), 'Zahlungspflichtig bestellen')
  assert.match(labelIn('CH'), /^Bestellen · 37,01.€$/)
})
