import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  checkTransition,
  nextStatuses,
  orderStatuses,
  orderTabs,
  paymentStatusAfter,
  tabStatuses,
} from './order.ts'
import { isOverdue } from './order-lists.ts'
import { orderNumber, readOrderNumber } from './order-number.ts'

test('the allowed actors move an order from unpaid to delivered', () => {
  assert.equal(checkTransition('unpaid', 'processing', 'payment'), null)
  assert.equal(checkTransition('processing', 'processed', 'merchant'), null)
  assert.equal(checkTransition('processed', 'pickup', 'merchant'), null)
  assert.equal(checkTransition('pickup', 'shipped', 'merchant'), null)
  assert.equal(checkTransition('shipped', 'delivered', 'merchant'), null)
})

test('only a payment moves an unpaid order to processing', () => {
  assert.equal(checkTransition('unpaid', 'processing', 'merchant')?.refused, 'order-not-yours-to-move')
  assert.equal(checkTransition('unpaid', 'shipped', 'merchant')?.refused, 'order-cannot-move')
})

test('a refused transition lists the allowed statuses', () => {
  assert.deepEqual(checkTransition('pickup', 'processing', 'merchant'), {
    refused: 'order-cannot-move',
    facts: { from: 'pickup', to: 'processing', next: 'shipped' },
  })
  assert.equal(checkTransition('shipped', 'shipped', 'merchant')?.refused, 'order-already-there')
})

test('a customer can cancel until the order is packed, the merchant until pickup', () => {
  assert.equal(checkTransition('unpaid', 'cancelled', 'customer'), null)
  assert.equal(checkTransition('processing', 'cancelled', 'customer'), null)
  assert.equal(checkTransition('processed', 'cancelled', 'customer')?.refused, 'order-not-yours-to-move')
  assert.equal(checkTransition('processed', 'cancelled', 'merchant'), null)
  assert.equal(checkTransition('pickup', 'cancelled', 'merchant')?.refused, 'order-cannot-move')
})

test('a payment is partially refunded until the whole amount is refunded', () => {
  assert.deepEqual(
    [0, 1, 999, 1000].map((refunded) => paymentStatusAfter(refunded, 1000)),
    ['paid', 'partially-refunded', 'partially-refunded', 'refunded'],
  )
})

test('a cancelled or delivered order has no further transitions', () => {
  for (const actor of ['customer', 'merchant', 'payment', 'clock'] as const)
    for (const end of ['cancelled', 'delivered'] as const) assert.deepEqual(nextStatuses(end, actor), [])
})

test('the offered transitions are exactly the allowed ones', () => {
  for (const from of orderStatuses)
    for (const actor of ['customer', 'merchant', 'payment', 'clock'] as const)
      assert.deepEqual(
        nextStatuses(from, actor),
        orderStatuses.filter((to) => checkTransition(from, to, actor) === null),
      )
})

test('every status has a tab', () => {
  const narrow = orderTabs.filter((tab) => tab !== 'all' && tab !== 'returned')
  const listed = new Set(narrow.flatMap((tab) => tabStatuses[tab]))
  assert.deepEqual(
    orderStatuses.filter((status) => !listed.has(status)),
    [],
  )
})

const anyNumber = fc.uint8Array({ minLength: 10, maxLength: 10 }).map(orderNumber)

test('an unsent parcel is overdue from the day after it was due, unless the order is unpaid or cancelled', () => {
  assert.ok(isOverdue('processing', '2026-03-01', '2026-03-02'))
  assert.ok(!isOverdue('processing', '2026-03-02', '2026-03-02'))
  assert.ok(!isOverdue('shipped', null, '2026-03-02'))
  assert.ok(
    !isOverdue('unpaid', '2026-03-01', '2026-03-02') && !isOverdue('cancelled', '2026-03-01', '2026-03-02'),
  )
})

test('an order number is recognised in every typed form', () => {
  fc.assert(
    fc.property(anyNumber, (number) => {
      const spoken = number.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
      return readOrderNumber(spoken) === number && readOrderNumber(number) === number
    }),
  )
})

test('a wrong digit in an order number is detected', () => {
  const digit = fc.integer({ min: 0, max: 9 })
  fc.assert(
    fc.property(anyNumber, fc.nat(9), digit, (number, at, wrong) => {
      const text = number.replaceAll('-', '')
      const changed = text.slice(0, at) + wrong + text.slice(at + 1)
      const before = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.indexOf(text[at]!)
      return before % 31 === wrong || readOrderNumber(changed) === null
    }),
  )
  for (const wrong of ['', 'x', '1234-5678-901U', '💐', `${'0'.repeat(5000)}`])
    assert.equal(readOrderNumber(wrong), null)
})
