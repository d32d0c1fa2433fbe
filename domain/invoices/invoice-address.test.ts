import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  checkInvoiceAddress,
  invoiceLines,
  normaliseInvoiceAddress,
  type InvoiceAddress,
} from './invoice-address.ts'

const company: InvoiceAddress = {
  company: 'Blume GmbH',
  vatId: 'DE123456788',
  firstName: 'Ada',
  lastName: 'Lovelace',
  street: 'Lindenstraße 7',
  apartment: '',
  zip: '10969',
  city: 'Berlin',
  state: '',
  country: 'DE',
}

test('the company precedes the name, in the order of the country', () => {
  assert.deepEqual(invoiceLines(company), ['Blume GmbH', 'Ada Lovelace', 'Lindenstraße 7', '10969 Berlin'])
  assert.deepEqual(invoiceLines({ ...company, company: '' })[0], 'Ada Lovelace')
  const tokyo = { firstName: '花', lastName: '山田', street: '千代田1-1', zip: '100-0001', city: '千代田区' }
  const lines = invoiceLines({ ...company, ...tokyo, state: '13', country: 'JP', company: '花屋株式会社' })
  assert.deepEqual(lines.slice(-2), ['花屋株式会社', '山田 花'])
})

test('a VAT ID is stored in capitals, and only with a company', () => {
  assert.equal(normaliseInvoiceAddress({ ...company, vatId: ' che-123.456.789 ' }).vatId, 'CHE-123.456.789')
  assert.equal(normaliseInvoiceAddress({ ...company, company: ' ' }).vatId, '')
})

test('each wrong field has its problem; a phone number is not asked for', () => {
  assert.deepEqual(checkInvoiceAddress(company), {})
  assert.deepEqual(checkInvoiceAddress({ ...company, vatId: '??', street: '', zip: '1' }), {
    vatId: 'vat-id',
    street: 'required',
    zip: 'zip-format',
  })
  assert.deepEqual(checkInvoiceAddress({ ...company, company: 'x'.repeat(101) }), { company: 'too-long' })
})
