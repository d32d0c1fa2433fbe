// Gifts are removed from placed orders, or become cheaper: money, taxes, stock and documents follow.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { sql } from '#data/database.ts'
import type { StoredOrder } from '#data/orders/orders.ts'
import { isRefusal } from '#domain/refusal.ts'
import { sampleSettings } from '#domain/settings/settings.ts'
import { issueDocuments } from '#services/invoices/issue-documents.ts'
import { printDocument } from '#services/invoices/print-document.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { correctLine } from '#services/orders/correct-line.ts'
import { exportParcels } from '#services/orders/export-parcels.ts'
import { printOrders } from '#services/orders/print/print-orders.ts'
import { joined } from '../admin/staff/testing.ts'
import { openTestShop, type TestShop } from '../testing.ts'
import { mailsOf, newVisitor, paidCart, payRefunds, placed, readOrder, withdrawable } from './testing.ts'

let shop: TestShop
before(async () => {
  shop = await openTestShop()
  await shop.db.run(sql`update variant_price set price = 1433 where variant_id = ${shop.mug.sage}`)
})
after(() => shop.close())

const stock = 20
const variants = () => [shop.mug.oat, shop.mug.sage, shop.teddy.variant]

async function paidOrder(mugs: number, teddies: number, coupon?: string): Promise<StoredOrder> {
  for (const variant of variants()) await shop.setStock(variant, stock)
  const who = newVisitor()
  const mug = { variantId: shop.mug.oat, personalisation: 'Ana', wrap: true }
  await shop.call('cart.add', { ...mug, quantity: mugs }, who)
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: teddies }, who)
  if (coupon) await shop.call('cart.applyCoupon', { code: coupon }, who)
  return readOrder(shop, await paidCart(shop, who))
}

type Step = { readonly at: number; readonly quantity: number | null; readonly isCheaper: boolean }

/** The refund in minor units, or the refusal. */
async function correct(order: StoredOrder, { at, quantity, isCheaper }: Step) {
  const variantId = isCheaper ? shop.mug.sage : null
  const correction = { line: order.lines[at]!.id, variantId, quantity, personalisation: null }
  const nothing = { seen: null, refund: null }
  const result = await correctLine(shop.db, order.id, correction, nothing, shop.clock.now)
  return typeof result === 'number' ? result : result.refused
}

const refundedOf = ({ refunds }: StoredOrder) => refunds.reduce((sum, { amount }) => sum + amount, 0)

/** What the order costs as it is now: its share of the amounts as placed. */
function worthNow(order: StoredOrder): number {
  const { total, giftWrap, lines } = order
  const shipping = lines.reduce((left, line) => left - line.total, total - giftWrap)
  return lines.reduce((sum, { quantity, removed, unitPrice, currentPrice, wrapPrice, ...line }) => {
    const kept = quantity - removed
    const exact = (line.total * kept * currentPrice) / (quantity * unitPrice)
    return sum + Math.ceil(exact - 0.5) + wrapPrice * kept
  }, shipping)
}

async function documentsOf(order: StoredOrder) {
  await payRefunds(shop)
  const documents = await issueDocuments(shop.db, order.id, shop.shop.settings, shop.clock.now)
  const [invoice, ...credits] = documents
  const taxOf = (each: typeof credits) =>
    each.flatMap(({ document }) => document.taxes).reduce((sum, { tax }) => sum + tax, 0)
  const credited = credits.reduce((sum, { total }) => sum + total, 0)
  return { invoice: invoice!, credits, credited, tax: taxOf([invoice!]), creditedTax: taxOf(credits) }
}

test('paid less refunded is what remains, the taxes add up and no gift is lost, whatever is corrected', async () => {
  const step = fc.record({
    at: fc.nat(1),
    quantity: fc.option(fc.nat(4)),
    isCheaper: fc.boolean(),
  })
  const orders = fc.record({
    mugs: fc.integer({ min: 1, max: 4 }),
    teddies: fc.integer({ min: 1, max: 4 }),
    coupon: fc.constantFrom(undefined, 'TEN'),
    steps: fc.array(step, { minLength: 1, maxLength: 4 }),
  })
  await fc.assert(
    fc.asyncProperty(orders, async ({ mugs, teddies, coupon, steps }) => {
      const order = await paidOrder(mugs, teddies, coupon)
      for (const each of steps) await correct(order, each)
      const now = await readOrder(shop, order)
      assert.equal(now.total, order.total)
      assert.equal(now.total - refundedOf(now), worthNow(now))
      const kept = (variantId: string) =>
        now.lines.reduce(
          (sum, line) => sum + (line.variantId === variantId ? line.quantity - line.removed : 0),
          0,
        )
      for (const variant of variants()) assert.equal(await shop.stockOf(variant), stock - kept(variant))
      const partly = await documentsOf(now)
      assert.equal(partly.credited, refundedOf(now))
      await advanceOrder(shop.db, now, 'cancelled', null, shop.clock.now)
      for (const variant of variants()) assert.equal(await shop.stockOf(variant), stock)
      const { credited, tax, creditedTax } = await documentsOf(now)
      assert.deepEqual([credited, creditedTax], [order.total, tax])
    }),
    { numRuns: 25 },
  )
})

test('removed gifts are credited with their text, are in no document and cannot be returned', async () => {
  const order = await paidOrder(3, 1)
  const refund = await correct(order, { at: 0, quantity: 1, isCheaper: false })
  assert.ok(typeof refund === 'number' && refund > 0)
  assert.equal(await correct(order, { at: 1, quantity: 0, isCheaper: false }), order.lines[1]!.total)
  assert.deepEqual((await mailsOf(shop, order)).slice(-2), ['order-corrected', 'order-corrected'])
  const now = await readOrder(shop, order)
  assert.deepEqual(
    now.lines.map(({ quantity, returned }) => quantity - returned),
    [1, 0],
  )
  const request = { numbers: [order.number], documents: ['packing-slips'], locale: 'us' } as const
  const printed = await printOrders(shop.db, request, {
    publicOrigin: 'http://x',
    settings: shop.shop.settings,
  })
  assert.ok(!isRefusal(printed))
  const html = String(printed)
  assert.match(html, /<td>1<\/td>/)
  assert.doesNotMatch(html, /TEDDY/)
  const { credits } = await documentsOf(now)
  const [mug] = credits
  assert.deepEqual(
    mug!.document.lines.map(({ quantity, details, amount }) => [quantity, details, amount]),
    [[2, 'Oat · “Ana”', refund]],
  )
  assert.match(String(printDocument(mug!, sampleSettings)), /Oat/)
})

test('a cheaper variant refunds the difference, and going back to the dearer one is refused', async () => {
  const order = await paidOrder(2, 1)
  const [mug] = order.lines
  const refund = await correct(order, { at: 0, quantity: null, isCheaper: true })
  const left = Math.ceil((mug!.total * 1433) / 1950 - 0.5)
  assert.equal(refund, mug!.total - left)
  const back = { line: mug!.id, variantId: shop.mug.oat, quantity: null, personalisation: null }
  const again = await correctLine(shop.db, order.id, back, { seen: null, refund: null }, shop.clock.now)
  assert.deepEqual(again, { refused: 'line-dearer', facts: { difference: 517, currency: 'EUR' } })
  const { credits } = await documentsOf(order)
  assert.deepEqual(
    credits[0]!.document.lines.map(({ quantity, unitPrice, amount }) => [quantity, unitPrice, amount]),
    [[2, 517, refund]],
  )
})

test('customs read what the parcel is worth after its gifts became fewer and cheaper', async () => {
  const order = await paidOrder(3, 1, 'TEN')
  await correct(order, { at: 0, quantity: 2, isCheaper: true })
  const now = await readOrder(shop, order)
  const { csv } = await exportParcels(shop.db, { numbers: [order.number], until: null }, true)
  const [names, cells] = csv.split('\r\n').map((row) => row.split(','))
  const wrapped = now.lines.reduce(
    (sum, { wrapPrice, ...line }) => sum + wrapPrice * (line.quantity - line.removed),
    0,
  )
  const shipping = now.lines.reduce((left, { total }) => left - total, now.total - now.giftWrap)
  assert.equal(cells![names!.indexOf('value')], ((worthNow(now) - wrapped - shipping) / 100).toFixed(2))
})

test('an unpaid order keeps its amounts', async () => {
  const { order } = await placed(shop)
  assert.equal(await correct(order, { at: 0, quantity: 0, isCheaper: false }), 'line-unpaid')
})

test('two members who remove the same gift refund it once; a large refund needs a proof', async () => {
  const order = await paidOrder(4, 4)
  const owner = await joined(shop, 'ann@example.com', 'owner')
  const number = order.number
  const remove = { number, line: order.lines[1]!.id, variantId: null, quantity: 0, personalisation: null }
  const { data } = await shop.admin('admin.previewLine', remove, owner)
  const refund = data.refund.minor
  assert.equal(refund, order.lines[1]!.total)
  const input = { ...remove, refund, seen: order.events.at(-1)!.id }
  assert.equal(
    (await shop.admin('admin.correctLine', { ...input, refund: refund - 1 }, owner)).refused,
    'order-changed',
  )
  const replies = await Promise.all([
    shop.admin('admin.correctLine', input, owner),
    shop.admin('admin.correctLine', input, owner),
  ])
  assert.deepEqual(replies.map(({ refused }) => refused ?? 'done').toSorted(), ['done', 'order-changed'])
  shop.clock.now += 20 * 60_000
  const large = await shop.admin('admin.correctLine', { ...input, refund: 1_000_000 }, owner)
  assert.equal(large.refused, 'proof-needed')
  assert.equal(refundedOf(await readOrder(shop, order)), refund)
})

test('the last gift that was not withdrawn is not removed: the order is cancelled instead', async () => {
  const { order, withdraw } = await withdrawable(shop)
  await withdraw('TEDDY')
  await withdraw('TEDDY')
  const at = order.lines.findIndex(({ sku }) => sku === 'MUG-OAT')
  assert.equal(await correct(order, { at, quantity: 0, isCheaper: false }), 'last-gift')
})
