// Orders that are sent before they are paid: who may place them, their invoice, the reminder, the payment.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { signedIn, type Browser } from '#api/account/testing.ts'
import { mailsOf, payRefunds, readOrder } from '#api/orders/testing.ts'
import { address, openTestShop, orderTo, toGermany, type TestShop } from '#api/testing.ts'
import { permitInvoices } from '#data/customers/invoice-facts.ts'
import { sql } from '#data/database.ts'
import { saveDispute } from '#data/orders/disputes.ts'
import { listSales } from '#data/orders/figures.ts'
import { sampleSettings } from '#domain/settings/settings.ts'
import { exportDocuments } from '#services/invoices/export-documents.ts'
import { issueDocuments } from '#services/invoices/issue-documents.ts'
import { printDocument } from '#services/invoices/print-document.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { approveExchange } from '#services/orders/decide-exchange.ts'
import { refundOrder } from '#services/orders/refund-order.ts'
import { recordOutsidePayment } from '#services/payment/outside-payment.ts'
import { changeSettings } from '#services/settings/change-settings.ts'
import { composeOrderMail } from '../mail/order-mails.ts'
import { createBankTransfer, createPayOnInvoice } from './providers.ts'

const transfer = {
  holder: 'Posy Gifts GmbH',
  iban: 'DE89370400440532013000',
  bic: '',
  currency: 'EUR',
  days: 7,
} as const
const invoice = { markets: ['DE'], days: 14, limit: 100_000, customers: 'paid-before' } as const
const dayMs = 86_400_000

let shop: TestShop
before(async () => {
  const settings = () => shop?.shop.settings ?? sampleSettings
  shop = await openTestShop(false, [createBankTransfer(settings), createPayOnInvoice(settings)])
  await setTerms({})
})
after(() => shop.close())

async function setTerms(terms: Partial<typeof invoice> | { limit: number }): Promise<void> {
  await changeSettings(shop.db, { transfer, invoice: { ...invoice, ...terms } }, shop.clock.now)
  await shop.shop.catalog.refresh()
}

let visitors = 0
type Who = Browser & { readonly email: string }

async function customer(): Promise<Who> {
  const email = `buyer-${visitors++}@example.com`
  return { ...(await signedIn(shop, email, `invoice-${email}`)), email }
}

async function quotedFor(who: { session: string }) {
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 }, who)
  const { data } = await shop.call('checkout.quote', toGermany, who)
  const input = { ...orderTo(address), cartVersion: data.cart.version, total: data.cart.totals.total }
  return { input, offered: data.payments.map(({ name }) => name) }
}

async function order(payment: string, who: { session: string }) {
  const { input, offered } = await quotedFor(who)
  const key = { ...who, idempotencyKey: `click-${visitors++}` }
  const { data, refused } = await shop.call('order.place', { ...input, payment }, key)
  return { data, refused, offered }
}

/** A customer who has paid an order. */
async function trusted(): Promise<Who> {
  const who = await customer()
  const { data } = await order('bank-transfer', who)
  await recordOutsidePayment((await readOrder(shop, data)).id, shop.shop)
  return who
}

test('only customers with a paid order, or those whom staff permit, are offered an invoice', async () => {
  assert.deepEqual((await quotedFor({ session: `guest-${visitors++}` })).offered, ['bank-transfer'])
  assert.equal((await order('invoice', { session: `guest-${visitors++}` })).refused, 'payment-method-unknown')
  const who = await customer()
  assert.deepEqual((await quotedFor(who)).offered, ['bank-transfer'])
  await permitInvoices(shop.db, who.email, true)
  assert.deepEqual((await quotedFor(who)).offered, ['bank-transfer', 'invoice'])
  assert.deepEqual((await quotedFor(await trusted())).offered, ['bank-transfer', 'invoice'])
  await setTerms({ limit: 100 })
  assert.deepEqual((await quotedFor(who)).offered, ['bank-transfer'])
  await setTerms({})
})

test('a gift on invoice is exchanged for a voucher when it is paid', async () => {
  const who = await trusted()
  const placed = await readOrder(shop, (await order('invoice', who)).data)
  await advanceOrder(shop.db, placed, 'shipped', { carrier: 'DHL', trackingNumber: 'JD01' }, shop.clock.now)
  const lines = [{ id: placed.lines[0]!.id, quantity: 1, wish: null }]
  const { giftCode } = placed.deliveries[0]!
  const input = { giftCode: giftCode!, lines, email: 'yuki@example.com' }
  assert.equal((await shop.call('gift.exchange', input, { session: 'phone-of-yuki' })).code, 201)
  const asked = await readOrder(shop, placed)
  const approve = () => approveExchange(shop.db, asked, asked.requests[0]!, true, shop.clock.now)
  assert.equal((await approve())?.refused, 'nothing-to-refund')
  assert.equal(await recordOutsidePayment(placed.id, shop.shop), null)
  assert.equal(await approve(), null)
})

test('an order whose money the bank has taken back is no paid one', async () => {
  const who = await customer()
  const { data } = await order('bank-transfer', who)
  const { id: orderId, total } = await readOrder(shop, data)
  await recordOutsidePayment(orderId, shop.shop)
  const { now } = shop.clock
  const dispute = { reference: 'dispute', orderId, amount: total, currency: 'EUR', reason: '', dueAt: null }
  const decided = (state: 'lost' | 'won') =>
    shop.db.transaction((tx) => saveDispute(tx, { ...dispute, state, payment: null, openedAt: now }, now))
  await decided('lost')
  assert.deepEqual((await quotedFor(who)).offered, ['bank-transfer'])
  await decided('won')
  assert.deepEqual((await quotedFor(who)).offered, ['bank-transfer', 'invoice'])
})

test('an order on invoice is accepted, sent, reminded of and paid', async () => {
  const who = await trusted()
  const { data } = await order('invoice', who)
  const placed = await readOrder(shop, data)
  assert.deepEqual(
    [placed.status, placed.paymentStatus, placed.payment.status],
    ['processing', 'unpaid', 'owed'],
  )
  const due = placed.payment.dueOn
  const view = await shop.call('order.view', { number: data.number, access: data.access })
  assert.equal(view.data.transfer?.amount.minor, placed.total)
  assert.deepEqual(
    view.data.timeline.map(({ kind }) => kind),
    ['placed', 'accepted'],
  )
  const [issued] = await issueDocuments(shop.db, placed.id, shop.shop.settings, shop.clock.now)
  assert.deepEqual([issued!.document.paidOn, issued!.document.payTo?.dueOn], [null, due])
  assert.match(String(printDocument(issued!, sampleSettings)), /Please pay by .*DE89 3704 0044 0532 0130 00/s)
  const inJapanese = { ...issued!, document: { ...issued!.document, locale: 'ja' as const } }
  assert.match(String(printDocument(inJapanese, sampleSettings)), /<h1>請求書</)
  const paidInJapanese = {
    ...inJapanese,
    document: { ...inJapanese.document, paidOn: '2026-11-26' as const },
  }
  assert.match(String(printDocument(paidInJapanese, sampleSettings)), /<h1>領収書・請求書</)
  const tracking = { carrier: 'DHL', trackingNumber: 'JD01' }
  assert.equal(await advanceOrder(shop.db, placed, 'shipped', tracking, shop.clock.now), null)
  assert.ok((await mailsOf(shop, placed)).includes('invoice-overdue'))
  assert.equal(await recordOutsidePayment(placed.id, shop.shop), null)
  const paid = await readOrder(shop, data)
  assert.deepEqual([paid.status, paid.paymentStatus, paid.payment.status], ['shipped', 'paid', 'paid'])
  const { data: seen } = await shop.call('order.view', { number: data.number, access: data.access })
  assert.deepEqual(
    seen.documents.map(({ kind, isReceipt }) => [kind, isReceipt]),
    [['invoice', false]],
    'the invoice names no payment, as it was issued before',
  )
  assert.equal((await recordOutsidePayment(placed.id, shop.shop))?.refused, 'order-cannot-move')
})

test('points of an order on invoice are earned when it is paid, not when it is delivered', async () => {
  const who = await trusted()
  const { data } = await order('invoice', who)
  const placed = await readOrder(shop, data)
  const balance = async () => (await shop.call('points.view', {}, who)).data.balance
  await advanceOrder(shop.db, placed, 'shipped', { carrier: 'DHL', trackingNumber: '1' }, shop.clock.now)
  await advanceOrder(shop.db, await readOrder(shop, data), 'delivered', null, shop.clock.now)
  assert.equal(await balance(), 0)
  await recordOutsidePayment(placed.id, shop.shop)
  assert.equal(await balance(), 29)
})

test('an overdue invoice, or one that leaves no room, stops further ones', async () => {
  const who = await trusted()
  const { data } = await order('invoice', who)
  const { total } = await readOrder(shop, data)
  await setTerms({ limit: 2 * total - 1 })
  assert.deepEqual((await quotedFor(who)).offered, ['bank-transfer'])
  await setTerms({})
  assert.deepEqual((await quotedFor(who)).offered, ['bank-transfer', 'invoice'])
  shop.clock.now += 16 * dayMs
  assert.deepEqual((await quotedFor(who)).offered, ['bank-transfer'])
})

test('a credit note reduces what is owed; a cancelled order owes nothing', async () => {
  const who = await trusted()
  const { data } = await order('invoice', who)
  const placed = await readOrder(shop, data)
  await issueDocuments(shop.db, placed.id, shop.shop.settings, shop.clock.now)
  const sales = () => listSales(shop.db, { from: 0, to: shop.clock.now + dayMs, timeZone: 'UTC' })
  const soldBefore = await sales()
  await refundOrder(shop.db, placed, 300, shop.clock.now)
  await payRefunds(shop)
  assert.deepEqual(await sales(), soldBefore, 'the report has no refund of what is not paid')
  const handle = { number: data.number, access: data.access }
  const { data: view } = await shop.call('order.view', handle)
  assert.deepEqual([view.transfer?.amount.minor, view.refunds], [placed.total - 300, []])
  assert.equal(view.paymentStatus, 'unpaid')
  assert.equal(await advanceOrder(shop.db, placed, 'cancelled', null, shop.clock.now), null)
  await payRefunds(shop)
  const documents = await issueDocuments(shop.db, placed.id, shop.shop.settings, shop.clock.now)
  assert.deepEqual(
    documents.map(({ kind, total }) => [kind, total]),
    [
      ['invoice', placed.total],
      ['credit-note', 300],
      ['credit-note', placed.total - 300],
    ],
  )
  assert.equal((await shop.call('order.view', handle)).data.transfer, null)
  const year = new Date(shop.clock.now).getUTCFullYear()
  const csv = await exportDocuments(shop.db, String(year), 'Europe/Berlin')
  assert.ok(typeof csv === 'string' && csv.includes(',invoice,'))
  const row = await shop.db.row<{ status: string }>(
    sql`select status from payment where order_id = ${placed.id}`,
  )
  assert.equal(row?.status, 'refunded')
})

test('an order that is credited in full is neither paid nor reminded of before its refund job has run', async () => {
  const who = await trusted()
  const { data } = await order('invoice', who)
  const placed = await readOrder(shop, data)
  assert.equal(await advanceOrder(shop.db, placed, 'cancelled', null, shop.clock.now), null)
  const credited = await readOrder(shop, data)
  assert.equal(overdueMail(credited), null)
  const handle = { number: data.number, access: data.access }
  assert.equal((await shop.call('order.view', handle)).data.transfer, null)
  const { data: seen } = await shop.call('order.view', { number: data.number, access: data.access })
  assert.deepEqual(
    seen.documents.map(({ kind, isReceipt }) => [kind, isReceipt]),
    [['invoice', false]],
    'the invoice names no payment, as it was issued before',
  )
  assert.equal((await recordOutsidePayment(placed.id, shop.shop))?.refused, 'order-cannot-move')
  await payRefunds(shop)
  const { paymentStatus, events } = await readOrder(shop, data)
  assert.equal(paymentStatus, 'refunded')
  assert.ok(!events.some(({ kind }) => kind === 'paid'))
})

function overdueMail(of: Awaited<ReturnType<typeof readOrder>>) {
  return composeOrderMail({
    template: 'invoice-overdue',
    order: of,
    event: undefined,
    seller: sampleSettings.seller,
    account: transfer,
    settings: sampleSettings,
    publicOrigin: 'http://localhost:3000',
    drawingPath: () => '',
    accessToken: () => '',
  })
}

test('orders of one customer at the same instant do not exceed the limit together', async () => {
  const who = await trusted()
  const tables: Awaited<ReturnType<typeof tableFor>>[] = []
  for (const name of ['desk', 'phone', 'tablet'])
    tables.push(await tableFor({ ...who, session: `${name}-${who.session}` }))
  const { minor } = tables[0]!.total
  await setTerms({ limit: 2 * minor - 1 })
  const replies = await Promise.all(
    tables.map(({ request, total, browser }) =>
      shop.call(
        'bulk.place',
        { ...request, buyer: { email: who.email, name: 'Ada' }, total, payment: 'invoice' },
        { ...browser, idempotencyKey: `table ${browser.session}` },
      ),
    ),
  )
  await setTerms({})
  const outcomes = replies.map(({ refused }) => refused ?? 'placed').toSorted()
  assert.deepEqual(outcomes, ['payment-method-unknown', 'payment-method-unknown', 'placed'])
})

async function tableFor(browser: Browser) {
  const table =
    'Name;Street address;Postcode;City;Product\nAda Lovelace;Gartenweg 1;26133;Oldenburg;plush-teddy'
  const { data: read } = await shop.call('bulk.readTable', { table }, browser)
  const request = { rows: read.rows, country: 'DE' as const }
  const { data } = await shop.call('bulk.quote', request, browser)
  return { request, total: data.totals!.total, browser }
}
