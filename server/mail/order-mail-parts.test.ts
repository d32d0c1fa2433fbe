// The parts of order mails, and their order.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StoredOrder } from '#data/orders/orders.ts'
import { mailTemplateOf, type OrderMailTemplate } from '#domain/orders/order-event.ts'
import { composeOrderMail } from './order-mails.ts'
import { renderMail } from './testing-mail.ts'
import { sampleEvents, sampleMailParts, sampleOrder } from './testing-order.ts'

function compose(template: OrderMailTemplate, change: Partial<StoredOrder> = {}): string {
  return composeMail(template, change).text
}

function composeMail(template: OrderMailTemplate, change: Partial<StoredOrder> = {}) {
  const event = sampleEvents.find(({ kind }) => mailTemplateOf[kind] === template)
  return renderMail(
    composeOrderMail({ ...sampleMailParts, template, order: { ...sampleOrder, ...change }, event })!,
  )
}

test('what to do now precedes the order; sent goods are listed without prices', () => {
  for (const [template, button] of [
    ['order-paid', 'View order'],
    ['order-shipped', 'Track the parcel'],
    ['order-delivered', 'View order'],
  ] as const) {
    const text = compose(template)
    assert.ok(text.indexOf(button) < text.indexOf('Honey Teddy'), text)
    assert.equal(text.includes('€'), template === 'order-paid', template)
  }
  const corrected = compose('order-corrected')
  assert.ok(corrected.indexOf('This is what you will receive') < corrected.indexOf('Honey Teddy'))
  assert.ok(corrected.indexOf('Honey Teddy') < corrected.indexOf('View order'))
})

test('where nothing is on its way, the button shows the order and does not promise tracking', () => {
  for (const template of ['order-paid', 'order-cancelled', 'order-refunded', 'return-approved'] as const) {
    assert.match(compose(template), /^View order$/m, template)
    assert.doesNotMatch(compose(template), /Track/, template)
  }
})

test('the sentence with the promise of returns has its exception, where the order has a personal text', () => {
  const plain = sampleOrder.lines.map((line) => ({ ...line, personalisation: '' }))
  for (const template of ['order-paid', 'order-shipped'] as const) {
    assert.match(
      compose(template),
      /within 99 days of delivery \(gifts with a personal text only if .*\)\./,
      template,
    )
    assert.doesNotMatch(compose(template, { lines: plain }), /personal text only/, template)
  }
})

test('a discount has the name that the order page shows, and the total names its tax', () => {
  const reason = { items: 4, scope: null, basisPoints: 500, from: null, coupon: null }
  const discounts = [{ key: 'more', name: 'Buy one more', minor: 338, reason }]
  const taxes = [{ basisPoints: 1_900, net: 7_034, tax: 1_336 }]
  const text = compose('order-paid', { discounts, taxes })
  assert.match(text, /4 gifts: 5% off {2}-?−?€3\.38/)
  assert.match(text, /Includes €13\.36 VAT/)
})

test('the mail about a payment names its day and means', () => {
  const payment = { ...sampleOrder.payment, method: 'visa 4242' }
  assert.match(compose('order-paid', { payment }), /Paid on March 28, 2026\nVisa •••• 4242/)
  assert.doesNotMatch(compose('order-shipped', { payment }), /Paid on/)
})

test('mails about an export say that the recipient may owe import charges', () => {
  for (const template of ['order-paid', 'order-shipped'] as const) {
    assert.match(compose(template, { taxNotes: ['export'] }), /may owe import charges/)
    assert.doesNotMatch(compose(template), /import charges/)
  }
  assert.doesNotMatch(compose('order-shipped', { taxNotes: ['export'] }), /Prices/, 'it shows no prices')
})

test('the mail about a payment greets the buyer, where the order or the account names them', () => {
  assert.match(compose('order-paid'), /^Thank you, Ada$/m)
  const lines = sampleOrder.lines.map((line) => ({ ...line, giftMessage: 'For Ada' }))
  const unnamed = { lines, email: 'buyer@example.com' }
  assert.match(compose('order-paid', unnamed), /^Thank you$/m)
  const customer = { firstName: 'Anna', lastName: 'Petersen' }
  const order = { ...sampleOrder, ...unnamed }
  const mail = composeOrderMail({
    ...sampleMailParts,
    template: 'order-paid',
    order,
    event: undefined,
    customer,
  })
  assert.match(renderMail(mail!).text, /^Thank you, Anna$/m)
})

test('the mail about an arrival names day and place, and the last day for returns once', () => {
  const text = compose('order-delivered')
  assert.match(text, /^Delivered on {2}March 28, 2026\nDelivery address {2}Ada Lovelace, Berlin$/m)
  assert.equal(text.match(/return anything|Returns within/g)?.length, 1)
})

test('a review is asked of the buyer who has the gifts, not of one who sent them to somebody else', () => {
  const [delivery] = sampleOrder.deliveries
  const toOthers = { email: 'buyer@example.com', deliveries: [{ ...delivery!, message: 'For you' }] }
  assert.match(compose('order-delivered'), /Write a review\n[^]*View order\n/)
  assert.match(compose('order-delivered', toOthers), /View order\n[^]*Write a review\n/)
})

test('no Japanese line begins with a sign that belongs to the word before it', () => {
  assert.match(composeMail('order-paid', { locale: 'ja' }).html, /line-break:strict/)
})

test('arrival and tracking number are one block', () => {
  assert.match(
    compose('order-shipped'),
    /^Expected to arrive {2}.*\nShipped with DHL, tracking number {2}JD01$/m,
  )
})

test('quantities precede titles in every mail', () => {
  for (const template of ['order-paid', 'order-shipped', 'order-delivered'] as const)
    assert.match(compose(template), /^\d × Honey Teddy/m, template)
})

test('the exception of returns is in the sentence about them', () => {
  assert.match(compose('order-delivered'), /anything that isn’t right \(gifts with a personal text only if /)
})

test('no line of details begins or ends with a separator', () => {
  assert.doesNotMatch(composeMail('order-delivered').html, /·\s+Gift wrap/)
})
