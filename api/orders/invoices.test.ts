// Taxes of an order, its invoice and credit notes, and the file for the accountant.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { insertDocument, listDocuments } from '#data/orders/invoices.ts'
import { standardShipping } from '#domain/delivery/standard-shipping.ts'
import { sampleSettings } from '#domain/settings/settings.ts'
import { standardTaxSettings, type TaxSettings } from '#domain/tax/tax-settings.ts'
import { exportDocuments, unionSales } from '#services/invoices/export-documents.ts'
import { issueDocuments } from '#services/invoices/issue-documents.ts'
import { printDocument } from '#services/invoices/print-document.ts'
import { amountByRule } from '#services/orders/decide-return.ts'
import { refundOrder } from '#services/orders/refund-order.ts'
import { applyRefund } from '#services/payment/apply-refund.ts'
import { changeSettings } from '#services/settings/change-settings.ts'
import { address, openTestShop, orderTo, type TestShop } from '../testing.ts'
import { newVisitor, paid, payRefunds, placed, placeForTwo, readOrder } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

const issue = (orderId: string) => issueDocuments(shop.db, orderId, shop.shop.settings, shop.clock.now)

async function setTax(tax: Partial<TaxSettings>): Promise<void> {
  await changeSettings(shop.db, { tax: { ...standardTaxSettings, ...tax } }, shop.clock.now)
  await shop.shop.catalog.refresh()
}

async function setClass(taxClass: string): Promise<void> {
  await shop.db.run(sql`update product set tax_class = ${taxClass} where id = ${shop.teddy.productId}`)
}

/** The rows of the accountant's file of this year, by column. */
async function exported(): Promise<Record<string, string>[]> {
  const csv = await exportDocuments(shop.db, '2026', 'Europe/Berlin')
  assert.ok(typeof csv === 'string')
  const [head, ...rows] = csv
    .trim()
    .split('\r\n')
    .map((row) => row.split(','))
  return rows.map((row) => Object.fromEntries(head!.map((column, at) => [column, row[at]!])))
}

test('the invoice has its sums in the order of the checkout: the discount before the shipping fee', async () => {
  const { order } = await paid(shop, 'TEN')
  const [invoice] = await issue(order.id)
  const sheet = String(printDocument(invoice!, sampleSettings))
  assert.match(sheet, /Subtotal.*Discount: .*Shipping.*Total.*All prices include VAT/s)
  assert.doesNotMatch(sheet, /dispatch/, 'the goods are not sent yet')
  const planned = { ...invoice!.document, suppliedOn: '2099-01-01' }
  const earlier = String(printDocument({ ...invoice!, document: planned }, sampleSettings))
  assert.match(earlier, /Planned dispatch/, 'documents that have the planned day keep it')
  const document = { ...invoice!.document, suppliedOn: '2026-01-01', paidBy: 'Visa •••• 4242' }
  const later = String(printDocument({ ...invoice!, document }, sampleSettings))
  assert.match(later, /Date of dispatch.*Paid on [^<]* · <bdi>Visa •••• 4242/s)
})

test('a paid order has one invoice with the rates of its gifts; an unpaid one has none', async () => {
  await setClass('books')
  const { order } = await paid(shop)
  const [invoice, ...others] = await issue(order.id)
  await setClass('standard')
  assert.deepEqual(others, [])
  assert.deepEqual(await issue(order.id), [invoice], 'a repeated call issues nothing')
  const { document, number, total } = invoice!
  assert.match(number, /^INV-2026-\d{6}$/)
  assert.deepEqual(
    [total, document.lines[0]!.basisPoints, document.orderNumber],
    [order.total, 700, order.number],
  )
  assert.deepEqual(
    document.taxes.map(({ country, basisPoints, net, tax }) => [country, basisPoints, net + tax]),
    [['DE', 700, order.total]],
  )
  assert.deepEqual(await issue((await placed(shop)).order.id), [])
})

test('numbers have no gaps: neither among simultaneous payments nor after a transaction that failed', async () => {
  const orders = await Promise.all(Array.from({ length: 8 }, () => paid(shop)))
  const [first, unlucky, ...rest] = orders.map(({ order }) => order.id)
  const [issued] = await issue(first!)
  const failing = shop.db.transaction(async (tx) => {
    const { document } = issued!
    await insertDocument(
      tx,
      { kind: 'invoice', year: 2026, orderId: unlucky!, refundId: null, document },
      shop.clock.now,
    )
    throw new Error('the power is cut')
  })
  await Promise.all([
    assert.rejects(failing, /the power is cut/),
    ...rest.flatMap((id) => [issue(id), issue(id)]),
  ])
  await issue(unlucky!)
  const rows = await shop.db.rows<{ sequence: number }>(
    sql`select sequence from invoice where kind = 'invoice' order by sequence`,
  )
  assert.deepEqual(
    rows.map(({ sequence }) => sequence),
    rows.map((_, at) => at + 1),
  )
  const one = sql`update invoice set total = 0 where order_id = ${first!}`
  await assert.rejects(shop.db.run(one), /never changed/)
})

test('each refund has a credit note, and one that failed later has a reversal', async () => {
  const { order } = await paid(shop)
  await refundOrder(shop.db, order, 1_000, shop.clock.now)
  await payRefunds(shop)
  const credited = await issue(order.id)
  assert.deepEqual(
    credited.map(({ kind, total }) => [kind, total]),
    [
      ['invoice', order.total],
      ['credit-note', 1_000],
    ],
  )
  const [invoice, credit] = credited
  assert.match(credit!.number, /^CN-2026-\d{6}$/)
  assert.equal(credit!.document.corrects?.number, invoice!.number)
  assert.deepEqual(
    credit!.document.taxes.map(({ net, tax }) => [net, tax]),
    [[840, 160]],
  )
  const refund = { id: credit!.refundId!, orderId: order.id, amount: 1_000, reason: 'goodwill' } as const
  const failure = { reference: null, state: 'failed', failure: 'account closed' } as const
  await shop.db.transaction((tx) => applyRefund(tx, refund, failure, shop.clock.now))
  const reversed = (await issue(order.id)).at(-1)!
  assert.deepEqual([reversed.total, reversed.document.corrects?.number], [-1_000, credit!.number])
  await refundOrder(shop.db, order, null, shop.clock.now)
  await payRefunds(shop)
  const documents = await issue(order.id)
  const taxOf = (at: number) => documents[at]!.document.taxes[0]!.tax
  assert.equal(documents.at(-1)!.total, order.total)
  assert.equal(taxOf(documents.length - 1), taxOf(0), 'nothing is left of the tax')
})

test('a job issues the documents, and the buyer finds them with the order', async () => {
  const { order, ...placedOrder } = await paid(shop)
  const jobs = await shop.db.rows(
    sql`select id from job where kind = 'issue-documents' and data ->> 'orderId' = ${order.id}`,
  )
  assert.equal(jobs.length, 1)
  await issue(order.id)
  const view = await shop.call('order.view', { number: placedOrder.number, access: placedOrder.access })
  const [link] = view.data.documents
  assert.equal(link?.isReceipt, true)
  assert.match(`${link!.kind} ${link!.number} ${link!.path}`, /^invoice INV-2026-\d{6} \/_invoice\//)
  const tracked = await shop.call('order.track', { email: order.email, number: order.number })
  assert.deepEqual(tracked.data.order.documents, [])
})

test('small businesses and exports show no tax, and their invoices say why', async () => {
  await setTax({ smallBusiness: true })
  const small = await paid(shop)
  await setTax({ taxesExports: false })
  const abroad = await paid(shop, undefined, placeForTwo)
  await setTax({})
  const [invoice] = await issue(small.order.id)
  assert.deepEqual([invoice!.document.taxes, invoice!.document.notes], [[], ['small-business']])
  assert.match(String(printDocument(invoice!, sampleSettings)), /small business exemption\. \(§ 19 UStG\)/)
  const { number, access } = abroad
  assert.equal((await shop.call('order.view', { number, access })).data.isExport, true)
  const [shared] = await issue(abroad.order.id)
  assert.deepEqual(
    [shared!.document.notes, shared!.document.taxes.map(({ country }) => country)],
    [['export'], ['DE']],
  )
  const [parcel] = shared!.document.customs
  assert.equal(parcel!.country, 'JP')
  assert.match(String(printDocument(shared!, sampleSettings)), /Export: exempt from VAT.*For customs: Japan/s)
  const printed = (facts: { origin: string | null; hsCode: string | null }) => {
    const customs = [{ ...parcel!, goods: parcel!.goods.map((line) => ({ ...line, ...facts })) }]
    const amounts = { ...shared!.document.amounts!, shippingFee: 0 }
    return String(
      printDocument({ ...shared!, document: { ...shared!.document, customs, amounts } }, sampleSettings),
    )
  }
  const columns = /Tariff number|HS code|Origin|Country of origin/i
  assert.match(printed({ origin: 'PT', hsCode: '691200' }), columns)
  assert.doesNotMatch(printed({ origin: null, hsCode: null }), columns, 'columns without values')
  assert.match(printed({ origin: null, hsCode: null }), /Shipping<.*Free/s)
})

test('sales tax is shown before paying, paid and refunded', async () => {
  await setTax({ salesTax: { CA: 725 } })
  const who = newVisitor()
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 }, who)
  const home = { ...address, zip: '94103', city: 'San Francisco', state: 'CA', country: 'US' as const }
  const quoteIn = (state: string) => {
    const delivery = { country: 'US' as const, state, shippingMethod: 'standard' as const }
    return shop.call('checkout.quote', { country: 'US', deliveries: [delivery] }, who)
  }
  const { data: elsewhere } = await quoteIn('OR')
  const { data } = await quoteIn('California')
  const { salesTax, total } = data.cart.totals
  assert.equal(elsewhere.cart.totals.salesTax!.minor, 0)
  assert.equal(salesTax!.minor, Math.round(elsewhere.cart.totals.total.minor * 0.0725))
  assert.equal(total.minor, elsewhere.cart.totals.total.minor + salesTax!.minor)
  const input = { ...orderTo(home), cartVersion: data.cart.version, total }
  const reply = await shop.call('order.place', input, { ...who, idempotencyKey: `click-${who.session}` })
  const order = await readOrder(shop, reply.data)
  assert.deepEqual([order.total, order.salesTax], [total.minor, salesTax!.minor])
  await setTax({})
})

test('a gift that comes back is refunded with its own sales tax, not with that of the other recipients', async () => {
  await setTax({ salesTax: { CA: 1_000 } })
  await shop.setStock(shop.teddy.variant, 20)
  const who = newVisitor()
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 2 }, who)
  const { data: cart } = await shop.call('cart.view', {}, who)
  const lines = [{ id: cart.lines[0]!.id, quantity: 1 }]
  const { email, ...home } = { ...address, country: 'US' as const }
  const deliveries = [
    { ...home, zip: '94103', city: 'San Francisco', state: 'CA' },
    { ...home, zip: '97201', city: 'Portland', state: 'OR' },
  ].map((each) => ({ address: each, shippingMethod: 'standard' as const, lines }))
  const asked = deliveries.map(({ address: { country, state }, ...each }) => ({ ...each, country, state }))
  const { data } = await shop.call('checkout.quote', { country: 'US', deliveries: asked }, who)
  const { version, totals } = data.cart
  const buyer = { email, name: 'Bo Petersen', country: 'US' as const }
  const input = { buyer, deliveries, cartVersion: version, total: totals.total }
  const reply = await shop.call('order.place', input, { ...who, idempotencyKey: `click-${who.session}` })
  const order = await readOrder(shop, reply.data)
  const backFor = (...at: number[]) =>
    amountByRule(order, {
      id: 'asked',
      kind: 'return',
      decidedAt: null,
      lines: at.map((each) => ({
        id: order.lines[each]!.id,
        quantity: 1,
        reason: 'other',
        replacement: null,
      })),
    })
  const [california, oregon] = order.lines.map(({ total }) => total)
  assert.deepEqual(
    [backFor(0), backFor(1), backFor(0, 1)],
    [Math.round(california! * 1.1), oregon, Math.round(california! * 1.1) + oregon!],
  )
  await setTax({})
})

test('the year of the accountant’s file equals the payments less the refunds, in each currency', async () => {
  const two = await paid(shop, 'TEN', placeForTwo)
  await refundOrder(shop.db, two.order, 777, shop.clock.now)
  await payRefunds(shop)
  const orders = await shop.db.rows<{ id: string }>(sql`select id from orders`)
  for (const { id } of orders) await issue(id)
  const books = await shop.db.rows<{ currency: string; paid: number }>(sql`
    select currency, sum(amount - coalesce((select sum(f.amount)::bigint from refund f
      where f.order_id = y.order_id and f.done_at is not null), 0))::bigint as paid
    from payment y where status in ('paid', 'refunded') group by currency order by currency`)
  const rows = await exported()
  const sums = Map.groupBy(rows, ({ currency }) => currency!)
  const cents = (text: string) => Math.round(Number(text) * 100)
  assert.deepEqual(
    [...sums].map(([currency, all]) => ({
      currency,
      paid: all.reduce((sum, { gross }) => sum + cents(gross!), 0),
    })),
    books,
  )
  for (const row of rows) assert.equal(cents(row['net']!) + cents(row['tax']!), cents(row['gross']!))
  const parts = rows.filter(({ number }) => number === undefined || number.startsWith('INV'))
  const { document } = (await listDocuments(shop.db, two.order.id))[0]!
  assert.deepEqual(
    document.taxes.map(({ country }) => country),
    ['DE', 'JP'],
  )
  assert.ok(parts.some((row) => row['tax country'] === 'JP' && row['rate %'] === '10'))
  assert.deepEqual(await exportDocuments(shop.db, '2026-13', 'Europe/Berlin'), { refused: 'period-invalid' })
})

test('sales to other member states count without tax, and refunds reduce them', async () => {
  const salesNow = async () =>
    (await unionSales(shop.db, shop.shop.settings, shop.clock.now))![0]!.sales.minor
  const before = await salesNow()
  const { order } = await paid(shop)
  await issue(order.id)
  assert.equal(await salesNow(), before, 'an order within the seller’s country')
  await shop.db.run(sql`
    update shipment_group set address = address || '{"country":"FR"}' where order_id = ${order.id}`)
  const net = (gross: number) => Math.round(gross / 1.19)
  assert.equal(await salesNow(), before + net(order.total))
  await refundOrder(shop.db, order, 500, shop.clock.now)
  await payRefunds(shop)
  await issue(order.id)
  assert.equal(await salesNow(), before + net(order.total) - net(500))
  const japan = {
    shipping: standardShipping,
    seller: { ...shop.shop.settings.seller, country: 'JP' as const },
  }
  assert.equal(await unionSales(shop.db, japan, shop.clock.now), null)
})
