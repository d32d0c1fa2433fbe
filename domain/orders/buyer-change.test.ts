import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changesOf, type ChangeableDelivery } from './buyer-change.ts'
import { orderStatuses } from './order.ts'

const parcel: ChangeableDelivery = {
  address: { street: 'Gartenweg 3' },
  requiresShipping: true,
  shipments: [],
  hasGoods: true,
}

test('the address is open until the order is packed', () => {
  const open = orderStatuses.filter((status) => changesOf(status, parcel).length > 0)
  assert.deepEqual(open, ['unpaid', 'processing'])
  assert.deepEqual(changesOf('processing', parcel), ['address'])
})

test('nothing of a sent parcel can be changed, nor of one without goods', () => {
  assert.deepEqual(changesOf('processing', { ...parcel, shipments: [{}] }), [])
  assert.deepEqual(changesOf('processing', { ...parcel, hasGoods: false }), [])
})

test('the address of a registry, and that of goods which are not sent, cannot be changed', () => {
  assert.deepEqual(changesOf('processing', { ...parcel, address: { street: '' } }), [])
  assert.deepEqual(changesOf('processing', { ...parcel, requiresShipping: false }), [])
})
