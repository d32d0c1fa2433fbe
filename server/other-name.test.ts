// A shop with a name of its own. The sample shop's name is in no page, file, mail or document, in any language.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { occasionParagraph } from '#domain/customers/newsletter.ts'
import { locales, type Locale } from '#domain/markets/locale.ts'
import { giftMailTemplates, mailTemplateOf, orderMailTemplates } from '#domain/orders/order-event.ts'
import { isRefusal } from '#domain/refusal.ts'
import { sampleSettings, type Settings } from '#domain/settings/settings.ts'
import { messageFiles, readMessages } from '#messages/load.ts'
import { giftReceipt } from '#services/orders/print/gift-receipt.ts'
import { packingSlip } from '#services/orders/print/packing-slip.ts'
import { parcelOf } from '#services/orders/print/parcel.ts'
import { changeSettings, type SettingsChanges } from '#services/settings/change-settings.ts'
import { routes } from '#storefront/routes.ts'
import { until } from '#test-support/until.ts'
import { formsSegment } from './forms/plain-forms.ts'
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
import { renderMail } from './mail/testing-mail.ts'
import { sampleEvents, sampleOrder } from './mail/testing-order.ts'
import { teddy } from './mail/testing-product.ts'
import { unsubscribeLink } from './mail/unsubscribe.ts'
import { composeWishlistMail } from './mail/wishlist-mail.ts'
import { openTestShopServer, type TestShopServer } from './open-test-server.ts'

const changes = {
  shopName: 'Vasenhaus',
  seller: {
    lines: ['Vasenhaus Meyer', 'Hafenstraße 1', '20095 Hamburg'],
    country: 'DE',
    email: 'hallo@vasen.example',
    vatId: null,
  },
  sender: 'Vasenhaus <hallo@vasen.example>',
} satisfies Partial<Settings>
const settings: Settings = { ...sampleSettings, ...changes }
const publicOrigin = 'https://www.vasen.example'

let server: TestShopServer
before(async () => {
  server = await openTestShopServer()
  // A page from before the change must not stay in the cache.
  assert.match((await server.ask('/')).text, /Posy/)
  await changeTo(changes, /Vasenhaus/)
})
after(() => server.close())

/** Changes settings. A busy shop serves the old home page while it renders the new one. */
async function changeTo(chosen: SettingsChanges, shown: RegExp): Promise<void> {
  assert.ok(!isRefusal(await changeSettings(server.db, chosen, Date.now())))
  await server.shop.catalog.refresh()
  await until(async () => shown.test((await server.ask('/')).text))
}

function assertOwnName(text: string, what: string): void {
  const [found] = /.{0,60}posy.{0,60}/is.exec(text) ?? []
  assert.equal(found, undefined, what)
}

const fill = (path: string) =>
  path.replace('{classify}', 'gifts').replace('{key}', path.startsWith('/rich') ? 'blog' : 'name-mug')

/** All texts of the interface in one language. */
const textsIn = (locale: Locale): string =>
  messageFiles.flatMap((file) => Object.values(readMessages(locale, file))).join('\n')

test('every page has the name of the shop in its title, and no text in any language has another', async () => {
  for (const locale of locales) assertOwnName(textsIn(locale), `texts in ${locale}`)
  const paths = routes
    .filter(({ name }) => name !== 'style-guide')
    .map(({ path }) => fill(path || '/none/here'))
  // Other languages differ in texts only.
  for (const locale of ['us', 'ar', 'ja'] as const)
    for (const path of paths) {
      const address = `${locale === 'us' ? '' : `/${locale}`}${path === '/' && locale !== 'us' ? '' : path}`
      const { text } = await server.ask(address)
      assert.match(text, /<title>[^<]*Vasenhaus<\/title>/, address)
      assertOwnName(text, address)
      assertOwnName(
        (await server.ask(`${address.replace(/\/$/, '')}/_payload.json`)).text,
        `data of ${address}`,
      )
    }
})

/** A busy shop refuses to generate a file, and asks to come back. */
async function generated(file: string): Promise<string> {
  let response = await server.ask(file)
  await until(async () => {
    if (response.status === 503) response = await server.ask(file)
    return response.status !== 503
  })
  return response.text
}

test('files for search engines, feeds and installed apps have the name of the shop', async () => {
  const files = [
    '/manifest.webmanifest',
    '/sitemap.xml',
    '/robots.txt',
    '/.well-known/security.txt',
    '/favicon.svg',
  ]
  for (const file of [...files, ...locales.map((locale) => `/feeds/${locale}.xml`)])
    assertOwnName(await generated(file), file)
  assert.match(await generated('/feeds/de.xml'), /<title>Vasenhaus<\/title>.*<g:brand>Vasenhaus</s)
  assert.equal(JSON.parse((await server.ask('/manifest.webmanifest')).text).name, 'Vasenhaus')
})

test('pages without scripts have the name of the shop', async () => {
  const customer = (await server.db.row<{ id: string }>({
    name: '',
    text: `insert into customer (id, email, locale, created_at, updated_at) values (gen_random_uuid(), 'ada@example.com', 'us', now(), now()) returning id`,
    values: [],
  }))!
  const unsubscribe = unsubscribeLink(server.shop, 'reminders', customer.id).replace(server.origin, '')
  const page = await server.ask(unsubscribe)
  assert.match(page.text, /<title>Emails from Vasenhaus<\/title>/)
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: server.origin }
  const form = await server.ask(`/${formsSegment}/track?lang=de`, {
    method: 'POST',
    headers,
    body: 'email=a',
  })
  for (const { text } of [page, form]) assertOwnName(text, 'plain page')
})

const occasion = {
  name: 'Christmas',
  date: '2027-12-25',
  orderBy: { standardBy: '2027-12-16', expressBy: null, readyStandardBy: null, readyBy: null },
  gifts: [],
  path: '/classify/christmas',
} as const

function* allMails(locale: Locale): Iterable<ComposedMail | null> {
  const shop = { publicOrigin, settings }
  const order = { ...sampleOrder, locale }
  const customer = {
    id: 'customer',
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: '',
    username: '',
    passwordHash: null,
    newsletter: false,
    paysOnInvoice: false,
    locale,
    createdAt: 0,
  }
  for (const template of orderMailTemplates) {
    const event = sampleEvents.find(({ kind }) => mailTemplateOf[kind] === template)
    const accessToken = () => 'token'
    yield composeOrderMail({
      template,
      order,
      event,
      seller: settings.seller,
      account: null,
      settings,
      publicOrigin,
      accessToken,
      drawingPath: (lineId) => `/_drawing/${lineId}.jpg`,
    })
  }
  for (const template of giftMailTemplates) {
    const event = sampleEvents.find(({ kind }) => kind === 'return-approved')
    const request = { ...order.requests[0]!, locale }
    yield composeGiftMail({ template, order, request, event, publicOrigin, seller: settings.seller })
  }
  yield composeCodeMail('12345678', locale, settings)
  for (const code of [null, '12345678']) yield composeEmailCodeMail(code, locale, shop)
  for (const template of ['welcome', 'password-changed'] as const)
    yield composeAccountMail(template, customer, shop)
  yield composeNewBrowserMail(
    customer,
    { agent: { browser: 'Firefox', system: 'Linux' }, at: 0 },
    publicOrigin,
  )
  yield composeEmailChangedMail(customer, publicOrigin)
  const answered = {
    email: 'ada@example.com',
    locale,
    productSlug: 'plush-teddy',
    title: 'Teddy',
    answer: 'Thank you.',
  }
  yield composeReviewReplyMail(answered, shop)
  yield composeConfirmMail(locale, publicOrigin, 'token')
  yield composeIssueMail(
    { us: { subject: 'News', text: `Text\n\n${occasionParagraph}` } },
    { locale, homeLocale: 'us', occasion, token: 'token' },
    publicOrigin,
  )
  const links = { locale, publicOrigin, unsubscribe: publicOrigin }
  yield composeReminderMail({
    ...links,
    reminded: {
      day: { kind: 'birthday', month: 5, day: 8, year: 1986 },
      name: 'Bo',
      country: 'DE',
      customerId: 'customer',
      email: 'ada@example.com',
      locale,
    },
    stage: 'ahead',
    on: '2026-05-08',
    orderBy: { standardBy: '2026-04-29', expressBy: null, readyStandardBy: null, readyBy: null },
    gifts: { products: [teddy], path: '/search' },
  })
  yield composeWishlistMail({ ...links, alerts: [{ product: teddy, backInStock: true, droppedFrom: null }] })
}

test('every mail in every language has the name of the shop', () => {
  const frame = { publicOrigin, settings, season: () => null, isTestShop: true }
  for (const locale of locales)
    for (const mail of allMails(locale)) {
      if (!mail) continue
      const { subject, text, html } = renderMail(mail, frame)
      for (const each of [subject, text, html]) assertOwnName(each, `${locale} ${subject}`)
      assert.match(text, /Vasenhaus/, subject)
      assert.match(html, /Vasenhaus/, subject)
    }
})

test('documents of an order have the name of the shop', () => {
  for (const locale of locales) {
    const order = { ...sampleOrder, locale }
    const parcel = parcelOf(order, order.deliveries[0]!)
    const printer = { publicOrigin, settings }
    for (const document of [packingSlip(parcel, printer), giftReceipt(parcel, printer)]) {
      assertOwnName(String(document), locale)
      assert.match(String(document), /Vasenhaus/)
    }
  }
})

test('menus and home page are what the merchant has chosen, in the language of the page or the home language', async () => {
  const banner = {
    kind: 'banner',
    picture: null,
    title: { de: 'Frisch aus dem Ofen' },
    text: { de: 'Sechs neue Glasuren.' },
    button: { de: 'Ansehen', us: 'Have a look' },
    path: '/classify/gifts',
  } as const
  const chosen = {
    homeLocale: 'de',
    headerMenu: ['gifts'],
    footerMenu: [{ path: '/rich/werkstatt', texts: { de: 'Die Werkstatt' } }],
    home: [{ kind: 'best' }, banner],
  } as const
  await changeTo(chosen, /<h1>Frisch aus dem Ofen<\/h1>/)
  const { text } = await server.ask('/')
  assert.match(text, /href="\/classify\/gifts"[^>]*>(?:<span[^>]*>)?Have a look/)
  assert.match(text, /href="\/rich\/werkstatt">Die Werkstatt</)
  assert.doesNotMatch(text, /href="\/rich\/(?:about|terms|faq)"/)
  assert.ok(text.indexOf('home-best') < text.indexOf('Frisch aus dem Ofen'))
})
