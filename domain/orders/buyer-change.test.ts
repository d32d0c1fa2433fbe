import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changesOf, type ChangeableDelivery } from './buyer-change.ts'
import { orderStatuses } from './order.ts'

const parcel: ChangeableDelivery = {
  address: { street: 'Gartenweg 3' },
  requiresShipping: true,
  shipments: [],
  hasGoods: true,
  hasMessage: false,
}

test('address, message and day are open until the order is packed', () => {
  const open = orderStatuses.filter((status) => changesOf(status, parcel).length > 0)
  assert.deepEqual(open, ['unpaid', 'processing'])
  assert.deepEqual(changesOf('processing', parcel), ['address', 'message', 'day'])
})

test('nothing of a sent parcel can be changed, nor of one without goods', () => {
  assert.deepEqual(changesOf('processing', { ...parcel, shipments: [{}] }), [])
  assert.deepEqual(changesOf('processing', { ...parcel, hasGoods: false }), [])
})

test('a guest of a registry changes the message only, because the address belongs to others', () => {
  assert.deepEqual(changesOf('processing', { ...parcel, address: { street: '' } }), ['message'])
})

test('goods that are not sent have no address and no day; an existing message can be changed', () => {
  const handedOver = { ...parcel, requiresShipping: false }
  assert.deepEqual(changesOf('processing', handedOver), [])
  assert.deepEqual(changesOf('processing', { ...handedOver, hasMessage: true }), ['message'])
})
