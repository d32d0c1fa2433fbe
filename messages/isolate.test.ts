import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Address } from '#domain/address.ts'
import { addressLines } from './address-lines.ts'
import { translateFor } from './load.ts'

const address: Address = {
  firstName: 'Ada',
  lastName: 'Lind',
  email: 'ada@example.com',
  street: '12-14 Main Street',
  apartment: '',
  zip: '95014',
  city: 'Cupertino',
  state: 'CA',
  country: 'US',
  phone: '',
}

test('an order number keeps its order inside Arabic text', () => {
  const said = translateFor('ar')('mail.placed.subject', { number: '7K2M-0Q4R-X9' })
  assert.ok(said.includes('\u20687K2M-0Q4R-X9\u2069'), said)
  assert.ok(!translateFor('de')('mail.placed.subject', { number: '7K2M-0Q4R-X9' }).includes('\u2068'))
})

test('an address ends with the country as its reader calls it', () => {
  assert.deepEqual(addressLines('de', address), [
    'Ada Lind',
    '12-14 Main Street',
    'Cupertino, CA 95014',
    'Vereinigte Staaten',
  ])
  assert.deepEqual(addressLines('ar', address).slice(1), [
    '\u206812-14 Main Street\u2069',
    '\u2068Cupertino, CA 95014\u2069',
    'الولايات المتحدة',
  ])
})
