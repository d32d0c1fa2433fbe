// Withdrawals from parts of an order that is not sent yet: what is refunded is not packed.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { isRefusal } from '#domain/refusal.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { approveReturn, refuseReturn } from '#services/orders/decide-return.ts'
import { confirmWithdrawal } from '#services/orders/declare-withdrawal.ts'
import { exportParcels } from '#services/orders/export-parcels.ts'
import { linesToPack } from '#services/orders/kept-lines.ts'
import { listOrderPage } from '#services/orders/list-orders.ts'
import { printOrders } from '#services/orders/print/print-orders.ts'
import { requestReturn } from '#services/orders/request-return.ts'
import { openTestShop, type TestShop } from '../testing.ts'
import { paid, placeForTwo, readOrder, withdrawable } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

test('an order that is withdrawn in parts before packing is cancelled and refunded with the last part', async () => {
  const [teddies, mugs] = [await shop.stockOf(shop.teddy.variant), await shop.stockOf(shop.mug.oat)]
  const { order, withdraw } = await withdrawable(shop)
  assert.equal((await withdraw('TEDDY')).status, 'processing')
  assert.equal((await withdraw('MUG-OAT')).status, 'processing')
  const { status, refunds, requests } = await withdraw('TEDDY')
  assert.deepEqual(
    [status, refunds.map(({ amount }) => amount), new Set(requests.map((each) => each.status))],
    ['cancelled', [order.total], new Set(['approved'])],
  )
  assert.deepEqual(
    [await shop.stockOf(shop.teddy.variant), await shop.stockOf(shop.mug.oat)],
    [teddies, mugs],
  )
})

test('gifts of a withdrawal that is approved before packing are in no document and in no parcel', async () => {
  const { number, order, withdraw } = await withdrawable(shop)
  await withdraw('TEDDY')
  const asked = await withdraw('MUG-OAT')
  for (const request of asked.requests)
    await approveReturn(shop.db, asked, request, { amount: null, restock: true }, shop.clock.now)
  const printer = { publicOrigin: 'http://x', settings: shop.shop.settings }
  const request = { numbers: [number], documents: ['pick-list', 'packing-slips'], locale: 'us' } as const
  const printed = await printOrders(shop.db, request, printer)
  assert.ok(!isRefusal(printed))
  const html = String(printed)
  assert.deepEqual(
    [html.match(/MUG-OAT/g), html.match(/<td>\d<\/td>/g)],
    [null, ['<td>1</td>', '<td>1</td>']],
  )
  const { csv } = await exportParcels(shop.db, { numbers: [number], until: null }, false)
  assert.match(csv, /1 × Honey Teddy/)
  assert.doesNotMatch(csv, /Mug/)
  const parcel = { carrier: 'DHL', trackingNumber: 'JD01' }
  assert.equal(await advanceOrder(shop.db, order, 'shipped', parcel, shop.clock.now), null)
  const { deliveries } = await readOrder(shop, order)
  const gift = await shop.call('gift.view', { giftCode: deliveries[0]!.giftCode! })
  assert.deepEqual(
    gift.data.lines.map(({ title, quantity }) => [title, quantity]),
    [['Honey Teddy', 1]],
  )
})

test('a gift of a withdrawal that is not decided is in no document and in no parcel until it is refused', async () => {
  const { number, withdraw } = await withdrawable(shop)
  const asked = await withdraw('MUG-OAT')
  const printer = { publicOrigin: 'http://x', settings: shop.shop.settings }
  const request = { numbers: [number], documents: ['pick-list', 'packing-slips'], locale: 'us' } as const
  const mugs = async () => {
    const { csv } = await exportParcels(shop.db, { numbers: [number], until: null }, false)
    const printed = await printOrders(shop.db, request, printer)
    assert.ok(!isRefusal(printed))
    const html = String(printed)
    return [html.match(/MUG-OAT/g)?.length ?? 0, csv.match(/Mug/g)?.length ?? 0]
  }
  assert.deepEqual(await mugs(), [0, 0])
  await refuseReturn(shop.db, asked, asked.requests[0]!, 'Your text is on it.', shop.clock.now)
  assert.deepEqual(await mugs(), [2, 1])
})

test('the parcel of an order has for everybody what was packed, also if a withdrawal is approved after it is sent', async () => {
  const { number, order, withdraw } = await withdrawable(shop)
  const asked = await withdraw('TEDDY')
  const told = async () => {
    const { data: gift } = await shop.call('gift.view', { giftCode: order.deliveries[0]!.giftCode! })
    const staff = linesToPack(await readOrder(shop, order))
    return [gift.lines, staff].map((lines) => lines.map(({ quantity }) => quantity))
  }
  shop.clock.now += 60_000
  const parcel = { carrier: 'DHL', trackingNumber: 'JD01' }
  await advanceOrder(shop.db, asked, 'shipped', parcel, shop.clock.now)
  const shipped = await told()
  shop.clock.now += 60_000
  const approval = { amount: null, restock: true }
  await approveReturn(shop.db, asked, asked.requests[0]!, approval, shop.clock.now)
  const packed = [1, 1]
  assert.deepEqual(
    [shipped, await told()],
    [
      [packed, packed],
      [packed, packed],
    ],
  )
  assert.equal((await readOrder(shop, { number })).status, 'shipped')
})

test('a parcel is not due while all its gifts are withdrawn', async () => {
  const { order } = await paid(shop, undefined, placeForTwo)
  await shop.db.run(sql`
    update shipment_group set ships_on = date '2026-01-01' + position where order_id = ${order.id}`)
  const dueOn = async () => {
    const { orders } = await listOrderPage(shop.db, { list: 'to-pack', search: '', after: null })
    return [orders[0]?.number === order.number, orders.find(({ id }) => id === order.id)?.shipsOn]
  }
  const withdraw = async () => {
    const lines = [{ id: order.lines[0]!.id, quantity: 1, reason: 'other' as const }]
    const request = { kind: 'withdrawal', orderId: order.id, lines, name: 'Ada', isConfirmed: true } as const
    assert.equal(await requestReturn(request, shop.shop), null)
  }
  assert.deepEqual(await dueOn(), [true, '2026-01-01'])
  await withdraw()
  assert.deepEqual(await dueOn(), [true, '2026-01-02'])
  const { requests } = await readOrder(shop, order)
  await refuseReturn(shop.db, order, requests[0]!, 'It is engraved.', shop.clock.now)
  assert.deepEqual(await dueOn(), [true, '2026-01-01'])
})

test('an order of which a parcel is sent is not cancelled by the withdrawal of all its gifts', async () => {
  const placed = await paid(shop, undefined, placeForTwo)
  const lines = placed.order.lines.map(({ id }) => ({ id, quantity: 1, reason: 'other' as const }))
  for (const line of lines) {
    const request = { kind: 'withdrawal', orderId: placed.order.id, lines: [line], name: 'Ada' } as const
    assert.equal(await requestReturn({ ...request, isConfirmed: true }, shop.shop), null)
    const parcel = { carrier: 'DHL', trackingNumber: 'JD01' }
    if (line === lines[0])
      await advanceOrder(shop.db, placed.order, 'shipped', parcel, shop.clock.now, { recipient: 0 })
    shop.clock.now += 60_000
  }
  const approval = { amount: null, restock: true }
  for (const request of (await readOrder(shop, placed)).requests)
    await approveReturn(shop.db, await readOrder(shop, placed), request, approval, shop.clock.now)
  assert.equal((await readOrder(shop, placed)).status, 'shipped')
})

test('a withdrawal that is confirmed after the parcel is sent leaves its gift in the parcel', async () => {
  const { order } = await withdrawable(shop)
  const lines = [{ id: order.lines[0]!.id, quantity: 1, reason: 'other' as const }]
  const request = { kind: 'withdrawal', orderId: order.id, lines, name: 'Ada', isConfirmed: false } as const
  assert.equal(await requestReturn(request, shop.shop), null)
  shop.clock.now += 60_000
  const parcel = { carrier: 'DHL', trackingNumber: 'JD01' }
  await advanceOrder(shop.db, order, 'shipped', parcel, shop.clock.now)
  shop.clock.now += 60_000
  const { reference } = (await readOrder(shop, order)).requests[0]!
  assert.equal(await confirmWithdrawal(order.id, reference, shop.shop), null)
  const packed = linesToPack(await readOrder(shop, order))
  assert.deepEqual(
    packed.map(({ quantity }) => quantity),
    order.lines.map(({ quantity }) => quantity),
  )
})

for (const stage of ['processed', 'pickup'] as const)
  test(`an order in stage ${stage} of which every gift is withdrawn is cancelled with the last approval`, async () => {
    const { order, withdraw } = await withdrawable(shop)
    const stock = await shop.stockOf(shop.teddy.variant)
    const placed = await readOrder(shop, order)
    assert.equal(await advanceOrder(shop.db, placed, stage, null, shop.clock.now), null)
    const statuses: string[] = []
    for (const sku of ['TEDDY', 'MUG-OAT', 'TEDDY']) {
      const asked = await withdraw(sku)
      await approveReturn(
        shop.db,
        asked,
        asked.requests.at(-1)!,
        { amount: null, restock: true },
        shop.clock.now,
      )
      statuses.push((await readOrder(shop, order)).status)
    }
    assert.deepEqual(statuses, [stage, stage, 'cancelled'])
    const { refunds, events } = await readOrder(shop, order)
    const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0)
    assert.deepEqual([refunded, events.at(-1)!.kind], [order.total, 'return-approved'])
    assert.equal(await shop.stockOf(shop.teddy.variant), stock + 2, 'nothing is restocked twice')
  })

test('an order is sent and delivered without the recipient whose gift was withdrawn', async () => {
  const placed = await paid(shop, undefined, placeForTwo)
  const { number, access } = placed
  const lines = [{ id: placed.order.lines[1]!.id, quantity: 1 }]
  await shop.call('order.withdraw', { number, access, name: 'Ada', lines })
  const asked = await readOrder(shop, placed)
  await approveReturn(shop.db, asked, asked.requests[0]!, { amount: null, restock: true }, shop.clock.now)
  for (const status of ['shipped', 'delivered'] as const) {
    const parcel = status === 'shipped' ? { carrier: 'DHL', trackingNumber: 'JD01' } : null
    const to = { recipient: 0 }
    const refused = await advanceOrder(shop.db, asked, status, parcel, shop.clock.now, to)
    assert.deepEqual([refused, (await readOrder(shop, placed)).status], [null, status])
  }
})

for (const stage of ['processing', 'processed', 'pickup'] as const)
  test(`an order in stage ${stage} of which only goods without a parcel remain is delivered without one`, async () => {
    const placed = await paid(shop, undefined, placeForTwo)
    const { number, access, order } = placed
    await shop.db.run(
      sql`update shipment_group set requires_shipping = false where id = ${order.deliveries[0]!.id}`,
    )
    if (stage !== 'processing')
      assert.equal(
        await advanceOrder(shop.db, await readOrder(shop, placed), stage, null, shop.clock.now),
        null,
      )
    const lines = [{ id: order.lines[1]!.id, quantity: 1 }]
    await shop.call('order.withdraw', { number, access, name: 'Ada', lines })
    const asked = await readOrder(shop, placed)
    await approveReturn(shop.db, asked, asked.requests[0]!, { amount: null, restock: true }, shop.clock.now)
    const left = await readOrder(shop, placed)
    assert.equal(await advanceOrder(shop.db, left, 'delivered', null, shop.clock.now), null)
    assert.equal((await readOrder(shop, placed)).status, 'delivered')
  })

for (const status of ['shipped', 'delivered'] as const)
  test(`the last unsent gift is withdrawn after the other parcel left: the order is ${status}`, async () => {
    const placed = await paid(shop, undefined, placeForTwo)
    const { number, access, order } = placed
    const first = { recipient: 0 }
    const parcel = { carrier: 'DHL', trackingNumber: 'JD01' }
    await advanceOrder(shop.db, order, 'shipped', parcel, shop.clock.now, first)
    if (status === 'delivered') await advanceOrder(shop.db, order, status, null, shop.clock.now, first)
    const lines = [{ id: order.lines[1]!.id, quantity: 1 }]
    await shop.call('order.withdraw', { number, access, name: 'Ada', lines })
    const asked = await readOrder(shop, placed)
    assert.equal(asked.status, 'processed')
    await approveReturn(shop.db, asked, asked.requests[0]!, { amount: null, restock: true }, shop.clock.now)
    const { events, ...now } = await readOrder(shop, placed)
    assert.deepEqual([now.status, events.at(-1)!.kind], [status, 'return-approved'])
  })

test('a gift that was withdrawn before it was sent is not reviewed, and the order does not wait for it', async () => {
  const { number, access, order, withdraw } = await withdrawable(shop)
  const asked = await withdraw('MUG-OAT')
  await approveReturn(shop.db, asked, asked.requests[0]!, { amount: null, restock: true }, shop.clock.now)
  const parcel = { carrier: 'DHL', trackingNumber: 'JD01' }
  for (const status of ['shipped', 'delivered'] as const)
    await advanceOrder(shop.db, await readOrder(shop, order), status, parcel, shop.clock.now)
  const { lines } = (await shop.call('order.view', { number, access })).data
  assert.deepEqual(
    lines.map(({ unsent }) => unsent),
    order.lines.map(({ sku }) => sku === 'MUG-OAT'),
  )
  const review = async (sku: string) => {
    const lineId = order.lines.find((line) => line.sku === sku)!.id
    const words = { stars: 5, text: 'Dear.', author: 'Ada' }
    return (await shop.call('order.review', { number, access, lineId, ...words })).refused ?? 'added'
  }
  assert.deepEqual([await review('MUG-OAT'), await review('TEDDY')], ['review-not-possible', 'added'])
  const waits = sql`select awaits_review as waits from orders where id = ${order.id}`
  assert.deepEqual(await shop.db.row(waits), { waits: false })
})
