// The latest order for a person: which parcels count.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lastOrderFor, orderedFor } from './last-order.ts'

const address = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: '',
  street: 'Ring 1',
  apartment: '',
  zip: '10115',
  city: 'Berlin',
  state: '',
  country: 'DE',
  phone: '',
} as const
const parcels = [
  { firstName: 'Grace', lastName: 'Hopper', placedAt: 3 },
  { firstName: 'Ada', lastName: 'Byron', placedAt: 2 },
  { firstName: 'Ada', lastName: 'Lovelace', placedAt: 1 },
  { firstName: '花子', lastName: '山田', placedAt: 0 },
]

test('the latest parcel with the full name, the name of the address, or the first name counts', () => {
  const last = (name: string, hasAddress = false) =>
    lastOrderFor({ name, address: hasAddress ? address : null }, parcels)
  assert.equal(last('grace  hopper'), 3)
  assert.equal(last('Ada'), 2)
  assert.equal(last('Ada', true), 1)
  assert.equal(last('Mum', true), 1)
  assert.equal(last('山田 花子'), 0)
  assert.equal(last('Nobody'), null)
})

test('what was ordered for a person is known by the names of all their parcels', () => {
  const gifts = [
    { firstName: 'Ada', lastName: 'Byron', products: ['mug', 'teddy'] },
    { firstName: 'Ada', lastName: 'Lovelace', products: ['mug', 'candle'] },
    { firstName: 'Grace', lastName: 'Hopper', products: ['vase'] },
  ]
  assert.deepEqual([...orderedFor({ name: 'Ada', address: null }, gifts)], ['mug', 'teddy', 'candle'])
  assert.deepEqual([...orderedFor({ name: 'Ada', address }, gifts)], ['mug', 'candle'])
})
