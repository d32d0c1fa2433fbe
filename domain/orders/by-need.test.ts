// Order of the orders in the overview of the account.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { byNeed } from './by-need.ts'
import type { OrderStatus } from './order.ts'

const now = 1_000
const order = (status: OrderStatus, more = {}) => ({ status, heldUntil: 0, request: null, ...more })

test('orders to pay come first, then returns to send, parcels on their way, and orders being packed', () => {
  const [packed, shipped, delivered] = [order('processed'), order('shipped'), order('delivered')]
  const returned = order('delivered', { request: { kind: 'return', status: 'asked' } })
  const payable = order('unpaid', { heldUntil: now + 1 })
  assert.deepEqual(byNeed([delivered, packed, shipped, returned, payable], now), [
    payable,
    returned,
    shipped,
    packed,
    delivered,
  ])
})

test('orders without a next step keep their order, like an unpaid order after its hold', () => {
  const orders = [order('cancelled'), order('unpaid', { heldUntil: now }), order('delivered')]
  assert.deepEqual(byNeed(orders, now), orders)
})
