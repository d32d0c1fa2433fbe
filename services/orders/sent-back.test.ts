import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StoredLine, StoredOrder, StoredRequest } from '#data/orders/orders.ts'
import { sentBack } from './sent-back.ts'

const line = { id: 'teddy', quantity: 5, removed: 1 } as StoredLine

const request = (id: string, kind: StoredRequest['kind'], status: StoredRequest['status']) =>
  ({ id, kind, status, lines: [{ id: 'teddy', quantity: 1 }] }) as unknown as StoredRequest

const paidBack = (returnId: string | null, state: 'pending' | 'succeeded' | 'failed') =>
  ({ returnId, state }) as StoredOrder['refunds'][number]

test('a gift comes back while its return is open or not paid back, and then it is refunded', () => {
  const order = {
    status: 'delivered',
    paymentStatus: 'partially-refunded',
    requests: [
      request('1', 'return', 'approved'),
      request('2', 'withdrawal', 'approved'),
      request('3', 'return', 'asked'),
      request('4', 'return', 'refused'),
      request('5', 'exchange', 'approved'),
    ],
    refunds: [paidBack('1', 'succeeded'), paidBack('2', 'pending'), paidBack(null, 'succeeded')],
  } as const
  assert.deepEqual(sentBack(order, line), { returning: 2, refunded: 1 })
  assert.deepEqual(sentBack(order, { ...line, id: 'mug' }), { returning: 0, refunded: 0 })
})

test('with the whole order all gifts are refunded that staff did not remove', () => {
  const order = { status: 'cancelled', paymentStatus: 'refunded', requests: [], refunds: [] } as const
  assert.deepEqual(sentBack(order, line), { returning: 0, refunded: 4 })
})

test('nothing comes back of an order that its withdrawal has cancelled, also if it cost nothing', () => {
  const requests = [request('1', 'withdrawal', 'approved')]
  const order = { status: 'cancelled', paymentStatus: 'paid', requests, refunds: [] } as const
  assert.deepEqual(sentBack(order, line), { returning: 0, refunded: 0 })
})
