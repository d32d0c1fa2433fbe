// Which requests need a label from the shop.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isLabelDue } from './return-label.ts'

const order = {
  freeReturns: false,
  lines: [
    { id: 'mug', delivery: 0 },
    { id: 'bunny', delivery: 1 },
  ],
  deliveries: [{ shipments: ['a parcel'] }, { shipments: [] }],
}
const asked = { kind: 'return', status: 'asked' } as const
const damaged = { ...asked, lines: [{ id: 'mug', reason: 'damaged' }] }
const unwanted = { ...asked, lines: [{ id: 'mug', reason: 'changed-mind' }] }

test('the shop owes a label for its own faults, or for every return', () => {
  assert.equal(isLabelDue(order, damaged), true)
  assert.equal(isLabelDue(order, unwanted), false)
  assert.equal(isLabelDue({ ...order, freeReturns: true }, unwanted), true)
  assert.equal(isLabelDue(order, { ...damaged, kind: 'withdrawal' }), false, 'it has no reason')
})

test('no label is due for an exchange, a decided return, or gifts that are not sent', () => {
  assert.equal(isLabelDue(order, { ...damaged, kind: 'exchange' }), false)
  assert.equal(isLabelDue(order, { ...damaged, status: 'approved' }), false)
  assert.equal(isLabelDue(order, { ...asked, lines: [{ id: 'bunny', reason: 'damaged' }] }), false)
})
