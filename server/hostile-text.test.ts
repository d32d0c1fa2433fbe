// Text typed by shoppers and merchants stays text in every mail and in every page without the storefront.
import { test } from 'node:test'
import { showOrder } from '#api/orders/show-order.ts'
import { occasionParagraph } from '#domain/customers/newsletter.ts'
import { html, type Html } from '#domain/html.ts'
import { locales } from '#domain/markets/locale.ts'
import {
  giftMailTemplates,
  mailTemplateOf,
  orderMailTemplates,
  type OrderMailTemplate,
} from '#domain/orders/order-event.ts'
import { money } from '#domain/pricing/money.ts'
import { sampleSettings } from '#domain/settings/settings.ts'
import { assertOnlyText, hostileText, withHostileText } from '#test-support/hostile-text.ts'
import { trackedOrder } from './forms/tracked-order.ts'
import {
  composeAccountMail,
  composeCodeMail,
  composeEmailChangedMail,
  composeEmailCodeMail,
  composeNewBrowserMail,
} from './mail/account-mails.ts'
import { composeGiftMail } from './mail/gift-mails.ts'
import type { ComposedMail } from './mail/layout.ts'
import { composeConfirmMail, composeIssueMail } from './mail/newsletter-mails.ts'
import { composeOrderMail } from './mail/order-mails.ts'
import { composeReminderMail } from './mail/reminder-mail.ts'
import { composeReviewReplyMail } from './mail/review-reply-mail.ts'
import { composeContactMail } from './mail/staff-mail.ts'
import { owedPayment, sampleEvents, sampleOrder } from './mail/testing-order.ts'
import { teddy } from './mail/testing-product.ts'
import { composeWishlistMail } from './mail/wishlist-mail.ts'
import { plainPage } from './pages/plain-page.ts'
import { bareDesign } from './pages/testing-design.ts'
import { paymentPage } from './payments/sandbox-page.ts'

const origin = 'https://www.posy.example'
const settings = { ...withHostileText(sampleSettings), shipping: sampleSettings.shipping }
const { seller } = settings
const order = withHostileText({
  ...sampleOrder,
  lines: sampleOrder.lines.map((line) => ({
    ...line,
    giftMessage: 'For you',
    picture: { name: 'mug', width: 1200, height: 1200, placeholder: '' },
  })),
  deliveries: sampleOrder.deliveries.map((delivery) => ({ ...delivery, message: 'For you' })),
})
const event = withHostileText(sampleEvents)
const product = withHostileText(teddy)
const customer = withHostileText({
  id: 'customer',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  username: 'ada',
  passwordHash: null,
  newsletter: false,
  paysOnInvoice: false,
  locale: 'us',
  createdAt: 0,
})

function assertMail(mail: ComposedMail, what: string): void {
  assertOnlyText(
    String(mail.html({ publicOrigin: origin, settings, season: () => null, isTestShop: true })),
    what,
  )
}

function orderMail(template: OrderMailTemplate, of = order): ComposedMail | null {
  return composeOrderMail({
    template,
    order: template === 'invoice-overdue' ? { ...of, payment: owedPayment } : of,
    event: event.find(({ kind }) => mailTemplateOf[kind] === template),
    seller,
    account: null,
    settings,
    publicOrigin: origin,
    accessToken: () => hostileText,
    drawingPath: (lineId) => `/_drawing/${lineId}.jpg`,
  })
}

for (const template of orderMailTemplates)
  test(`no text becomes markup in the mail ${template}`, () => {
    const [delivery] = order.deliveries
    const several = { ...order, deliveries: [delivery!, { ...delivery!, position: 1 }] }
    for (const locale of locales) {
      assertMail(orderMail(template, { ...order, locale })!, locale)
      assertMail(orderMail(template, { ...several, locale })!, `${locale}, two recipients`)
    }
  })

test('no text becomes markup in mails to recipients', () => {
  for (const template of giftMailTemplates)
    assertMail(
      composeGiftMail({
        template,
        order,
        request: { ...order.requests[0]!, parcel: { carrier: hostileText, trackingNumber: hostileText } },
        event: {
          id: 'e',
          actor: 'merchant',
          at: 0,
          kind: 'exchange-approved',
          data: { reference: hostileText, voucher: hostileText },
        },
        publicOrigin: origin,
        seller,
      }),
      template,
    )
})

test('no text becomes markup in mails about accounts and from the contact form', () => {
  assertMail(composeCodeMail(hostileText, 'us', settings), 'code')
  for (const code of [null, hostileText])
    assertMail(composeEmailCodeMail(code, 'us', { publicOrigin: origin, settings }), 'e-mail code')
  const agent = { browser: hostileText, system: hostileText }
  assertMail(composeNewBrowserMail(customer, { agent, at: 0 }, origin), 'new browser')
  assertMail(composeEmailChangedMail(customer, origin), 'e-mail changed')
  for (const template of ['welcome', 'password-changed'] as const)
    assertMail(composeAccountMail(template, customer, { publicOrigin: origin, settings }), template)
  const message = { name: 'Ada', email: 'a@b.example', subject: 'Hi', orderNumber: '1', text: 'Hello\nyou' }
  const sent = withHostileText({ ...message, id: 'message', locale: 'us', writtenAt: 0 })
  assertMail(composeContactMail(sent), 'contact')
})

test('no text becomes markup in reminders, wishlist alerts and newsletters', () => {
  const links = { locale: 'us', publicOrigin: origin, unsubscribe: hostileText } as const
  assertMail(
    composeReminderMail({
      ...links,
      reminded: {
        day: { kind: 'birthday', month: 5, day: 8, year: 1986 },
        name: hostileText,
        country: 'DE',
        customerId: 'customer',
        email: hostileText,
        locale: 'us',
      },
      stage: 'ahead',
      on: '2026-05-08',
      orderBy: { standardBy: '2026-04-29', expressBy: null, readyStandardBy: null, readyBy: null },
      gifts: { products: [product], path: hostileText },
    }),
    'reminder',
  )
  const alerts = [{ product, backInStock: true, droppedFrom: money(2990, 'EUR') }]
  assertMail(composeWishlistMail({ ...links, alerts }), 'wishlist')
  const answered = withHostileText({
    email: 'ada@example.com',
    locale: 'us',
    productSlug: 'plush-teddy',
    title: 'Teddy',
    answer: 'Thank you.',
  })
  assertMail(composeReviewReplyMail(answered, { publicOrigin: origin, settings }), 'answer')
  assertMail(composeConfirmMail('us', origin, hostileText), 'confirmation')
  const text = `${hostileText}\n\n[${hostileText}](https://posy.example/"onload="x")\n\n${occasionParagraph}`
  const occasion = {
    name: hostileText,
    date: '2027-12-25',
    orderBy: { standardBy: null, expressBy: null, readyStandardBy: null, readyBy: null },
    gifts: [product],
    path: hostileText,
  } as const
  assertMail(
    composeIssueMail(
      { us: { subject: hostileText, text } },
      { locale: 'us', homeLocale: 'us', occasion, token: hostileText },
      origin,
    ),
    'issue',
  )
})

test('no text becomes markup in pages without the storefront', async () => {
  const { title, content } = trackedOrder(
    'us',
    showOrder(order, false, {
      now: () => order.placedAt,
      settings,
      secret: 'a secret',
      caller: { locale: 'us' },
    }),
  )
  const legal = [{ path: '/rich/terms', text: hostileText }]
  const design = { ...bareDesign(true), loadFrame: async () => ({ legal, season: null }) }
  const visitor = { locale: 'us', country: 'US', settings } as const
  const plain = async (heading: string, part: Html) =>
    String((await plainPage(visitor, heading, part, design)).body)
  assertOnlyText(await plain(title, content), 'tracked order')
  assertOnlyText(await plain(hostileText, html``), 'title')
  for (const status of ['open', 'confirming', 'paid', 'failed'] as const) {
    const amount = { reference: 'sbx', amount: 4990, currency: 'EUR', status }
    const payment = { ...amount, returnUrl: hostileText, orderNumber: hostileText }
    const context = { locale: 'us', settings, marks: [hostileText] } as const
    assertOnlyText(String(paymentPage(payment, context).body), status)
  }
})
