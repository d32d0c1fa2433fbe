// Returns and withdrawals: requested by customers, decided by the merchant, refunded once.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { approveReturn, refuseReturn } from '#services/orders/decide-return.ts'
import { refundOrder } from '#services/orders/refund-order.ts'
import { changeSettings } from '#services/settings/change-settings.ts'
import { address, openTestShop, type TestShop } from '../testing.ts'
import { mailsOf, newVisitor, paid, paidCart, payRefunds, readOrder, withdrawable } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

const day = 24 * 3_600_000

async function deliver(placed: { number: string }): Promise<void> {
  for (const status of ['shipped', 'delivered'] as const) {
    const tracking = status === 'shipped' ? { carrier: 'DHL', trackingNumber: 'JD01' } : null
    assert.equal(
      await advanceOrder(shop.db, await readOrder(shop, placed), status, tracking, shop.clock.now),
      null,
    )
  }
}

/** A delivered and paid order of three teddies and a mug with a name. */
async function deliveredGifts() {
  const who = newVisitor()
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 3 }, who)
  await shop.call('cart.add', { variantId: shop.mug.oat, quantity: 1, personalisation: 'Ada' }, who)
  const { number, access, order } = await paidCart(shop, who)
  await deliver({ number })
  const id = (sku: string) => order.lines.find((line) => line.sku === sku)!.id
  return { number, access, order, teddy: id('TEDDY'), mug: id('MUG-OAT') }
}

const returnLine = (id: string, quantity = 1) => ({ id, quantity, reason: 'changed-mind' as const })

test('a return within 99 days is requested, approved with refund dates, and refunded once', async () => {
  const { number, access, teddy, order } = await deliveredGifts()
  const stock = await shop.stockOf(shop.teddy.variant)
  const requested = await shop.call('order.return', { number, access, lines: [returnLine(teddy, 2)] })
  assert.deepEqual([requested.code, requested.data.requests[0]?.reference], [201, `${number}-R1`])
  const shown = requested.data.lines.find(({ id }) => id === teddy)
  assert.deepEqual([shown?.returnable, shown?.returning, shown?.refunded], [1, 2, 0])
  const now = await readOrder(shop, order)
  const line = order.lines.find(({ id }) => id === teddy)!
  const back = await Promise.all(
    [1, 2].map(() =>
      approveReturn(shop.db, now, now.requests[0]!, { amount: null, restock: true }, shop.clock.now),
    ),
  )
  const share = Math.round((line.total * 2) / 3)
  assert.deepEqual(
    back.filter((amount) => typeof amount === 'number'),
    [share],
  )
  await payRefunds(shop)
  const { data } = await shop.call('order.view', { number, access })
  assert.deepEqual(
    data.refunds.map(({ amount, earliest, latest }) => [amount.minor, earliest, latest]),
    [[share, '2026-03-05', '2026-03-09']],
  )
  const paidBack = data.lines.find(({ id }) => id === teddy)
  assert.deepEqual([paidBack?.returning, paidBack?.refunded], [0, 2])
  assert.deepEqual(
    [data.paymentStatus, await shop.stockOf(shop.teddy.variant)],
    ['partially-refunded', stock + 2],
  )
  const mails = await mailsOf(shop, order)
  assert.deepEqual(mails.slice(-3), ['return-asked', 'return-approved', 'order-refunded'])
})

test('an order keeps who pays the postage of its returns', async () => {
  const before = await deliveredGifts()
  await changeSettings(shop.db, { freeReturns: true }, shop.clock.now)
  const later = await deliveredGifts()
  await changeSettings(shop.db, { freeReturns: false }, shop.clock.now)
  for (const [{ number, access }, isFree] of [
    [before, false],
    [later, true],
  ] as const)
    assert.equal((await shop.call('order.view', { number, access })).data.freeReturns, isFree)
})

test('nothing is returned twice, after its period, or with a personalisation unless faulty', async () => {
  const { number, access, teddy, mug, order } = await deliveredGifts()
  const ask = (lines: ReturnType<typeof returnLine>[]) => shop.call('order.return', { number, access, lines })
  const rush = await Promise.all(Array.from({ length: 5 }, () => ask([returnLine(teddy, 2)])))
  assert.deepEqual(rush.map(({ refused }) => refused ?? 'asked').toSorted(), [
    'asked',
    ...Array<string>(4).fill('return-not-possible'),
  ])
  assert.equal((await ask([returnLine(mug)])).refused, 'return-not-possible')
  assert.equal((await ask([{ ...returnLine(mug), reason: 'damaged' as 'changed-mind' }])).code, 201)
  const other = await deliveredGifts()
  assert.equal((await ask([returnLine(other.teddy)])).refused, 'return-not-possible', 'another order’s gift')
  const request = (await readOrder(shop, order)).requests[0]!
  assert.equal(await refuseReturn(shop.db, order, request, 'It was worn.', shop.clock.now), null)
  assert.ok(await refuseReturn(shop.db, order, request, 'Again.', shop.clock.now))
  shop.clock.now += 99 * day
  const link = await shop.call('order.track', { email: 'ada@example.com', number })
  assert.equal(link.data.order.options.return, '2026-06-09')
  shop.clock.now += day
  const late = await shop.call('order.track', { email: 'ada@example.com', number })
  assert.equal(late.data.order.options.return, null)
  shop.clock.now -= 100 * day
  assert.equal((await ask([returnLine(teddy, 3)])).code, 201, 'refused goods can be requested again')
})

test('of an order that is paid back, or will be, nothing is left to return or withdraw', async () => {
  const { number, access, teddy, order } = await deliveredGifts()
  const offered = async () => {
    const { options, lines } = (await shop.call('order.view', { number, access })).data
    return [options.return, options.withdraw, lines.find(({ id }) => id === teddy)!.returnUntil]
  }
  await refundOrder(shop.db, order, order.total - 1, shop.clock.now)
  assert.ok((await offered()).every((each) => each !== null))
  await refundOrder(shop.db, order, null, shop.clock.now)
  const ask = async () => [
    await offered(),
    (await shop.call('order.return', { number, access, lines: [returnLine(teddy)] })).refused,
    (await shop.call('order.withdraw', { number, access, name: 'Ada', lines: [{ id: teddy, quantity: 1 }] }))
      .refused,
  ]
  const nothing = [[null, null, null], 'return-not-possible', 'return-not-possible']
  assert.deepEqual(await ask(), nothing, 'the refund is not paid yet')
  await payRefunds(shop)
  assert.deepEqual(await ask(), nothing)
})

test('a withdrawal before packing cancels the order, refunds it at once and mails a receipt with its time', async () => {
  const stock = await shop.stockOf(shop.teddy.variant)
  const { number, access, order } = await paid(shop)
  const lines = [{ id: order.lines[0]!.id, quantity: 1 }]
  const input = { number, access, name: 'Ada Lovelace', lines }
  const { code, data } = await shop.call('order.withdraw', input)
  assert.deepEqual([code, data.status, data.requests[0]?.kind], [201, 'cancelled', 'withdrawal'])
  assert.equal(data.cancelReason, 'withdrawal')
  assert.equal((await shop.call('order.withdraw', input)).refused, 'return-not-possible')
  await payRefunds(shop)
  const after = await readOrder(shop, order)
  assert.deepEqual([after.paymentStatus, await shop.stockOf(shop.teddy.variant)], ['refunded', stock])
  assert.equal(after.requests[0]?.askedAt, shop.clock.now)
  assert.equal((await mailsOf(shop, order)).filter((mail) => mail === 'withdrawal-receipt').length, 1)
})

test('cancelling after a partial withdrawal refunds the rest, and nothing twice', async () => {
  const [teddies, mugs] = [await shop.stockOf(shop.teddy.variant), await shop.stockOf(shop.mug.oat)]
  const { number, access, order, withdraw } = await withdrawable(shop)
  const first = await withdraw('TEDDY')
  await approveReturn(shop.db, first, first.requests[0]!, { amount: null, restock: true }, shop.clock.now)
  await withdraw('MUG-OAT')
  assert.equal((await shop.call('order.cancel', { number, access })).code, 0)
  await payRefunds(shop)
  const after = await readOrder(shop, order)
  const refunded = after.refunds.reduce((sum, { amount }) => sum + amount, 0)
  assert.deepEqual(
    [refunded, await shop.stockOf(shop.teddy.variant), await shop.stockOf(shop.mug.oat)],
    [order.total, teddies, mugs],
  )
  assert.ok(after.requests.every(({ status }) => status === 'approved'))
})

test('if an order is withdrawn in two parts, shipping is refunded only when both are approved', async () => {
  const approval = { amount: null, restock: false }
  const approve = async (order: { number: string }, part: number) => {
    const now = await readOrder(shop, order)
    return approveReturn(shop.db, now, now.requests[part]!, approval, shop.clock.now)
  }
  const withdrawInParts = async () => {
    const who = newVisitor()
    for (const giftMessage of ['For Bo', 'For Cleo'])
      await shop.call(
        'cart.add',
        { variantId: shop.mug.oat, quantity: 1, withoutText: true, giftMessage },
        who,
      )
    const { number, access, order } = await paidCart(shop, who)
    await deliver(order)
    for (const { id } of order.lines) {
      const lines = [{ id, quantity: 1 }]
      assert.equal((await shop.call('order.withdraw', { number, access, name: 'Ada', lines })).code, 201)
    }
    return order
  }
  const partly = await withdrawInParts()
  assert.ok(partly.shippingFee > 0)
  assert.equal(await approve(partly, 0), partly.lines[0]!.total)
  const now = await readOrder(shop, partly)
  assert.equal(await refuseReturn(shop.db, now, now.requests[1]!, 'It was worn.', shop.clock.now), null)
  const both = await withdrawInParts()
  const parts = await Promise.all([approve(both, 0), approve(both, 1)])
  assert.equal(Number(parts[0]) + Number(parts[1]), both.total)
})

test('withdrawal from a whole delivered order also refunds the shipping', async () => {
  const placed = await paid(shop)
  await deliver(placed)
  const { number, access, order } = placed
  const lines = [{ id: order.lines[0]!.id, quantity: 1 }]
  const { data } = await shop.call('order.withdraw', { number, access, name: 'Ada', lines })
  assert.deepEqual([data.status, data.options.withdraw], ['delivered', null])
  const now = await readOrder(shop, order)
  const approval = { amount: null, restock: false }
  assert.equal(await approveReturn(shop.db, now, now.requests[0]!, approval, shop.clock.now), order.total)
  await payRefunds(shop)
  assert.equal((await readOrder(shop, order)).paymentStatus, 'refunded')
})

test('a withdrawal by e-mail and number is recorded and mailed, and takes effect when confirmed by the mailed link', async () => {
  const placed = await paid(shop)
  const { number } = placed
  const tracked = await shop.call('order.track', { email: address.email, number })
  const lines = tracked.data.order.lines.map(({ id, quantity }) => ({ id, quantity }))
  const input = { number, access: tracked.data.access, name: 'A stranger', lines }
  const stock = await shop.stockOf(shop.teddy.variant)
  const declared = await shop.call('order.withdraw', input)
  const at = shop.clock.now
  assert.deepEqual(
    [declared.code, declared.data.status, declared.data.paymentStatus],
    [201, 'processing', 'paid'],
  )
  assert.deepEqual(
    declared.data.requests.map(({ status, askedAt }) => [status, askedAt]),
    [['declared', at]],
  )
  assert.equal(await shop.stockOf(shop.teddy.variant), stock)
  await shop.call('order.withdraw', input)
  const order = await readOrder(shop, placed)
  assert.deepEqual(
    (await mailsOf(shop, order)).filter((mail) => mail.startsWith('withdrawal')),
    ['withdrawal-declared'],
    'a repeated declaration changes nothing',
  )
  assert.equal(order.lines[0]!.returned, 0, 'a declaration does not block the buyer’s returns')

  const reference = order.requests[0]!.reference
  const confirm = (access: string) => shop.call('order.confirmWithdrawal', { number, access, reference })
  assert.equal((await confirm(tracked.data.access)).refused, 'link-masked')
  shop.clock.now += 8 * 3_600_000
  const { data } = await confirm(placed.access)
  assert.deepEqual([data.status, data.requests[0]!.askedAt], ['cancelled', at])
  assert.equal(await shop.stockOf(shop.teddy.variant), stock + 1)
  assert.ok((await mailsOf(shop, order)).includes('withdrawal-receipt'))
  assert.equal((await confirm(placed.access)).code, 0, 'a repeated call succeeds')
  await payRefunds(shop)
  assert.equal(shop.payments.refunds.size > 0 && (await readOrder(shop, placed)).paymentStatus, 'refunded')
})

test('at most three withdrawals of an order wait for confirmation', async () => {
  const who = newVisitor()
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 3 }, who)
  await shop.call('cart.add', { variantId: shop.mug.oat, quantity: 1, withoutText: true }, who)
  const { number } = await paidCart(shop, who)
  const { data } = await shop.call('order.track', { email: address.email, number })
  const [first, second] = data.order.lines
  const declare = (lines: readonly { id: string; quantity: number }[]) =>
    shop.call('order.withdraw', { number, access: data.access, name: 'A stranger', lines: [...lines] })
  const parts = [first!, second!].map(({ id }) => ({ id, quantity: 1 }))
  const codes: number[] = []
  for (const lines of [[parts[0]!], [parts[1]!], parts]) codes.push((await declare(lines)).code)
  assert.deepEqual(codes, [201, 201, 201])
  assert.equal((await declare([{ ...parts[0]!, quantity: 2 }])).refused, 'too-many-requests')
})
