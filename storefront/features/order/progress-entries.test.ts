import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foldedEntries, progressOf } from './progress-entries.ts'

type Order = Parameters<typeof progressOf>[0]

const parcel = { requiresShipping: true } as Order['deliveries'][number]

/** One line for each entry: a step has a number, or is done; an event has its mark. '>' is what happens now, '>+' is done. */
function progress(
  status: Order['status'],
  kinds: string[],
  deliveries = [parcel],
  more: Partial<Order> = {},
): string[] {
  const timeline = kinds.map((kind, at) => ({ kind, at, delivery: null }))
  const { entries, current } = progressOf({
    status,
    timeline,
    deliveries,
    requests: [],
    refunds: [],
    ...more,
  })
  return entries.map(({ text, at: began, icon, isReached }, at) =>
    [at === current ? (isReached ? '>+' : '>') : at < current ? '+' : ' ', icon, text, began]
      .filter((part) => part !== '' && part !== undefined)
      .join(' '),
  )
}

test('an order without other events has its four steps, with the time of those that are done', () => {
  assert.deepEqual(progress('processing', ['placed', 'processing']), [
    '+ order.paid 1',
    '> order.gettingReady',
    '  order.status.shipped',
    '  order.status.delivered',
  ])
  assert.deepEqual(progress('unpaid', ['placed'])[0], '> checkout.payment')
  const packed = progress('pickup', ['placed', 'processing', 'processed', 'pickup'])
  assert.equal(packed[1], '> order.gettingReady')
  assert.equal(progress('processed', ['placed', 'processing', 'processed'])[1], '>+ order.event.processed 2')
})

test('a change before the order is packed is between the payment and the parcel', () => {
  const kinds = ['placed', 'processing', 'address-changed']
  assert.deepEqual(progress('processing', kinds), [
    '+ order.paid 1',
    '> order.gettingReady',
    '  check order.event.address-changed 2',
    '  order.status.shipped',
    '  order.status.delivered',
  ])
  assert.deepEqual(progress('shipped', [...kinds, 'processed', 'shipped', 'parcel']), [
    '+ order.paid 1',
    '+ check order.event.address-changed 2',
    '+ order.event.processed 3',
    '>+ order.status.shipped 4',
    '  check order.event.parcel 5',
    '  order.status.delivered',
  ])
})

test('a return and its refund follow the delivery: a request waits until something follows, and no parcel is on its way', () => {
  const kinds = ['placed', 'processing', 'shipped', 'parcel', 'delivered']
  assert.deepEqual(progress('delivered', kinds).slice(2), [
    '+ order.status.shipped 2',
    '+ order.status.delivered 4',
  ])
  kinds.push('return-asked')
  assert.deepEqual(progress('delivered', kinds).slice(3), [
    '+ order.status.delivered 4',
    '> returns order.event.return-asked 5',
  ])
  kinds.push('refunded')
  assert.deepEqual(progress('delivered', kinds).slice(3), [
    '+ order.status.delivered 4',
    '+ check order.event.return-asked 5',
    '> check order.event.refunded 6',
  ])
})

test('after a request its approval and the refund are to come, after a cancellation the refund', () => {
  const kinds = ['placed', 'processing', 'shipped', 'delivered', 'return-asked']
  const asked = { requests: [{ kind: 'return', status: 'asked' }] } as const
  assert.deepEqual(progress('delivered', kinds, [parcel], asked).slice(4), [
    '> returns order.event.return-asked 4',
    '  package order.approval',
    '  wallet order.refundStep',
  ])
  const approved = {
    requests: [{ kind: 'return', status: 'approved' }],
    refunds: [{ doneAt: null }],
  } as const
  assert.deepEqual(progress('delivered', [...kinds, 'return-approved'], [parcel], approved).slice(4), [
    '+ check order.event.return-asked 4',
    '> check order.event.return-approved 5',
    '  wallet order.refundStep',
  ])
  assert.deepEqual(
    progress('cancelled', ['placed', 'processing', 'cancelled'], [parcel], { refunds: [{ doneAt: null }] }),
    ['+ check order.paid 1', '> close order.event.cancelled 2', '  wallet order.refundStep'],
  )
})

test('goods sent before they are paid: the order is accepted first, and paid after the delivery', () => {
  const kinds = ['placed', 'accepted', 'shipped', 'delivered', 'paid']
  assert.deepEqual(progress('delivered', kinds), [
    '+ order.event.accepted 1',
    '+ order.event.processed 1',
    '+ order.status.shipped 2',
    '+ order.status.delivered 3',
    '> check order.paid 4',
  ])
})

test('a cancelled order has all that happened, and no steps that no longer follow', () => {
  assert.deepEqual(progress('cancelled', ['placed', 'processing', 'cancelled']), [
    '+ check order.paid 1',
    '> close order.event.cancelled 2',
  ])
  assert.deepEqual(progress('cancelled', ['placed', 'processing', 'cancelled', 'refunded']), [
    '+ check order.paid 1',
    '+ close order.event.cancelled 2',
    '> check order.event.refunded 3',
  ])
  assert.deepEqual(progress('cancelled', ['placed', 'cancelled']), [
    '+ check order.event.placed 0',
    '> close order.event.cancelled 1',
  ])
})

test('an order without a parcel is not shipped; events that buyers do not read are left out', () => {
  const withoutParcel = { requiresShipping: false } as Order['deliveries'][number]
  const kinds = ['placed', 'processing', 'refund-failed']
  assert.deepEqual(progress('processing', kinds, [withoutParcel]), [
    '+ order.paid 1',
    '> order.gettingReady',
    '  order.status.delivered',
  ])
})

test('a long list leaves out what was done before its last steps, or before the delivery', () => {
  const kinds = ['placed', 'processing', 'shipped', 'delivered', 'return-asked']
  const foldedOf = (own: string[]) => {
    const timeline = own.map((kind, at) => ({ kind, at, delivery: null }))
    const order = { timeline, deliveries: [parcel], requests: [], refunds: [] }
    const { entries, current } = progressOf({ ...order, status: 'delivered' })
    return foldedEntries(entries, current)
  }
  assert.equal(foldedOf([...kinds, 'return-approved']), 3, 'what follows the delivery begins with it')
  assert.equal(foldedOf(kinds), 3)
  assert.equal(foldedOf(kinds.slice(0, -1)), 0)
})
