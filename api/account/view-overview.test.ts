import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import { publicAddress } from '#domain/registries/registry.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { settle } from '#services/payment/settle.ts'
import type { Input } from '../call.ts'
import { quoted, readOrder } from '../orders/testing.ts'
import { address, openTestShop, orderTo, type TestShop } from '../testing.ts'
import { signedIn } from './testing.ts'

let shop: TestShop
before(async () => {
  shop = await openTestShop()
})
after(() => shop.close())

test('an order says when it arrives, from its payment until its delivery', async () => {
  const email = 'awaiting@example.com'
  const me = await signedIn(shop, email, 'browser-of-the-awaiting')
  const arrival = async () => (await shop.call('account.overview', {}, me)).data.orders[0]?.arrival
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 }, me)
  const input = { ...(await quoted(shop, me)), ...orderTo({ ...address, email }) }
  const { data } = await shop.call('order.place', input, { ...me, idempotencyKey: 'key-of-the-awaiting' })
  const order = await readOrder(shop, data)
  const { orders } = (await shop.call('account.overview', {}, me)).data
  assert.equal(orders[0]?.lines[0]?.productId, order.lines[0]!.productId)
  assert.equal(await arrival(), null, 'an unpaid order has no day yet')
  shop.payments.states.set(order.payment.reference!, 'paid')
  await settle(order.id, shop.shop)
  const [delivery] = order.deliveries
  const expected = { earliest: delivery!.earliest, latest: delivery!.latest }
  assert.deepEqual(await arrival(), expected)
  await advanceOrder(
    shop.db,
    await readOrder(shop, data),
    'shipped',
    { carrier: 'DHL', trackingNumber: '1' },
    shop.clock.now,
  )
  assert.deepEqual(await arrival(), expected)
  await advanceOrder(shop.db, await readOrder(shop, data), 'delivered', null, shop.clock.now)
  assert.equal(await arrival(), null)
})

test('the account says which e-mails the customer receives', async () => {
  const me = await signedIn(shop, 'mailed@example.com', 'browser-of-the-mailed')
  const mails = async () => {
    const { newsletter, reminders, wishes } = (await shop.call('account.view', {}, me)).data
    return { newsletter, reminders, wishes }
  }
  assert.deepEqual(await mails(), { newsletter: false, reminders: true, wishes: false })
  await shop.call('person.setReminders', { on: false }, me)
  await shop.call('wishlist.setNotices', { on: true }, me)
  assert.deepEqual(await mails(), { newsletter: false, reminders: false, wishes: true })
})

test('a profile without a name gets the name of the latest order as a suggestion', async () => {
  const email = 'nameless@example.com'
  const me = await signedIn(shop, email, 'browser-of-the-nameless')
  const suggested = async () => (await shop.call('account.view', {}, me)).data.suggestedName
  assert.equal(await suggested(), undefined)
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 }, me)
  const input = { ...(await quoted(shop, me)), ...orderTo({ ...address, email }) }
  await shop.call('order.place', input, { ...me, idempotencyKey: 'key-of-the-nameless' })
  const { firstName, lastName } = address
  assert.deepEqual(await suggested(), { firstName, lastName })
  await shop.call('account.changeProfile', { firstName: 'Ada', lastName: '', username: '' }, me)
  assert.equal(await suggested(), undefined)
})

test('overview and address book offer to save the address of the latest order, but not that of a registry', async () => {
  const email = 'giver@example.com'
  const me = await signedIn(shop, email, 'browser-of-the-giver')
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 }, me)
  const input = { ...(await quoted(shop, me)), ...orderTo({ ...address, email }) }
  const { data } = await shop.call('order.place', input, { ...me, idempotencyKey: 'key-of-the-giver' })
  const { id } = await readOrder(shop, data)
  const offered = async () => (await shop.call('account.overview', {}, me)).data.unsaved?.address.lastName
  assert.equal(await offered(), address.lastName)
  const { unsaved } = (await shop.call('address.list', {}, me)).data
  assert.equal(unsaved?.address.lastName, address.lastName)
  const shown = JSON.stringify(publicAddress({ ...address, email }, 'Ida & Max'))
  await shop.db.run(sql`
    update shipment_group set ship_to = address, address = ${shown}::jsonb where order_id = ${id}`)
  assert.equal(await offered(), undefined)
  const { data: book } = await shop.call('address.add', { address: unsaved!.address, isDefault: true }, me)
  assert.equal(book.unsaved, null)
})

test('the overview has the three orders with the most urgent next step, and the name of the latest buyer', async () => {
  const email = 'busy@example.com'
  const me = await signedIn(shop, email, 'browser-of-the-busy')
  const place = async (key: string) => {
    await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 }, me)
    const input = { ...(await quoted(shop, me)), ...orderTo({ ...address, email }) }
    return (await shop.call('order.place', input, { ...me, idempotencyKey: key })).data
  }
  const paid = await place('key-of-the-busy-0')
  const order = await readOrder(shop, paid)
  shop.payments.states.set(order.payment.reference!, 'paid')
  await settle(order.id, shop.shop)
  await advanceOrder(
    shop.db,
    await readOrder(shop, paid),
    'shipped',
    { carrier: 'DHL', trackingNumber: '1' },
    shop.clock.now,
  )
  const later = [await place('key-of-the-busy-1'), await place('key-of-the-busy-2')]
  const { account, orders } = (await shop.call('account.overview', {}, me)).data
  assert.deepEqual(
    orders.map(({ number }) => number),
    [...later.map(({ number }) => number).reverse(), paid.number],
  )
  assert.equal(account.name, address.firstName)
})

test('the next gift date has gifts, and the gift finder with its day', async () => {
  const me = await signedIn(shop, 'next@example.com', 'browser-of-the-next')
  const next = async () => (await shop.call('account.overview', {}, me)).data.next
  assert.equal(await next(), null)
  // Before Easter: a parcel in time for Easter would not be for a birthday after it.
  const soon = new Date(shop.clock.now + 20 * dayMs)
  const person = {
    name: 'Rose',
    country: 'US',
    dates: [
      {
        kind: 'birthday' as const,
        month: soon.getUTCMonth() + 1,
        day: soon.getUTCDate(),
        year: 1950,
        remind: true,
      },
    ],
  } satisfies Input<'person.add'>['person']
  await shop.call('person.add', { person }, me)
  const { day, path, gifts } = (await next())!
  assert.equal(path, `/gift-finder?by=${day.next}`)
  assert.ok(gifts!.length > 0 && gifts!.length <= 3, String(gifts!.length))
  const idsOf = async () => (await next())!.gifts!.map(({ id }) => id)
  assert.ok((await idsOf()).includes(shop.teddy.productId), 'it is a gift')
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 }, me)
  const order = { ...(await quoted(shop, me)), ...orderTo({ ...address, firstName: 'Rose' }) }
  const placed = await shop.call('order.place', order, { ...me, idempotencyKey: 'key-of-a-gift-for-rose' })
  assert.ok(!(await idsOf()).includes(shop.teddy.productId), 'it was ordered for Rose')
  const { id, number, placedAt, payment, deliveries } = await readOrder(shop, placed.data)
  const unpaid = (await next())!
  assert.equal(unpaid.day.arriving, null, 'an unpaid gift is not on its way')
  // The instant: a day of the market's time zone would differ from that of the order's card.
  assert.deepEqual([unpaid.lastGift?.placedAt, unpaid.lastGift?.gifts[0]?.quantity], [placedAt, 1])
  shop.payments.states.set(payment.reference!, 'paid')
  await settle(id, shop.shop)
  const { earliest, latest } = deliveries[0]!
  assert.deepEqual((await next())!.day.arriving, { number, earliest, latest })
  const { people } = (await shop.call('person.list', {}, me)).data
  assert.deepEqual(people[0]!.lastGift, unpaid.lastGift)
})
