// Every mail about an order, in every language.
import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import type { StoredOrder } from '#data/orders/orders.ts'
import { locales, localeTable, type Locale } from '#domain/markets/locale.ts'
import { mailTemplateOf, orderMailTemplates, type OrderMailTemplate } from '#domain/orders/order-event.ts'
import type { BankAccount } from '#domain/settings/bank-account.ts'
import { brand } from '../brand.ts'
import { composeOrderMail } from './order-mails.ts'
import { renderMail } from './testing-mail.ts'
import { owedPayment, sampleEvents, sampleMailParts, sampleOrder } from './testing-order.ts'

const account: BankAccount = {
  holder: 'Posy Gifts GmbH',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  currency: 'EUR',
  days: 7,
}

function compose(template: OrderMailTemplate, locale: Locale, change: Partial<StoredOrder> = {}) {
  const mail = composeOrderMail({
    template,
    order: {
      ...sampleOrder,
      locale,
      ...(template === 'invoice-overdue' && { payment: owedPayment }),
      ...change,
    },
    event: sampleEvents.find(({ kind }) => mailTemplateOf[kind] === template),
    ...sampleMailParts,
    account,
  })
  return mail && renderMail(mail)
}

for (const template of orderMailTemplates)
  test(`${template}: in fifteen languages, as HTML and as text, with the order number and a link`, async () => {
    const texts = new Set<string>()
    for (const locale of locales) {
      const mail = compose(template, locale)
      assert.ok(mail, locale)
      texts.add(mail.text)
      assert.match(`${mail.subject} ${mail.text}`, /7K3M-9QXA-2TB/, locale)
      for (const text of [mail.subject, mail.text, mail.html])
        assert.doesNotMatch(text, /\bmail\.[a-z]|undefined|NaN|\{\w+\}/, locale)
      assert.match(
        mail.html,
        new RegExp(`<html lang="${localeTable[locale].tag}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`),
      )
      assert.match(mail.text, /https:\/\/www\.posy\.example\//)
      assert.ok(!mail.html.includes('<Bo>'))
      await keep(template, locale, mail.html)
    }
    assert.equal(texts.size, locales.length, 'each language has its own words')
  })

test('the mail links to the carrier’s tracking page where it is known, and names carrier and number once', () => {
  const sent = compose('order-shipped', 'us')!
  for (const text of [sent.text, sent.html])
    assert.match(text, /dhl\.com\/global-en\/home\/tracking\.html\?tracking-id=JD01/)
  assert.match(sent.text, /Track the parcel/)
  assert.equal(sent.text.match(/DHL/g)?.length, 1)
  assert.equal(sent.text.match(/\bJD01\b/g)?.length, 2, 'the number, and in the address of the button')
  const [delivery] = sampleOrder.deliveries
  const byBike = [{ ...delivery!.shipments[0]!, carrier: 'Bike & Co' }]
  const other = compose('order-shipped', 'us', { deliveries: [{ ...delivery!, shipments: byBike }] })!
  assert.doesNotMatch(other.text, /Track the parcel/)
})

test('a mail has the shop’s colour and wordmark, and shows each product picture once', () => {
  const picture = { name: 'mug-oat', width: 1200, height: 1200, placeholder: '' }
  const { html } = compose('order-paid', 'us', { lines: [{ ...sampleOrder.lines[0]!, picture }] })!
  assert.ok(html.includes('https://www.posy.example/app-icons/wordmark.png') && html.includes(brand.accent))
  assert.equal(html.match(/\/media\/mug-oat/g)?.length, 1)
  assert.ok(html.indexOf('mug-oat') > html.indexOf('<h1'))
})

test('an order paid within minutes causes only one mail', () => {
  assert.equal(compose('order-placed', 'us', { status: 'processing' }), null)
  assert.equal(compose('order-placed', 'us', { status: 'cancelled' }), null)
})

test('the receipt of a withdrawal shows date and time in the shop’s time zone', () => {
  assert.match(compose('withdrawal-receipt', 'us')!.text, /Mar 28, 2026, 11:30.PM \(Central European Time\)/)
  assert.match(compose('withdrawal-receipt', 'us')!.text, /Lindenallee 12/)
  const cancelled = compose('withdrawal-receipt', 'us', { status: 'cancelled' })!.text
  assert.match(cancelled, /nothing to send back/)
})

test('a declared withdrawal shows time, products and the next step, without the typed name', () => {
  const { text, subject } = compose('withdrawal-declared', 'us')!
  assert.match(text, /Mar 28, 2026, 11:30.PM \(Central European Time\)/)
  assert.match(text, /Honey Teddy/)
  assert.match(text, /Confirm the withdrawal\nhttps:.*#access=token/)
  assert.doesNotMatch(`${subject} ${text}`, /Lovelace/)
})

test('a withdrawal before packing causes a single mail', () => {
  const { events } = sampleOrder
  const eventData = { reason: 'withdrawal', refund: 8370 } as const
  const at = events[0]!.at
  const withdrawn = [
    ...events,
    { id: 'e3', kind: 'cancelled', actor: 'customer', at, data: eventData } as const,
  ]
  const change = { status: 'cancelled', events: withdrawn } as const
  const receipt = compose('withdrawal-receipt', 'us', change)!.text
  for (const said of [
    /Receipt of your withdrawal|received your withdrawal/,
    /we’ve canceled order/,
    /€83\.70/,
    /Mar 28, 2026, 11:30/,
  ])
    assert.match(receipt, said)
  const of = (template: OrderMailTemplate, event: StoredOrder['events'][number]) =>
    composeOrderMail({
      template,
      order: { ...sampleOrder, ...change },
      event,
      ...sampleMailParts,
      account,
    })
  assert.equal(of('order-cancelled', withdrawn[2]!), null)
  const refunded = {
    id: 'e4',
    kind: 'refunded',
    actor: 'payment',
    at: at + 60_000,
    data: { amount: 8370 },
  } as const
  assert.equal(of('order-refunded', refunded), null)
  assert.ok(of('order-refunded', { ...refunded, at: at + 86_400_000 }), 'money that took a day is reported')
  assert.ok(of('order-refunded', { ...refunded, data: { amount: 100 } }), 'and so is other money')
})

test('each mail links to its order; only the requested link and the link to confirm contain access', () => {
  assert.ok(compose('order-reminder', 'de')!.text.includes('/de/orderDetail?number=7K3M-9QXA-2TB\n'))
  assert.ok(
    compose('review-invitation', 'us')!.text.includes('/orderDetail?number=7K3M-9QXA-2TB#order-reviews'),
  )
  assert.match(
    compose('order-delivered', 'us')!.text,
    /Write a review\n\S+#order-reviews\n\nView order\n\S+\n\n[^]*Return gifts\n\S+\n/,
  )
  const opens = new Set<string>(['order-link', 'payment-link', 'withdrawal-declared'])
  for (const template of orderMailTemplates)
    assert.equal(compose(template, 'us')!.text.includes('#access='), opens.has(template), template)
})

test('a reminder shows the time in the time zone of the order’s country', () => {
  assert.match(compose('order-reminder', 'us')!.text, /until 12:00.AM \(.+\)\./)
  assert.match(compose('order-reminder', 'us', { country: 'US' })!.text, /until 7:00.PM \(Eastern Time\)\./)
  assert.match(compose('order-reminder', 'ja', { country: 'JP' })!.text, /8:00（?.*日本.*まで/)
})

test('a mailbox previews only the first sentence beside the subject', () => {
  const [, shown] = /<body[^>]*>\s*<div style="display:none[^>]*>([^<]*)<\/div>/.exec(
    compose('order-paid', 'us')!.html,
  )!
  assert.match(shown!, /^We’ve received your payment and .*(?:&#847;&zwnj;&nbsp;){100}$/)
})

test('mail programs that drop html and body, or know no rounded boxes, keep direction, width and buttons', () => {
  const { html } = compose('order-paid', 'ar')!
  const inside = html.slice(html.indexOf('<body'))
  assert.match(inside.replace(/<body[^>]*>/, ''), /<table [^>]*dir="rtl"/, 'Gmail drops html and body')
  assert.match(html, /<!--\[if mso\]><table [^>]*width="560"/, 'Outlook knows no max-width')
  assert.match(html, /<td style="[^"]*mso-padding-alt:12px 20px"><a /, 'Outlook knows no padding of links')
})

test('an order number is not broken at its hyphens', () => {
  const { html } = compose('order-link', 'us')!
  assert.ok(html.includes('<span style="white-space:nowrap">7K3M-9QXA-2TB</span>'))
})

test('each product has its picture, if it still exists', () => {
  const [mug, teddy] = sampleOrder.lines
  const picture = { name: 'mug-oat', width: 1200, height: 1200, placeholder: '' }
  const { html } = compose('order-paid', 'us', { lines: [{ ...mug!, picture }, teddy!] })!
  assert.match(html, /src="https:\/\/www\.posy\.example\/media\/mug-oat-320\.jpg"/)
})

test('a personal text has the quotation marks of its language', () => {
  for (const [locale, quoted] of [
    ['us', '“Ada & <Bo>”'],
    ['de', '„Ada & <Bo>“'],
    ['ja', '「Ada & <Bo>」'],
  ] as const)
    assert.ok(compose('order-paid', locale)!.text.includes(quoted), locale)
})

test('a mail about an unpaid order contains no text typed by the buyer', () => {
  const typed = 'WIN-MONEY at https://casino.example'
  const [mug, teddy] = sampleOrder.lines
  const [one] = sampleOrder.deliveries
  const place = {
    firstName: typed,
    lastName: typed,
    street: typed,
    apartment: typed,
    zip: typed,
    city: typed,
  }
  const to = { ...one!, address: { ...one!.address, ...place, state: typed, phone: typed }, message: typed }
  const eventData = {
    paymentStatus: 'unpaid',
    buyerName: typed,
    remark: typed,
    couponCode: typed,
  } as const
  const lines = [mug!, teddy!].map((line) => ({ ...line, personalisation: typed, giftMessage: typed }))
  const forTwo = lines.map((line, delivery) => ({ ...line, delivery }))
  for (const parts of [
    { lines, deliveries: [to] },
    { lines: forTwo, deliveries: [to, { ...to, position: 1 }] },
  ])
    for (const template of ['order-placed', 'order-reminder', 'order-cancelled', 'order-link'] as const) {
      const mail = compose(template, 'us', { ...eventData, ...parts })!
      for (const text of [mail.subject, mail.text, mail.html])
        assert.doesNotMatch(text, /WIN|casino/, template)
    }
  const placed = compose('order-placed', 'us', { ...eventData, lines })!.text
  assert.match(placed, /Stoneware Mug · Oat/)
  assert.match(placed, /for 27 minutes/)
  assert.match(compose('order-paid', 'us', { ...eventData, lines, paymentStatus: 'paid' })!.text, /WIN-MONEY/)
})

test('the mail of a paid order shows each gift message beside its product', () => {
  const [mug, teddy] = sampleOrder.lines
  const lines = [{ ...mug!, giftMessage: 'For you,\n<Ada>' }, teddy!]
  const { text, html } = compose('order-paid', 'us', { lines })!
  assert.match(text, /Stoneware Mug[^\n]+\nGift message\nFor you,\n<Ada>\n.*Honey Teddy/)
  assert.match(html, /Gift message<\/span><div [^>]*><bdi [^>]*>For you,<br>&lt;Ada&gt;<\/bdi>/)
  assert.ok(html.indexOf('For you') < html.indexOf('Honey Teddy'))
  assert.doesNotMatch(compose('order-shipped', 'us', { lines })!.text, /For you/)
  assert.ok(compose('order-paid', 'ja', { lines })!.text.includes('ギフトメッセージ\nFor you'))
  assert.doesNotMatch(compose('order-placed', 'us', { lines, paymentStatus: 'unpaid' })!.text, /For you/)
  const first = [{ id: 'mug', quantity: 1, reason: 'damaged', replacement: null }] as const
  const requests = [{ ...sampleOrder.requests[0]!, lines: [...first] }]
  assert.doesNotMatch(compose('return-approved', 'us', { lines, requests })!.text, /For you/)
})

test('a product chosen without personal text is marked so, before and after payment', () => {
  const lines = [{ ...sampleOrder.lines[0]!, personalisation: '', withoutText: true }]
  for (const [template, paymentStatus] of [
    ['order-placed', 'unpaid'],
    ['order-paid', 'paid'],
  ] as const)
    assert.match(
      compose(template, 'us', { lines, paymentStatus })!.text,
      /Mug · Oat · Without a name or text · /,
    )
})

test('outdated reminders and review invitations are not sent', () => {
  assert.equal(compose('order-reminder', 'us', { status: 'processing' }), null)
  const lines = sampleOrder.lines.map((line) => ({ ...line, reviewed: true }))
  assert.equal(compose('review-invitation', 'us', { lines }), null)
})

/** `SCREENSHOTS=folder` stores the mails for inspection. */
async function keep(template: string, locale: string, html: string): Promise<void> {
  const folder = process.env['SCREENSHOTS']
  if (!folder) return
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, `mail-${template}-${locale}.html`), html)
}

test('the mail about an order by transfer has account, amount and reference in every language', () => {
  const payment = { ...sampleOrder.payment, provider: 'bank-transfer' }
  for (const locale of locales)
    for (const template of ['order-placed', 'order-reminder'] as const) {
      const { text } = compose(template, locale, { payment })!
      for (const part of [
        'Posy Gifts GmbH',
        'DE89 3704 0044 0532 0130 00',
        'COBADEFFXXX',
        sampleOrder.number,
      ])
        assert.ok(text.includes(part), `${locale} ${template} lacks ${part}`)
    }
})

test('the mails about an order on invoice have account, last day and reference in every language', () => {
  for (const locale of locales)
    for (const template of ['order-paid', 'invoice-overdue'] as const) {
      const { text } = compose(template, locale, { payment: owedPayment, status: 'processing' })!
      for (const part of ['DE89 3704 0044 0532 0130 00', sampleOrder.number, '11'])
        assert.ok(text.includes(part), `${locale} ${template} lacks ${part}`)
    }
  const credited = compose('order-refunded', 'us', { payment: owedPayment, status: 'processing' })!
  assert.match(credited.text, /reduced your invoice by €83\.70/)
  const settled = { ...owedPayment, status: 'paid' }
  assert.equal(compose('invoice-overdue', 'us', { payment: settled }), null)
})
