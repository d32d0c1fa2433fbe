// Random orders of which random gifts come back. Refunds and their credit notes agree to the cent.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { sql } from '#data/database.ts'
import type { StoredOrder } from '#data/orders/orders.ts'
import { issueCoupon } from '#data/promotions/issue-coupon.ts'
import { isRefusal } from '#domain/refusal.ts'
import { standardTaxSettings } from '#domain/tax/tax-settings.ts'
import { issueDocuments } from '#services/invoices/issue-documents.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { correctLine } from '#services/orders/correct-line.ts'
import { amountByRule, approveReturn } from '#services/orders/decide-return.ts'
import { refundOrder } from '#services/orders/refund-order.ts'
import { requestReturn } from '#services/orders/request-return.ts'
import { settle } from '#services/payment/settle.ts'
import { changeSettings } from '#services/settings/change-settings.ts'
import { address, openTestShop, orderTo, type TestShop } from '../testing.ts'
import { newVisitor, payRefunds, readOrder } from './testing.ts'

let shop: TestShop
before(async () => {
  shop = await openTestShop()
  const tax = { ...standardTaxSettings, salesTax: { CA: 687.5 } }
  await changeSettings(shop.db, { tax }, shop.clock.now)
  await shop.shop.catalog.refresh()
})
after(() => shop.close())

const places = {
  DE: { country: 'DE' as const, state: '' },
  US: { country: 'US' as const, zip: '94103', city: 'San Francisco', state: 'CA' },
}

const orders = fc.record({
  place: fc.constantFrom('DE' as const, 'US' as const),
  prices: fc.tuple(fc.integer({ min: 1, max: 9_999 }), fc.integer({ min: 0, max: 9_999 })),
  zeroTax: fc.boolean(),
  lines: fc.uniqueArray(
    fc.record({ variant: fc.nat(2), quantity: fc.integer({ min: 1, max: 4 }), wrap: fc.boolean() }),
    { selector: ({ variant }) => variant, minLength: 1, maxLength: 3 },
  ),
  coupon: fc.constantFrom('none' as const, 'percent' as const, 'voucher' as const),
  worth: fc.integer({ min: 1, max: 20_000 }),
})

const steps = fc.array(
  fc.record({
    kind: fc.constantFrom('correct' as const, 'withdraw' as const, 'return' as const, 'goodwill' as const),
    line: fc.nat(2),
    quantity: fc.integer({ min: 1, max: 3 }),
    amount: fc.integer({ min: 1, max: 300 }),
  }),
  { minLength: 1, maxLength: 6 },
)
type Placed = typeof orders extends fc.Arbitrary<infer T> ? T : never
type Step = typeof steps extends fc.Arbitrary<(infer T)[]> ? T : never

let placed = 0

async function placePaid({ place, prices, zeroTax, lines, coupon, worth }: Placed): Promise<StoredOrder> {
  const variants = [shop.teddy.variant, shop.mug.oat, shop.mug.sage]
  for (const variant of variants) await shop.setStock(variant, 1_000)
  await shop.db.run(
    sql`update variant_price set price = ${prices[0]} where variant_id = ${shop.teddy.variant}`,
  )
  await shop.db.run(
    sql`update variant_price set price = ${prices[1]} where variant_id <> ${shop.teddy.variant}`,
  )
  await shop.db.run(sql`update product set tax_class = ${zeroTax ? 'zero' : 'books'}, gift_wrap = true
    where id = ${shop.mug.productId}`)
  shop.shop.catalog.products.evict([shop.teddy.productId, shop.mug.productId])
  const who = newVisitor()
  for (const { variant, quantity, wrap } of lines) {
    const line = { variantId: variants[variant]!, quantity, wrap: wrap && variant > 0, withoutText: true }
    const added = await shop.call('cart.add', line, who)
    assert.equal(added.code, 0, added.msg)
  }
  if (coupon === 'percent') await shop.call('cart.applyCoupon', { code: 'TEN' }, who)
  if (coupon === 'voucher') {
    const code = `G-RANDOM-${placed++}`
    const issued = {
      code,
      promotion: `voucher-${code}`,
      amounts: { EUR: worth, USD: worth },
      names: { us: 'V' },
    }
    const endsAt = shop.clock.now + 1e12
    await shop.db.transaction((tx) =>
      issueCoupon(tx, { ...issued, endsAt, customerId: null }, shop.clock.now),
    )
    shop.shop.catalog.promotions.clear()
    await shop.call('cart.applyCoupon', { code }, who)
  }
  const { country, state } = places[place]
  const asked = { country, ...(state && { state }), shippingMethod: 'standard' as const }
  const { data } = await shop.call('checkout.quote', { country, deliveries: [asked] }, who)
  const { version, totals } = data.cart
  const input = { ...orderTo({ ...address, ...places[place] }), cartVersion: version, total: totals.total }
  const reply = await shop.call('order.place', input, { ...who, idempotencyKey: `click-${who.session}` })
  assert.equal(reply.code, 201, `${reply.msg} ${JSON.stringify(reply.fields)}`)
  const order = await readOrder(shop, reply.data)
  if (order.payment.reference) shop.payments.states.set(order.payment.reference, 'paid')
  await settle(order.id, shop.shop)
  return readOrder(shop, order)
}

async function ask(
  order: StoredOrder,
  kind: 'return' | 'withdrawal',
  { line, quantity }: Step,
): Promise<void> {
  const chosen = order.lines[line % order.lines.length]!
  const lines = [{ id: chosen.id, quantity, reason: 'changed-mind' as const }]
  await requestReturn({ kind, orderId: order.id, lines, name: 'Ada', isConfirmed: true }, shop.shop)
  const now = await readOrder(shop, order)
  const request = now.requests.find(({ status }) => status === 'asked')
  if (!request) return
  const rule = amountByRule(now, request)
  const back = await approveReturn(shop.db, now, request, { amount: null, restock: true }, shop.clock.now)
  assert.ok(!isRefusal(back) && back <= rule && back >= 0)
}

async function take(order: StoredOrder, step: Step): Promise<void> {
  const now = await readOrder(shop, order)
  const isBefore = now.status === 'processing'
  if (step.kind === 'goodwill') return void (await refundOrder(shop.db, now, step.amount, shop.clock.now))
  if (step.kind === 'correct' && isBefore) {
    const line = now.lines[step.line % now.lines.length]!
    const quantity = Math.max(0, line.quantity - line.removed - step.quantity)
    const correction = { line: line.id, variantId: null, quantity, personalisation: null }
    await correctLine(shop.db, now.id, correction, { seen: null, refund: null }, shop.clock.now)
    return
  }
  if (step.kind === 'withdraw') return ask(now, 'withdrawal', step)
  if (now.status === 'processing') {
    await advanceOrder(shop.db, now, 'shipped', { carrier: 'DHL', trackingNumber: 'JD' }, shop.clock.now)
    await advanceOrder(shop.db, await readOrder(shop, now), 'delivered', null, shop.clock.now)
  }
  await ask(await readOrder(shop, now), 'return', step)
}

test('credit notes of random orders equal their refunds, line by line and rate by rate', async () => {
  await fc.assert(
    fc.asyncProperty(orders, steps, async (random, wanted) => {
      const order = await placePaid(random)
      for (const step of wanted) {
        shop.clock.now += 60_000
        await take(order, step)
        await payRefunds(shop)
        const [invoice, ...credits] = await issueDocuments(
          shop.db,
          order.id,
          shop.shop.settings,
          shop.clock.now,
        )
        const now = await readOrder(shop, order)
        const refunds = now.refunds.map(({ amount }) => amount)
        assert.deepEqual(
          credits.map(({ total }) => total),
          refunds,
        )
        const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0)
        assert.ok(sum(refunds) <= order.total)
        const hasGoodwill = wanted.some(({ kind }) => kind === 'goodwill')
        for (const { document } of hasGoodwill ? [] : credits) {
          const goods = sum(document.lines.map(({ amount }) => amount))
          const isWhole = sum(refunds) === order.total && document === credits.at(-1)!.document
          assert.ok(
            isWhole ? goods <= document.total : goods === document.total,
            `${goods} of ${document.total}`,
          )
        }
        for (const part of invoice!.document.taxes) {
          const same = credits.flatMap(({ document }) =>
            document.taxes.filter(({ basisPoints }) => basisPoints === part.basisPoints),
          )
          assert.ok(
            sum(same.map(({ tax }) => tax)) <= part.tax && sum(same.map(({ net }) => net)) <= part.net,
          )
          assert.ok(
            same.every(({ net, tax }) => net >= 0 && tax >= 0),
            JSON.stringify(same),
          )
        }
        if (sum(refunds) === order.total && invoice)
          assert.equal(
            sum(credits.flatMap(({ document }) => document.taxes.map(({ tax }) => tax))),
            sum(invoice.document.taxes.map(({ tax }) => tax)),
          )
      }
    }),
    { numRuns: 25 },
  )
})
