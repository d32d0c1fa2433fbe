// Mails about orders of which parts are withdrawn or removed before they are sent.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StoredOrder } from '#data/orders/orders.ts'
import type { OrderMailTemplate } from '#domain/orders/order-event.ts'
import { composeOrderMail } from './order-mails.ts'
import { renderMail } from './testing-mail.ts'
import { sampleMailParts, sampleOrder } from './testing-order.ts'

type Event = StoredOrder['events'][number]

function compose(template: OrderMailTemplate, order: StoredOrder, event: Event): string | null {
  const mail = composeOrderMail({
    template,
    order,
    event,
    ...sampleMailParts,
  })
  return mail && renderMail(mail).text
}

const [sent] = sampleOrder.deliveries
const unsent = { ...sent!, id: 'other', position: 1, shipments: [] }
const withdrawn = sampleOrder.events.find(({ kind }) => kind === 'withdrawn')!

test('the receipt of a withdrawal asks to send back only what was sent', () => {
  const waiting = { ...sampleOrder, deliveries: [{ ...sent!, shipments: [] }] }
  const nothingSent = compose('withdrawal-receipt', waiting, withdrawn)!
  assert.match(nothingSent, /nothing to send back/)
  assert.doesNotMatch(nothingSent, /Please send the gifts back/)
  assert.match(compose('withdrawal-receipt', sampleOrder, withdrawn)!, /Please send the gifts back/)
})

test('an order whose unsent gift is withdrawn after the other parcel has no second mail about that parcel', () => {
  const at = withdrawn.at
  const of = <const K extends string, const D extends object>(id: string, kind: K, data: D) =>
    ({ id, kind, data, actor: 'merchant', at }) as const
  const line = { ...sampleOrder.lines[0]!, id: 'other', delivery: 1, returned: 1 }
  const request = {
    ...sampleOrder.requests[0]!,
    status: 'approved',
    decidedAt: at,
    lines: [{ id: 'other', quantity: line.quantity, reason: 'changed-mind', replacement: null }],
  } as const
  const tracked = { carrier: 'DHL', trackingNumber: 'JD01', delivery: 0 }
  const parts = [of('e3', 'group-shipped', tracked), of('e4', 'group-delivered', { delivery: 0 })] as const
  const whole = [of('e5', 'shipped', {}), of('e6', 'delivered', {})] as const
  const order: StoredOrder = {
    ...sampleOrder,
    lines: [...sampleOrder.lines, line],
    deliveries: [sent!, unsent],
    requests: [request],
    events: [...sampleOrder.events, ...parts, ...whole],
  }
  assert.match(compose('order-shipped', order, parts[0])!, /JD01/)
  assert.ok(compose('order-delivered', order, parts[1]))
  assert.equal(compose('order-shipped', order, whole[0]), null)
  assert.equal(compose('order-delivered', order, whole[1]), null)
  const single = { ...order, deliveries: [sent!], lines: sampleOrder.lines, events: [...whole] }
  assert.ok(compose('order-shipped', single, whole[0]))
  assert.ok(compose('order-delivered', single, whole[1]))
})

test('the mail about a parcel says which gifts were withdrawn before it was sent', () => {
  const [line] = sampleOrder.lines
  const at = sent!.shipments[0]!.shippedAt
  const request = {
    ...sampleOrder.requests[0]!,
    kind: 'withdrawal',
    status: 'approved',
    decidedAt: at - 1,
    lines: [{ id: line!.id, quantity: 1, reason: 'changed-mind', replacement: null }],
  } as const
  const order = { ...sampleOrder, requests: [request] }
  const shipped = { id: 'e9', kind: 'shipped', data: {}, actor: 'merchant', at } as const
  assert.match(compose('order-shipped', order, shipped)!, /1 removed/)
  assert.doesNotMatch(compose('order-shipped', { ...order, requests: [] }, shipped)!, /removed/)
})

test('a gift that was removed from the order causes no invitation to a review', () => {
  const [line] = sampleOrder.lines
  const reviewed = { ...line!, reviewed: true }
  const order = { ...sampleOrder, lines: [reviewed, { ...line!, id: 'removed', removed: line!.quantity }] }
  assert.equal(compose('review-invitation', order, withdrawn), null)
})

test('gifts that are sent back, and an order that is paid back, cause no invitation to a review', () => {
  const [line] = sampleOrder.lines
  const [request] = sampleOrder.requests
  const back = [{ id: line!.id, quantity: line!.quantity, reason: 'other', replacement: null }] as const
  const returned = { ...request!, kind: 'return', lines: back } as const
  const order = { ...sampleOrder, lines: [line!], requests: [] }
  assert.ok(compose('review-invitation', order, withdrawn))
  for (const status of ['asked', 'approved'] as const)
    assert.equal(
      compose('review-invitation', { ...order, requests: [{ ...returned, status }] }, withdrawn),
      null,
    )
  assert.ok(
    compose('review-invitation', { ...order, requests: [{ ...returned, status: 'refused' }] }, withdrawn),
  )
  assert.equal(compose('review-invitation', { ...order, paymentStatus: 'refunded' }, withdrawn), null)
})
