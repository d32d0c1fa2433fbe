import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { loadProductRecord } from '#data/catalog/product-records.ts'
import { sql } from '#data/database.ts'
import { isRefusal } from '#domain/refusal.ts'
import { maxProofAgeMs } from '#domain/staff/permissions.ts'
import { saveProduct } from '#services/catalog/save-product.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { withTitles } from '#services/orders/order-texts.ts'
import { printOrders } from '#services/orders/print/print-orders.ts'
import { newVisitor, paid, paidCart, placed, readOrder } from '../../orders/testing.ts'
import { openTestShop, type TestShop } from '../../testing.ts'
import { joined } from '../staff/testing.ts'

let shop: TestShop
let owner: { token: string }
let packer: { token: string }
before(async () => {
  shop = await openTestShop()
  owner = await joined(shop, 'ann@example.com', 'owner')
  packer = await joined(shop, 'paul@example.com', 'packer')
})
after(() => shop.close())

const view = async (number: string, who = owner) =>
  (await shop.admin('admin.viewOrder', { number }, who)).data
const ship = { to: 'shipped', carrier: 'DHL', trackingNumber: 'JD01' } as const

test('a packer packs, ships and prints, and sees neither prices nor e-mail addresses', async () => {
  const { number } = await paid(shop)
  const replies = [
    await shop.admin('admin.listOrders', { list: 'to-pack' }, packer),
    await shop.admin('admin.viewOrder', { number }, packer),
    await shop.admin(
      'admin.printOrders',
      { numbers: [number], documents: ['pick-list', 'packing-slips'] },
      packer,
    ),
    await shop.admin('admin.moveOrder', { number, to: 'processed', seen: (await view(number)).seen }, packer),
    await shop.admin('admin.moveOrder', { number, ...ship, seen: (await view(number)).seen }, packer),
  ]
  for (const { code, data } of replies) {
    assert.equal(code, 0)
    assert.doesNotMatch(JSON.stringify(data), /"minor"|[pP]rice|ada@example\.com|ref-/)
  }
  const refused = [
    await shop.admin('admin.cancelOrder', { number, reason: 'asked' }, packer),
    await shop.admin('admin.refundOrder', { number, amount: 100, refundable: 100 }, packer),
    await shop.admin('admin.viewReport', { report: 'sales', from: '2026-03-01', to: '2026-03-02' }, packer),
    await shop.admin('admin.correctEmail', { number, before: '', email: 'x@example.com' }, packer),
  ]
  assert.deepEqual(new Set(refused.map(({ refused: name }) => name)), new Set(['not-permitted']))
})

test('a packer finds orders by number and name, but does not learn whose an e-mail address is', async () => {
  const { number } = await paid(shop)
  const found = async (search: string, who: { token: string }) =>
    (await shop.admin('admin.listOrders', { list: 'all', search }, who)).data.orders.length > 0
  assert.deepEqual([await found('ada@example.com', owner), await found('ada@ex', owner)], [true, true])
  assert.deepEqual([await found('ada@example.com', packer), await found('ada@ex', packer)], [false, false])
  assert.deepEqual([await found(number, packer), await found('Ada', packer)], [true, true])
})

test('of two members who change the same order, the second is refused and sees what the first did', async () => {
  const { number } = await paid(shop)
  const { seen } = await view(number)
  assert.equal((await shop.admin('admin.moveOrder', { number, ...ship, seen }, packer)).code, 0)
  const late = await shop.admin('admin.moveOrder', { number, ...ship, seen }, owner)
  assert.equal(late.refused, 'order-changed')
  assert.match(late.msg, /the parcels meanwhile/)
  assert.equal((await view(number)).deliveries[0]!.parcels.length, 1)
})

test('a parcel is not marked as delivered by a member who has not seen the latest change', async () => {
  const { number } = await paid(shop)
  await shop.admin('admin.moveOrder', { number, ...ship, seen: (await view(number)).seen }, packer)
  const { seen } = await view(number)
  await shop.admin('admin.moveOrder', { number, ...ship, seen }, packer)
  const late = await shop.admin('admin.moveOrder', { number, to: 'delivered', seen }, owner)
  assert.equal(late.refused, 'order-changed')
  const known = (await view(number)).seen
  assert.equal((await shop.admin('admin.moveOrder', { number, to: 'delivered', seen: known }, owner)).code, 0)
})

test('an order is not cancelled by a member who has not seen the latest change', async () => {
  const { number } = await paid(shop)
  const { seen } = await view(number)
  await shop.admin('admin.moveOrder', { number, to: 'processed', seen }, packer)
  const cancel = (seen: string) => shop.admin('admin.cancelOrder', { number, reason: 'asked', seen }, owner)
  const late = await cancel(seen)
  assert.equal(late.refused, 'order-changed')
  assert.equal((await view(number)).status, 'processed')
  assert.equal((await cancel((await view(number)).seen)).data.status, 'cancelled')
})

test('a part is refunded; a large refund needs a recent proof, as does a cancellation', async () => {
  const { number, order } = await paid(shop)
  const refund = (amount: number | null, refundable: number) =>
    shop.admin('admin.refundOrder', { number, amount, refundable }, owner)
  const { data } = await refund(500, order.total)
  assert.equal(data.payment!.refundable.minor, order.total - 500)
  assert.equal((await refund(500, order.total)).refused, 'order-changed')
  await shop.db.run(sql`update payment set amount = 50000 where order_id = ${order.id}`)
  shop.clock.now += maxProofAgeMs + 1
  assert.equal((await refund(20_000, 49_500)).refused, 'proof-needed')
  assert.equal((await refund(100, 49_500)).code, 0)
  const cancelled = await shop.admin('admin.cancelOrder', { number, reason: 'asked' }, owner)
  assert.equal(cancelled.refused, 'proof-needed', 'a cancellation refunds the same amount')
})

test('corrections, notes and e-mails are written in the name of the member, and recorded', async () => {
  const { number } = await paid(shop)
  const { address } = (await view(number)).deliveries[0]!
  const { data } = await shop.admin(
    'admin.correctAddress',
    { number, recipient: 0, before: address, address: { ...address, street: 'Lindenstraße 9' } },
    owner,
  )
  assert.ok(data.deliveries[0]!.addressLines.includes('Lindenstraße 9'))
  await shop.admin('admin.writeNote', { number, text: 'Rings twice' }, packer)
  const { notes } = await view(number)
  assert.deepEqual(
    notes.map(({ author, text }) => [author, text.split('\n')[1] ?? text]),
    [
      ['ann@example.com', 'Lindenstraße 7'],
      ['paul@example.com', 'Rings twice'],
    ],
  )
  const entries = await shop.db.rows<{ action: string }>(
    sql`select distinct action from audit_entry where action in ('admin.correctAddress', 'admin.writeNote') order by 1`,
  )
  assert.equal(entries.length, 2)
})

test('a transfer is recorded, a return approved with its refund, a failed job retried', async () => {
  const { number, order } = await placed(shop)
  const { data } = await shop.admin('admin.recordPayment', { number }, owner)
  assert.deepEqual([data.status, data.payment!.provider], ['processing', 'outside'])
  await shop.admin('admin.moveOrder', { number, ...ship, seen: data.seen }, owner)
  await shop.admin('admin.moveOrder', { number, to: 'delivered', seen: (await view(number)).seen }, owner)
  await shop.db.run(sql`
    with request as (
      insert into return_request (id, order_id, reference, kind, status, asked_at)
      values (gen_random_uuid(), ${order.id}, ${`${number}-R1`}, 'return', 'asked', ${new Date(shop.clock.now)}) returning id)
    insert into return_line (return_id, order_line_id, quantity, reason)
    select request.id, l.id, 1, 'damaged' from request, order_line l where l.order_id = ${order.id}`)
  const { requests } = (await shop.admin('admin.listReturns', {}, owner)).data
  const { reference, refund, ...facts } = requests.find((each) => each.number === number)!
  assert.deepEqual(
    [facts.email, facts.returnDays, facts.lines[0]!.title, facts.lines[0]!.paid?.minor],
    [
      order.email,
      order.returnDays,
      order.lines[0]!.title,
      Math.round(order.lines[0]!.total / order.lines[0]!.quantity),
    ],
    'what a decision needs',
  )
  const approved = await shop.admin('admin.approveReturn', { number, reference, restock: true }, owner)
  const references = async (list: 'open' | 'closed') =>
    (await shop.admin('admin.listReturns', { list }, owner)).data.requests.map((each) => each.reference)
  assert.equal((await references('open')).includes(reference), false)
  assert.equal((await references('closed'))[0], reference)
  assert.equal(approved.data.requests[0]!.status, 'approved')
  assert.equal(approved.data.payment!.refundable.minor, order.total - refund!.minor)
  assert.equal(
    (await shop.admin('admin.refuseReturn', { number, reference, answer: 'Late' }, owner)).refused,
    'return-decided',
  )
  await shop.db.run(
    sql`update job set dead_at = now(), last_error = 'SMTP' where data->>'orderId' = ${order.id}`,
  )
  const failed = (await shop.admin('admin.listFailedJobs', {}, owner)).data.jobs
  assert.ok(failed.length > 0 && failed.every((job) => job.number === number && job.subject !== null))
  assert.deepEqual((await shop.admin('admin.retryJobs', { job: 'all' }, owner)).data.jobs, [])
})

test('of a parcel with a damaged gift, only the good ones go back to stock, also in exchange', async () => {
  await shop.setStock(shop.mug.oat, 5)
  const who = newVisitor()
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 2 }, who)
  await shop.call('cart.add', { variantId: shop.mug.oat, quantity: 3, withoutText: true }, who)
  const { order, number, access } = await paidCart(shop, who)
  await advanceOrder(shop.db, order, 'shipped', { carrier: 'DHL', trackingNumber: 'JD01' }, shop.clock.now)
  await advanceOrder(shop.db, await readOrder(shop, order), 'delivered', null, shop.clock.now)
  const [teddy, mug] = ['TEDDY', 'MUG-OAT'].map((sku) => order.lines.find((line) => line.sku === sku)!.id)
  const lines = [
    { id: teddy!, quantity: 1, reason: 'damaged' as const },
    { id: mug!, quantity: 2, reason: 'changed-mind' as const },
  ]
  assert.equal((await shop.call('order.return', { number, access, lines })).code, 201)
  const wishes = [teddy!, mug!].map((id) => ({ id, quantity: 1, wish: null }))
  const input = { giftCode: order.deliveries[0]!.giftCode!, lines: wishes, email: 'yuki@example.com' }
  assert.equal((await shop.call('gift.exchange', input, newVisitor())).code, 201)
  const stocks = async () => [await shop.stockOf(shop.teddy.variant), await shop.stockOf(shop.mug.oat)]
  const before = await stocks()
  const approve = async (at: number, restock: boolean | string[]) => {
    const { reference } = (await view(number)).requests[at]!
    const { code } = await shop.admin('admin.approveReturn', { number, reference, restock }, owner)
    assert.equal(code, 0)
    return (await stocks()).map((stock, each) => stock - before[each]!)
  }
  const { requests } = await view(number)
  const good = requests[0]!.lines.filter(({ reason }) => reason !== 'damaged').map(({ id }) => id)
  assert.deepEqual(await approve(0, good), [0, 2])
  assert.deepEqual(await approve(1, [teddy!]), [1, 2])
})

test('staff read the titles of an order in their language; its printed documents are in the buyer’s', async () => {
  const { number, order } = await paid(shop)
  const [line] = order.lines
  const german = (await shop.db.row<{ title: string }>(sql`
    select t.title from product_text t join variant v on v.product_id = t.product_id
    where v.id = ${line!.variantId} and t.locale = 'de'`))!.title
  assert.notEqual(german, line!.title)
  const read = await withTitles(shop.db, order, 'de')
  assert.equal(read.lines[0]!.title, german)
  const printer = { publicOrigin: 'https://posy.example', settings: shop.shop.settings }
  const print = async (document: 'pick-list' | 'packing-slips') => {
    const page = await printOrders(
      shop.db,
      { numbers: [number], documents: [document], locale: 'de' },
      printer,
    )
    return isRefusal(page) ? assert.fail(page.refused) : page.toString()
  }
  assert.ok((await print('pick-list')).includes(german))
  assert.ok((await print('packing-slips')).includes(line!.title))
})

test('parcels that wait to be sent are listed for the carrier; a packer sees no e-mail and no value', async () => {
  const { number } = await paid(shop)
  const csvOf = async (who: { token: string }, numbers: string[] | null = [number]) =>
    (await shop.admin('admin.exportParcels', { numbers }, who)).data
  const { csv, parcels } = await csvOf(owner)
  assert.equal(parcels, 1)
  const [head = '', row = ''] = csv.split('\r\n')
  const cells = new Map(head.split(',').map((name, at) => [name, row.split(',')[at]]))
  assert.equal(cells.get('reference'), `${number}-1`)
  assert.equal(cells.get('country'), 'DE')
  assert.ok(Number(cells.get('weight in grams')) > 0)
  assert.ok(Number(cells.get('value')) > 0)
  const packed = await csvOf(packer)
  assert.doesNotMatch(packed.csv, /value|email|@/)
  // A product that is only begun in English has its title of the order.
  const contents = cells.get('contents')
  await shop.db.run(sql`
    update product_text set title = '' where locale = 'us' and product_id in (
      select product_id from order_line l join orders o on o.id = l.order_id where o.number = ${number})`)
  assert.ok((await csvOf(owner)).csv.includes(contents!))
  await shop.db.run(sql`
    update product_text t set title = l.title from order_line l join orders o on o.id = l.order_id
    where t.product_id = l.product_id and t.locale = 'us' and o.number = ${number}`)
  // A parcel that is due in the future is not due today; one that was sent waits no more.
  await shop.db.run(sql`update shipment_group set ships_on = '2100-01-01'`)
  assert.equal((await csvOf(owner, null)).parcels, 0)
  const { seen } = await view(number)
  await shop.admin('admin.moveOrder', { number, ...ship, seen }, owner)
  assert.equal((await csvOf(owner)).parcels, 0)
})

test('staff see what an exchange sends instead, and cannot approve a variant that is deleted', async () => {
  const who = newVisitor()
  await shop.setStock(shop.mug.oat, 5)
  await shop.setStock(shop.mug.sage, 5)
  await shop.call('cart.add', { variantId: shop.mug.oat, quantity: 2, withoutText: true }, who)
  const { order, number } = await paidCart(shop, who)
  const parcel = { carrier: 'DHL', trackingNumber: 'JD01' }
  assert.equal(await advanceOrder(shop.db, order, 'shipped', parcel, shop.clock.now), null)
  const giftCode = order.deliveries[0]!.giftCode!
  for (const wish of [shop.mug.sage, null]) {
    const lines = [{ id: order.lines[0]!.id, quantity: 1, wish }]
    const asked = await shop.call(
      'gift.exchange',
      { giftCode, lines, email: 'yuki@example.com' },
      newVisitor(),
    )
    assert.equal(asked.code, 201, asked.msg)
  }
  const { data } = await shop.admin('admin.listReturns', {}, owner)
  const own = data.requests.filter((each) => each.number === number)
  assert.deepEqual(
    own.map(({ lines }) => lines[0]!.replacement),
    [{ sku: 'MUG-SAGE', optionsText: 'Sage' }, null],
  )
  const { record } = (await loadProductRecord(shop.db, shop.mug.productId))!
  const variants = record.variants.filter(({ id }) => id !== shop.mug.sage)
  const save = { id: shop.mug.productId, record: { ...record, variants }, home: 'us' } as const
  assert.ok(!isRefusal(await saveProduct(shop.db, save, shop.clock.now)))
  const decision = { number, reference: own[0]!.reference, restock: false }
  assert.equal((await shop.admin('admin.approveReturn', decision, owner)).refused, 'replacement-sold-out')
})
