// Mails state what the order was promised: its days for returns, and the pick-up point.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StoredOrder } from '#data/orders/orders.ts'
import type { OrderEvent, OrderMailTemplate } from '#domain/orders/order-event.ts'
import { sampleSettings } from '#domain/settings/settings.ts'
import { composeOrderMail } from './order-mails.ts'
import { renderMail } from './testing-mail.ts'
import { sampleEvents, sampleMailParts, sampleOrder } from './testing-order.ts'

const { shipping } = sampleSettings
const workshop = {
  ...shipping.methods[0]!,
  id: 'workshop',
  kind: 'pickup' as const,
  names: { us: 'Collect at the workshop' },
  point: 'Lindenallee 12\nMo–Fr 9–18',
}
const settings = { ...sampleSettings, shipping: { ...shipping, methods: [...shipping.methods, workshop] } }

const account = { holder: 'Posy', iban: 'DE89370400440532013000', bic: '', currency: 'EUR', days: 7 } as const

function composed(
  template: OrderMailTemplate,
  change: Partial<StoredOrder>,
  about: OrderEvent['kind'] = 'delivered',
) {
  const event = sampleEvents.find(({ kind }) => kind === about)
  const order = { ...sampleOrder, ...change }
  return renderMail(composeOrderMail({ ...sampleMailParts, settings, account, template, order, event })!)
}

const compose = (...about: Parameters<typeof composed>): string => composed(...about).text

test('a mail names the days for returns of its order, not those of new orders', () => {
  assert.match(compose('order-delivered', { returnDays: 30 }), /Until April 27, 2026 you can return/)
  assert.match(compose('order-paid', { returnDays: 30 }), /Returns within 30 days/)
})

test('a mail about a return names who pays its postage, as the order was promised', () => {
  const asked = (change: Partial<StoredOrder>): string => compose('return-asked', change, 'return-asked')
  const [request] = sampleOrder.requests
  const damaged = [
    { ...request!, lines: request!.lines.map((line) => ({ ...line, reason: 'damaged' as const })) },
  ]
  assert.match(asked({}), /You choose the carrier and pay the return postage/)
  assert.match(asked({ freeReturns: true }), /We pay the return postage/)
  assert.match(asked({ requests: damaged }), /We pay the return postage and email you the label/)
})

test('a gift that the buyer collects has the pick-up point, and no address of delivery', () => {
  const deliveries = [{ ...sampleOrder.deliveries[0]!, method: 'workshop' }]
  const text = compose('order-paid', { deliveries })
  assert.match(text, /Collect at the workshop\nLindenallee 12\nMo–Fr 9–18/)
  assert.doesNotMatch(text, /Delivery address|Lindenstraße 7/)
})

test('in an Arabic mail, point and card keep the direction of their words', () => {
  const deliveries = [{ ...sampleOrder.deliveries[0]!, method: 'workshop', message: 'Enjoy!\nAda' }]
  const text = compose('order-paid', { deliveries, locale: 'ar' })
  for (const line of ['Mo–Fr 9–18', 'Enjoy!', 'Ada']) assert.ok(text.includes(`\u2068${line}\u2069`), line)
})

test('mails about a transfer name the day with whose end the hold ends; the reminder says that it is one', () => {
  const heldUntil = Date.UTC(2026, 3, 5, 22)
  const payment = { ...sampleOrder.payment, provider: 'bank-transfer' }
  const [placed, reminder] = (['order-placed', 'order-reminder'] as const).map((template) =>
    composed(template, { paymentStatus: 'unpaid', payment, heldUntil }),
  )
  for (const { text } of [placed!, reminder!]) assert.match(text, /Please pay by April 5, 2026/)
  assert.match(placed!.subject, /We have your order/)
  assert.match(reminder!.subject, /is waiting for its payment/)
})

test('the mail with a payment link names the instant until which the gifts are held', () => {
  const text = compose('payment-link', { paymentStatus: 'unpaid' })
  assert.match(text, /pay by Mar 29, 2026, 12:00.AM \(Central European Time\); until then/)
})

test('only the refund of an order that was a sale has a credit note', () => {
  const [placed] = sampleOrder.events
  const refunded = {
    id: 'e9',
    kind: 'refunded',
    actor: 'payment',
    at: placed!.at,
    data: { amount: 100 },
  } as const
  const sold = { id: 'e8', kind: 'processing', actor: 'payment', at: placed!.at, data: {} } as const
  const textOf = (events: StoredOrder['events']) =>
    renderMail(
      composeOrderMail({
        ...sampleMailParts,
        template: 'order-refunded',
        order: { ...sampleOrder, events },
        event: refunded,
      })!,
    ).text
  assert.match(textOf([placed!, sold, refunded]), /Credit note/)
  assert.doesNotMatch(textOf([placed!, refunded]), /Credit note/)
})

test('a mail that goes abroad has the country of the shop', () => {
  const imprint = /Lindenallee 12, 26122 Oldenburg\W*Germany/
  assert.doesNotMatch(composed('order-delivered', {}).html, imprint)
  assert.match(composed('order-delivered', { country: 'US' }).html, imprint)
})
