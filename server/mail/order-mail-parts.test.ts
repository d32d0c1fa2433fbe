// The parts of order mails, and their order.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StoredOrder } from '#data/orders/orders.ts'
import { mailTemplateOf, type OrderMailTemplate } from '#domain/orders/order-event.ts'
import { brandColours } from '../brand-colours.ts'
import { composeOrderMail } from './order-mails.ts'
import { renderMail, sampleFrame } from './testing-mail.ts'
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
  const [delivery] = sampleOrder.deliveries
  const unnamed = {
    lines,
    email: 'buyer@example.com',
    deliveries: [delivery!, { ...delivery!, position: 1 }],
  }
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
  assert.match(text, /^Delivered on {2}March 28, 2026\nDelivered to {2}Ada Lovelace, Berlin$/m)
  assert.equal(text.match(/return anything|Returns within/g)?.length, 1)
})

const [delivery] = sampleOrder.deliveries
const toOthers = {
  email: 'buyer@example.com',
  deliveries: [{ ...delivery!, message: 'For you', giftCode: '6HPP-XPTS-2R0T' }],
}

test('the mail about an arrival first asks for a review, while one is possible', () => {
  assert.match(compose('order-delivered'), /Write a review\n[^]*View order\n/)
  assert.match(
    compose('order-delivered', toOthers),
    /How did Ada like it\?\n\nWrite a review\n\S+#order-reviews\n\nView order\n/,
  )
  const lines = sampleOrder.lines.map((line) => ({ ...line, reviewed: true }))
  assert.doesNotMatch(compose('order-delivered', { lines }), /review/)
})

test('the headline names the recipient, unless that is the buyer', () => {
  for (const [template, headline, own] of [
    ['order-paid', 'Thank you.\nAda’s gift is in\u00A0good\u00A0hands.', 'Thank you, Ada'],
    ['order-shipped', 'On its way to Ada', 'Your gifts are on their way'],
    ['order-delivered', 'Ada’s gift has\u00A0arrived', 'Your gifts have arrived'],
  ] as const) {
    assert.ok(compose(template, toOthers).startsWith(`${headline}\n`), template)
    assert.ok(compose(template).startsWith(`${own}\n`), template)
  }
  const [delivery] = toOthers.deliveries
  const address = { ...delivery!.address, firstName: 'さくら', lastName: '佐藤' }
  const japanese = { ...toOthers, locale: 'ja', deliveries: [{ ...delivery!, address }] }
  assert.match(compose('order-shipped', japanese), /^さくら様/, 'as on the page of the order')
})

test('the buyer sees the page of the gift after the payment, and can send it when the parcel has left', () => {
  const code = '6HPP-XPTS-2R0T'
  assert.ok(
    compose('order-paid', toOthers).includes(
      `See what Ada will see\nhttps://www.posy.example/gift#${code}\n`,
    ),
  )
  const address = encodeURIComponent(`https://www.posy.example/gift#${code}`)
  const sent = compose('order-shipped', toOthers)
  assert.ok(sent.includes(`Send Ada the gift page\nmailto:?subject=A%20gift%20for%20Ada&body=${address}\n`))
  for (const template of ['order-paid', 'order-shipped'] as const)
    assert.doesNotMatch(compose(template), /\/gift|mailto/, template)
  assert.doesNotMatch(compose('order-placed', { ...toOthers, paymentStatus: 'unpaid' }), /6HPP/)
})

test('the head shows the gift in its paper, or else its picture, with a size and words instead of it', () => {
  const states = { 'order-paid': '', 'order-shipped': '-sent', 'order-delivered': '-arrived' } as const
  for (const template of ['order-paid', 'order-shipped', 'order-delivered'] as const) {
    const src = `https://www.posy.example/app-icons/gift-box-kraft-gold${states[template]}.png`
    const box = `<img src="${src}" width="150" height="152" alt="Gift wrap: Kraft, Gold ribbon"`
    assert.ok(composeMail(template).html.includes(box), template)
  }
  const picture = { name: 'mug-oat', width: 1200, height: 1200, placeholder: '' }
  const lines = sampleOrder.lines.map((line) => ({ ...line, wrap: false, wrapping: null, picture }))
  assert.match(
    composeMail('order-shipped', { lines }).html,
    /mug-oat-320\.jpg" width="160" height="160" alt="Stoneware Mug"/,
  )
  assert.doesNotMatch(composeMail('order-cancelled').html, /gift-box/)
})

test('an Arabic mail joins only what there is, and leaves a Latin address in its order', () => {
  const address = {
    ...delivery!.address,
    firstName: 'ليلى',
    lastName: 'حداد',
    country: 'AE',
    city: '',
  } as const
  const to = (state: string) =>
    composeMail('order-delivered', {
      locale: 'ar',
      deliveries: [{ ...delivery!, address: { ...address, state } }],
    })
  assert.match(to('').text, /ليلى حداد$/m)
  assert.match(to('DU').text, /ليلى حداد، دبي$/m)
  assert.ok(to('').html.includes('<bdi>\u2068Posy Gifts GmbH, Lindenallee 12, 26122 Oldenburg\u2069</bdi>'))
})

test('every mail names the seller with its legal details', () => {
  const { html } = composeMail('order-delivered', { locale: 'de' })
  assert.match(html, /Amtsgericht Oldenburg, HRB 123456<br>Geschäftsführerin: Nora Petersen/)
})

test('a mail has the colours and the wordmark of the season of its country', () => {
  const mail = composeOrderMail({
    ...sampleMailParts,
    template: 'order-paid',
    order: { ...sampleOrder, country: 'DE' },
    event: undefined,
  })!
  const season = (country: string) => (country === 'DE' ? 'christmas' : 'lights')
  const { html } = renderMail(mail, { ...sampleFrame, season })
  for (const part of [
    brandColours.christmas.accent,
    brandColours.christmas.ink,
    '/app-icons/wordmark-christmas.png',
  ])
    assert.ok(html.includes(part), part)
  assert.ok(!html.includes(brandColours.everyday.ink))
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
