// Mails about an order that is not paid yet: its invoice is reduced, and no money goes back.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StoredEvent } from '#data/orders/order-events.ts'
import type { StoredOrder } from '#data/orders/orders.ts'
import type { OrderMailTemplate } from '#domain/orders/order-event.ts'
import { composeOrderMail } from './order-mails.ts'
import { renderMail } from './testing-mail.ts'
import { owedPayment, sampleMailParts, sampleOrder } from './testing-order.ts'

const at = sampleOrder.placedAt
const reference = sampleOrder.requests[0]!.reference
const cancellation = { reason: 'withdrawal', refund: 1_500 } as const
const events: Readonly<Partial<Record<OrderMailTemplate, StoredEvent>>> = {
  'return-approved': {
    id: 'e',
    kind: 'return-approved',
    actor: 'merchant',
    at,
    data: { reference, refund: 1_500 },
  },
  'order-corrected': {
    id: 'e',
    kind: 'line-corrected',
    actor: 'merchant',
    at,
    data: { line: 'teddy', refund: 1_500 },
  },
  'withdrawal-receipt': { id: 'e', kind: 'withdrawn', actor: 'customer', at, data: { reference } },
}

function textOf(template: OrderMailTemplate, order: StoredOrder): string {
  const mail = composeOrderMail({ ...sampleMailParts, template, order, event: events[template] })
  assert.ok(mail, template)
  return renderMail(mail).text
}

const owed: StoredOrder = { ...sampleOrder, payment: owedPayment }
const cancelled: StoredOrder = {
  ...owed,
  status: 'cancelled',
  events: [...owed.events, { id: 'c', kind: 'cancelled', actor: 'customer', at, data: cancellation }],
}

test('an approved return, a correction and a withdrawal reduce the invoice; no mail promises money', () => {
  for (const [template, order] of [
    ['return-approved', owed],
    ['order-corrected', owed],
    ['withdrawal-receipt', cancelled],
  ] as const) {
    const text = textOf(template, order)
    assert.match(text, /reduced your invoice by .?€15\.00/, template)
    assert.doesNotMatch(text, /back to you|your refund/, template)
  }
})

test('an approved return whose money is returned already names no amount', () => {
  const data = { reference, refund: 0 }
  const event: StoredEvent = { id: 'e', kind: 'return-approved', actor: 'merchant', at, data }
  const mail = composeOrderMail({
    ...sampleMailParts,
    template: 'return-approved',
    order: sampleOrder,
    event,
  })
  const { subject, text } = renderMail(mail!)
  assert.ok(subject.includes(reference))
  assert.doesNotMatch(text, /0\.00|back to you/)
})

test('the same mails about a paid order announce the refund', () => {
  for (const template of ['return-approved', 'order-corrected'] as const)
    assert.match(textOf(template, sampleOrder), /back to you/, template)
})

test('the reminder of an overdue invoice asks for no payment in the past, and links the invoice', () => {
  const mail = composeOrderMail({
    ...sampleMailParts,
    account: { holder: 'Posy', iban: 'DE89370400440532013000', bic: '', currency: 'EUR', days: 7 },
    template: 'invoice-overdue',
    order: owed,
    event: undefined,
  })
  const { text } = renderMail(mail!)
  assert.match(
    text,
    /was due on April 11, 2026[^]*Please transfer the amount\n[^]*View invoice\nhttps:.*#order-papers/,
  )
  assert.doesNotMatch(text, /pay by|Expected to arrive/)
})
