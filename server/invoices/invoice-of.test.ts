// What an invoice takes from its order.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleSettings } from '#domain/settings/settings.ts'
import { invoiceOf } from '#services/invoices/invoice-of.ts'
import { sampleOrder } from '../mail/testing-order.ts'

test('an emirate has its name in the language of the buyer, as on the order’s page', () => {
  const [delivery] = sampleOrder.deliveries
  const address = { ...delivery!.address, country: 'AE', zip: '', city: '', state: 'DU' } as const
  const order = { ...sampleOrder, country: 'AE', deliveries: [{ ...delivery!, address }] } as const
  const linesIn = (locale: string) => invoiceOf({ ...order, locale }, sampleSettings, []).buyer.lines
  assert.ok(linesIn('ar').includes('دبي'))
  assert.ok(linesIn('us').includes('Dubai'))
})
