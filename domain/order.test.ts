import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  checkTransition,
  nextStatuses,
  orderNumber,
  orderStatuses,
  orderTabs,
  readOrderNumber,
  tabStatuses,
} from './order.ts'

test('an order goes from unpaid to delivered by the hands that may move it', () => {
  assert.equal(checkTransition('unpaid', 'processing', 'payment', 'unpaid'), null)
  assert.equal(checkTransition('processing', 'processed', 'merchant', 'paid'), null)
  assert.equal(checkTransition('processed', 'pickup', 'merchant', 'paid'), null)
  assert.equal(checkTransition('pickup', 'shipped', 'merchant', 'paid'), null)
  assert.equal(checkTransition('shipped', 'delivered', 'merchant', 'paid'), null)
})

test('only a payment makes an unpaid order work in progress', () => {
  assert.equal(
    checkTransition('unpaid', 'processing', 'merchant', 'unpaid')?.refused,
    'order-not-yours-to-move',
  )
  assert.equal(checkTransition('unpaid', 'shipped', 'merchant', 'unpaid')?.refused, 'order-cannot-move')
})

test('a refused move says where the order could go', () => {
  assert.deepEqual(checkTransition('pickup', 'processing', 'merchant', 'paid'), {
    refused: 'order-cannot-move',
    facts: { from: 'pickup', to: 'processing', next: 'shipped' },
  })
  assert.equal(checkTransition('shipped', 'shipped', 'merchant', 'paid')?.refused, 'order-already-there')
})

test('a paid order is not cancelled before its money is back', () => {
  assert.equal(checkTransition('processing', 'cancelled', 'merchant', 'paid')?.refused, 'order-is-paid')
  assert.equal(checkTransition('processing', 'cancelled', 'merchant', 'refunded'), null)
})

test('a cancelled or delivered order stays so', () => {
  for (const actor of ['customer', 'merchant', 'payment', 'clock'] as const)
    for (const end of ['cancelled', 'delivered'] as const)
      assert.deepEqual(nextStatuses(end, actor, 'paid'), [])
})

test('the moves somebody is offered are those that are not refused', () => {
  for (const from of orderStatuses)
    for (const actor of ['customer', 'merchant', 'payment', 'clock'] as const)
      for (const payment of ['unpaid', 'paid', 'refunded'] as const)
        assert.deepEqual(
          nextStatuses(from, actor, payment),
          orderStatuses.filter((to) => checkTransition(from, to, actor, payment) === null),
        )
})

test('every status but cancelled has its tab', () => {
  const listed = new Set(orderTabs.filter((tab) => tab !== 'all').flatMap((tab) => tabStatuses[tab]))
  assert.deepEqual(
    orderStatuses.filter((status) => !listed.has(status)),
    ['cancelled'],
  )
})

const anyNumber = fc.uint8Array({ minLength: 10, maxLength: 10 }).map(orderNumber)

test('an order number is read back however it was typed', () => {
  fc.assert(
    fc.property(anyNumber, (number) => {
      const spoken = number.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
      return readOrderNumber(spoken) === number && readOrderNumber(number) === number
    }),
  )
})

test('a mistyped digit in an order number is noticed', () => {
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
