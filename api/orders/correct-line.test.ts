// Corrections of a line of a placed order before it is packed. Two members may do so at once, or while it is packed.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { correctLine } from '#services/orders/correct-line.ts'
import { type LineCorrection } from '#services/orders/plan-correction.ts'
import { joined } from '../admin/staff/testing.ts'
import { openTestShop, type TestShop } from '../testing.ts'
import { mailsOf, newVisitor, paidCart, readOrder } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

/** A paid order of two mugs in oat with a text. */
async function paidMugs() {
  await shop.setStock(shop.mug.oat, 10)
  await shop.setStock(shop.mug.sage, 5)
  const who = newVisitor()
  await shop.call('cart.add', { variantId: shop.mug.oat, quantity: 2, personalisation: 'Ana' }, who)
  const order = await readOrder(shop, await paidCart(shop, who))
  return { order, line: order.lines[0]!.id, seen: order.events.at(-1)!.id }
}

type Paid = Awaited<ReturnType<typeof paidMugs>>

const kept = { variantId: null, quantity: null, personalisation: null }

/** The refund in minor units, or the refusal. */
const correct = async (
  { order, line }: Pick<Paid, 'order' | 'line'>,
  change: Partial<LineCorrection>,
  seen: string | null = null,
) => {
  const correction = { line, ...kept, ...change }
  const result = await correctLine(shop.db, order.id, correction, { seen, refund: null }, shop.clock.now)
  return typeof result === 'number' ? result : result.refused
}

const stocks = async () => [await shop.stockOf(shop.mug.oat), await shop.stockOf(shop.mug.sage)]

test('a mug in another colour with another text: stock, paper and customer follow, the amounts stay', async () => {
  const mugs = await paidMugs()
  assert.equal(await correct(mugs, { variantId: shop.mug.sage, personalisation: ' Anna ' }), 0)
  const now = await readOrder(shop, mugs.order)
  const [line] = now.lines
  assert.deepEqual([line!.sku, line!.optionsText, line!.personalisation], ['MUG-SAGE', 'Sage', 'Anna'])
  assert.deepEqual([line!.total, now.total], [mugs.order.lines[0]!.total, mugs.order.total])
  assert.deepEqual(await stocks(), [10, 3])
  assert.equal(now.events.at(-1)!.kind, 'line-corrected')
  assert.equal((await mailsOf(shop, now)).at(-1), 'order-corrected')
  await advanceOrder(shop.db, now, 'cancelled', null, shop.clock.now)
  assert.deepEqual(await stocks(), [10, 5], 'a cancellation returns what the order has now')
})

test('what cannot be made, costs more or is sold out is refused, and nothing changes', async () => {
  const mugs = await paidMugs()
  const refused = (change: Partial<LineCorrection>) => correct(mugs, change)
  assert.equal(await refused({ personalisation: 'Anna-Magdalena' }), 'personalisation-too-long')
  assert.equal(await refused({ variantId: shop.teddy.variant }), 'line-not-exchangeable', 'another product')
  await shop.setStock(shop.mug.sage, 1)
  assert.equal(await refused({ variantId: shop.mug.sage }), 'replacement-sold-out')
  await shop.setStock(shop.mug.sage, 5)
  const price = (minor: number) =>
    shop.db.run(sql`update variant_price set price = ${minor} where variant_id = ${shop.mug.sage}`)
  await price(2150)
  assert.equal(await refused({ variantId: shop.mug.sage }), 'line-dearer')
  assert.equal(await refused({ quantity: 3 }), 'line-dearer')
  assert.equal(await refused({ quantity: 0 }), 'last-gift')
  await price(1950)
  assert.deepEqual(await stocks(), [8, 5])
  await advanceOrder(shop.db, mugs.order, 'processed', null, shop.clock.now)
  assert.equal(await refused({ personalisation: 'Eva' }), 'order-under-way')
})

test('of two members who correct the same line, the second is refused and sees what the first did', async () => {
  const mugs = await paidMugs()
  const results = await Promise.all([
    correct(mugs, { variantId: shop.mug.sage }, mugs.seen),
    correct(mugs, { personalisation: 'Eva' }, mugs.seen),
  ])
  assert.deepEqual(results.toSorted(), [0, 'order-changed'])
})

test('an order is packed as the packer saw it, or not at all', async () => {
  for (let at = 0; at < 10; at += 1) {
    const mugs = await paidMugs()
    const [corrected, packed] = await Promise.all([
      correct(mugs, { variantId: shop.mug.sage }, mugs.seen),
      advanceOrder(shop.db, mugs.order, 'processed', null, shop.clock.now, { seen: mugs.seen }),
    ])
    const { status, lines } = await readOrder(shop, mugs.order)
    const isCorrected = corrected === 0
    assert.equal(packed?.refused, isCorrected ? 'order-changed' : undefined)
    assert.deepEqual(
      [status, lines[0]!.sku],
      isCorrected ? ['processing', 'MUG-SAGE'] : ['processed', 'MUG-OAT'],
    )
  }
})

test('a member corrects a line on the screen’s operation, which is recorded; a packer may not', async () => {
  const { order, line, seen } = await paidMugs()
  const input = { number: order.number, line, ...kept, personalisation: 'Eva', refund: 0, seen }
  const packer = await joined(shop, 'paul@example.com', 'packer')
  assert.equal((await shop.admin('admin.correctLine', input, packer)).refused, 'not-permitted')
  const owner = await joined(shop, 'ann@example.com', 'owner')
  const { data } = await shop.admin('admin.correctLine', input, owner)
  assert.equal(data.lines[0]!.personalisation, 'Eva')
  const entry = await shop.db.row<{ before: { personalisation: string } }>(
    sql`select before from audit_entry where action = 'admin.correctLine' and table_name = 'order_line'`,
  )
  assert.equal(entry?.before.personalisation, 'Ana')
})
