// The shop of the gallery: orders in every state, and customers with everything that an account can have.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright-core'
import { registry } from '#api/operations.ts'
import { orderTo } from '#api/testing.ts'
import { sql } from '#data/database.ts'
import { loadOrder } from '#data/orders/orders.ts'
import { fullName } from '#domain/customers/person-name.ts'
import { standardShipping } from '#domain/delivery/standard-shipping.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { OrderStatus } from '#domain/orders/order.ts'
import { usualWrapping } from '#domain/orders/wrapping.ts'
import { commands } from '#ops/commands.ts'
import { runCommand } from '#ops/run-command.ts'
import { createHttpClient, type HttpClient } from '#server/testing-http.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { apiPath } from '#web/platform/api/address.ts'
import { openShop, until, type OpenShop } from './open-shop.ts'
import { approve, type PlacedOrder } from './placed-order.ts'
import { signInAgain } from './steps.ts'

export const states = [
  'unpaid',
  'paid',
  'processed',
  'shipped',
  'delivered',
  'returnasked',
  'approved',
  'refunded',
  'canceled',
] as const
export type State = (typeof states)[number]

type GalleryOrder = PlacedOrder & { readonly session: string }

export type GalleryShop = Omit<OpenShop, 'mailHtml'> & {
  /** A mail to the buyer about an order, by its position. */
  mailHtml(number: string, index: number, locale: Locale): Promise<string>
  /** An order in this state, of the buyer in this language. */
  order(state: State, locale: Locale): Promise<GalleryOrder>
  /** A visitor with gifts in the cart. */
  cart(locale: Locale): Promise<string>
  /** Signs a customer in who has orders, addresses, people and coupons. */
  signIn(page: Page, locale: Locale): Promise<void>
}

const markets = { us: 'US', de: 'DE', ar: 'AE', ja: 'JP' } as const
type Country = 'US' | 'DE' | 'AE' | 'JP'
const addresses = {
  US: { street: '12 Maple Street', city: 'Portland', zip: '97201', state: 'OR', phone: '5035550142' },
  DE: { street: 'Gartenweg 3', city: 'Oldenburg', zip: '26133', state: '', phone: '' },
  AE: { street: 'Villa 12, Al Wasl Road', city: 'Dubai', zip: '', state: 'DU', phone: '501234567' },
  JP: { street: '神宮前1-2-3', city: '渋谷区', zip: '150-0001', state: '13', phone: '09012345678' },
} as const
const buyers = {
  US: ['Anna', 'Petersen'],
  DE: ['Anna', 'Petersen'],
  AE: ['هناء', 'حداد'],
  JP: ['葵', '佐藤'],
} as const
const recipients = {
  US: ['Emma', 'Petersen'],
  DE: ['Emma', 'Petersen'],
  AE: ['ليلى', 'حداد'],
  JP: ['さくら', '佐藤'],
} as const
/** On the mug. */
const texts = { US: 'Emma', DE: 'Emma', AE: 'ليلى', JP: 'さくら' } as const
const messages = {
  US: 'Merry Christmas, dear Emma! With love from all of us.',
  DE: 'Frohe Weihnachten, liebe Emma! Von uns allen.',
  AE: 'مع أطيب التمنيات والمحبة من العائلة كلها.',
  JP: 'いつもありがとう。よい冬をお過ごしください。',
} as const

const countryOf = (locale: Locale): Country => markets[locale as keyof typeof markets] ?? 'DE'

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/** Continues the session of another window. */
async function resume(page: Page, { cookies, origins }: StorageState): Promise<void> {
  await page.context().addCookies(cookies)
  await page.context().addInitScript(
    (entries) => {
      for (const { name, value } of entries) localStorage.setItem(name, value)
    },
    origins.flatMap(({ localStorage: entries }) => entries),
  )
}

type Stage = { readonly shop: OpenShop; readonly client: HttpClient }

const emailIn = (locale: Locale): string => `anna.${locale}@example.com`

export async function openGalleryShop(): Promise<GalleryShop> {
  const shop = await openShop(undefined, { RATE_LIMITS: 'off' })
  const client = createHttpClient(Number(new URL(shop.origin).port))
  const stage = { shop, client }
  const kept = new Map<string, Promise<unknown>>()
  const once = <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const known = (kept.get(key) as Promise<T> | undefined) ?? work()
    kept.set(key, known)
    return known
  }
  const sessions = new Map<Locale, StorageState>()

  /** Once per language: the shop mails an address one code a minute. */
  async function signIn(page: Page, locale: Locale): Promise<void> {
    const known = sessions.get(locale)
    if (known) return resume(page, known)
    const country = countryOf(locale)
    const email = emailIn(locale)
    for (const state of ['unpaid', 'paid', 'shipped', 'delivered', 'returnasked', 'refunded'] as const)
      await once(`${state}-${locale}`, () => place(stage, state, locale))
    await page.goto(`${shop.origin}/user/center`)
    await signInAgain(page, shop, email)
    await page.locator('.account-page [data-part="main"] > :not(output)').first().waitFor()
    await fillAccount(page, locale, country, email)
    sessions.set(locale, await page.context().storageState())
  }

  return {
    ...shop,
    order: (state, locale) => once(`${state}-${locale}`, () => place(stage, state, locale)),
    cart: (locale) => fillCart(stage, locale),
    signIn,
    async mailHtml(number, index, locale) {
      const html = await until(
        () => shop.mailHtml(emailIn(locale), number, index),
        (found) => found !== null,
      )
      return html!
    },
    async close() {
      client.close()
      await shop.close()
    },
  }
}

async function fillCart({ shop, client }: Stage, locale: Locale): Promise<string> {
  const who = { session: randomBytes(16).toString('hex'), locale, country: countryOf(locale) }
  const country = countryOf(locale)
  for (const [sku, personalisation] of [
    ['MUG-OAT', texts[country]],
    ['CHB-DAR', ''],
    ['MUG-SKY', texts[country]],
  ] as const) {
    const variant = await shop.db.row<{ id: string }>(sql`select id from variant where sku = ${sku}`)
    const gift = { variantId: variant!.id, quantity: sku === 'CHB-DAR' ? 2 : 1, personalisation }
    const wrapped =
      sku === 'MUG-OAT' ? { wrap: true, wrapping: usualWrapping, giftMessage: messages[country] } : {}
    const added = await client.call('cart.add', { ...gift, ...wrapped, withoutText: !personalisation }, who)
    assert.equal(added.refused, undefined, JSON.stringify(added))
  }
  return who.session
}

async function place(stage: Stage, state: State, locale: Locale): Promise<GalleryOrder> {
  const country = countryOf(locale)
  const who = { session: await fillCart(stage, locale), locale, country }
  const [firstName, lastName] = recipients[country]
  const address = { firstName, lastName, apartment: '', country, ...addresses[country] }
  const deliveries = [{ country, state: address.state, shippingMethod: 'standard' as const }]
  const quoted = await stage.client.call('checkout.quote', { country, deliveries } as never, who)
  const { version, totals } = quoted.data.cart
  const to = orderTo({ ...address, email: emailIn(locale) } as never)
  const buyer = {
    ...to.buyer,
    name: fullName({ firstName: buyers[country][0], lastName: buyers[country][1] }),
  }
  const input = { ...to, buyer, cartVersion: version, total: totals.total }
  const placed = await stage.client.call('order.place', input, { ...who, idempotencyKey: who.session })
  assert.ok(placed.data?.payment, JSON.stringify(placed))
  const { number, access, payment } = placed.data
  if (state !== 'unpaid') {
    await approve(stage.shop, { number, paymentPage: payment.redirectUrl })
    await advance(stage, state, number, access, who)
  }
  return { number, access, session: who.session }
}

async function advance(
  { shop, client }: Stage,
  state: State,
  number: string,
  access: string,
  who: { session: string; locale: Locale },
): Promise<void> {
  const ops = async (...words: string[]): Promise<void> => {
    const done = await runCommand(commands, words, Date.now(), (work) => work(shop.db))
    assert.equal(done.exitCode, 0, done.output)
  }
  if (state === 'canceled') return ops('order', 'advance', number, 'cancelled')
  const steps: readonly OrderStatus[] = ['processed', 'shipped', 'delivered']
  const last = state === 'processed' ? 1 : state === 'shipped' ? 2 : state === 'paid' ? 0 : 3
  for (const status of steps.slice(0, last)) {
    const order = (await loadOrder(shop.db, { number }))!
    const parcel = status === 'shipped' ? { carrier: 'DHL', trackingNumber: 'JD014600003828' } : null
    const shipping = standardShipping
    assert.equal(await advanceOrder(shop.db, order, status, parcel, Date.now(), { shipping }), null)
  }
  if (state !== 'returnasked' && state !== 'approved' && state !== 'refunded') return
  const order = (await loadOrder(shop.db, { number }))!
  const bunny = order.lines.find(({ sku }) => sku === 'CHB-DAR')!
  const lines = [{ id: bunny.id, quantity: 1, reason: 'damaged' as const }]
  const asked = await client.call('order.return', { number, access, lines } as never, who)
  assert.equal(asked.refused, undefined, JSON.stringify(asked))
  if (state !== 'returnasked') await ops('return', 'approve', `${number}-R1`)
  if (state !== 'returnasked') await untilRefunded(shop, order.id)
  if (state === 'approved') await delayRefund(shop, order.id)
}

/** The provider pays it at once; the credit note follows. */
async function untilRefunded({ db }: OpenShop, id: string): Promise<void> {
  const sent = () =>
    db.row(sql`
    select e.id from order_event e join invoice i using (order_id)
    where e.order_id = ${id} and e.kind = 'refunded' and i.kind = 'credit-note'`)
  await until(sent, (row) => row !== undefined)
}

/** Afterwards it looks as before. */
async function delayRefund({ db }: OpenShop, id: string): Promise<void> {
  await db.run(sql`update refund set done_at = null where order_id = ${id}`)
  await db.run(sql`delete from order_event where order_id = ${id} and kind = 'refunded'`)
  await db.run(sql`update orders set payment_status = 'paid' where id = ${id}`)
}

/** Calls the operations in the page, which has the cookie of the customer. */
async function fillAccount(page: Page, locale: Locale, country: Country, email: string): Promise<void> {
  const [firstName, lastName] = buyers[country]
  const address = { firstName, lastName, email, apartment: '', country, ...addresses[country] }
  const dates = [
    { kind: 'birthday', month: 12, day: 28, year: 1958, remind: true },
    { kind: 'easter', remind: true },
  ]
  const person = { name: texts[country], relation: '', notes: '', country, address: null, dates }
  const calls = [
    { api: 'address.add', address },
    { api: 'coupon.collect', code: 'WELCOME10' },
    { api: 'person.add', person },
  ].map((input) => ({ input, method: registry.get(input.api)!.method }))
  const replies = await page.evaluate(
    async ({ calls, path, headers }) => {
      const session = localStorage.getItem('session') ?? ''
      const all = []
      for (const call of calls) {
        const body = JSON.stringify(call.input)
        const sent = {
          ...headers,
          session,
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        }
        all.push(await (await fetch(path, { method: call.method, headers: sent, body })).text())
      }
      return all
    },
    { calls, path: apiPath, headers: { lang: locale, market: country } },
  )
  for (const reply of replies) assert.doesNotMatch(reply, /"refused"/, reply)
}
