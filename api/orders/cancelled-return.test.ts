// A requested return that its buyer cancels.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { isRefusal } from '#domain/refusal.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { approveReturn } from '#services/orders/decide-return.ts'
import { openTestShop, type TestShop } from '../testing.ts'
import { newVisitor, paidCart, readOrder } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

/** A delivered and paid order of three teddies. */
async function deliveredTeddies() {
  const who = newVisitor()
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 3 }, who)
  const { number, access, order } = await paidCart(shop, who)
  for (const status of ['shipped', 'delivered'] as const) {
    const tracking = status === 'shipped' ? { carrier: 'DHL', trackingNumber: 'JD01' } : null
    const stored = await readOrder(shop, { number })
    assert.equal(await advanceOrder(shop.db, stored, status, tracking, shop.clock.now), null)
  }
  return { number, access, order, teddy: order.lines[0]!.id }
}

const returnLine = (id: string, quantity = 1) => ({ id, quantity, reason: 'changed-mind' as const })

test('a requested return is cancelled once, and its gifts can be returned later', async () => {
  const { number, access, teddy, order } = await deliveredTeddies()
  const ask = () => shop.call('order.return', { number, access, lines: [returnLine(teddy, 3)] })
  const cancel = (reference: string) => shop.call('order.cancelReturn', { number, access, reference })
  assert.equal((await ask()).code, 201)
  assert.equal((await cancel(`${number}-R2`)).refused, 'return-not-cancellable', 'an unknown return')
  const rush = await Promise.all([1, 2, 3].map(() => cancel(`${number}-R1`)))
  assert.ok(rush.every(({ code }) => code === 0))
  const { data } = await shop.call('order.view', { number, access })
  assert.equal(data.requests[0]?.status, 'cancelled')
  const line = data.lines.find(({ id }) => id === teddy)
  assert.deepEqual([line?.returnable, line?.returning], [3, 0])
  const { events, requests } = await readOrder(shop, order)
  assert.equal(events.filter(({ kind }) => kind === 'return-cancelled').length, 1)
  const decided = await approveReturn(
    shop.db,
    await readOrder(shop, order),
    requests[0]!,
    { amount: null, restock: true },
    shop.clock.now,
  )
  assert.equal(isRefusal(decided) && decided.refused, 'return-decided')
  assert.equal((await ask()).code, 201, 'the gifts can be returned after all')
})

test('a return that is decided, and a withdrawal, cannot be cancelled', async () => {
  const { number, access, teddy, order } = await deliveredTeddies()
  await shop.call('order.return', { number, access, lines: [returnLine(teddy)] })
  const now = await readOrder(shop, order)
  await approveReturn(shop.db, now, now.requests[0]!, { amount: null, restock: true }, shop.clock.now)
  const withdrawal = { number, access, name: 'Ada', lines: [{ id: teddy, quantity: 1 }] }
  assert.equal((await shop.call('order.withdraw', withdrawal)).code, 201)
  for (const reference of [`${number}-R1`, `${number}-R2`])
    assert.equal(
      (await shop.call('order.cancelReturn', { number, access, reference })).refused,
      'return-not-cancellable',
    )
})
