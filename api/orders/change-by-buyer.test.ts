// What buyers change of their own orders before they are packed, and who may not.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { loadNotes } from '#data/orders/order-notes.ts'
import { standardTaxSettings } from '#domain/tax/tax-settings.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { exportParcels } from '#services/orders/export-parcels.ts'
import { changeSettings } from '#services/settings/change-settings.ts'
import { address as home, openTestShop, orderTo, type TestShop } from '../testing.ts'
import { mailsOf, newVisitor, paid, placed, placeForTwo, readOrder } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

type Placed = Awaited<ReturnType<typeof paid>>

/** The address as the form shows it. */
async function shownAddress({ number, access }: Pick<Placed, 'number' | 'access'>, delivery = 0) {
  const { data } = await shop.call('order.viewChanges', { number, access })
  const { address } = data.deliveries[delivery]!
  assert.ok(address)
  return address
}

type Address = Awaited<ReturnType<typeof shownAddress>>

function changeAddress(
  { number, access }: Pick<Placed, 'number' | 'access'>,
  seen: Address,
  change: Partial<Address>,
  delivery = 0,
) {
  const input = { number, access, delivery, before: seen, address: { ...seen, ...change } }
  return shop.call('order.changeAddress', input)
}

test('a buyer corrects the address: parcel and mail follow, the address before stays as a note', async () => {
  const order = await paid(shop)
  const seen = await shownAddress(order)
  const { data } = await changeAddress(order, seen, { street: ' Lindenstraße 9 ', zip: '10 969' })
  assert.ok(data.deliveries[0]!.address.includes('Lindenstraße 9'))
  assert.deepEqual(data.timeline.at(-1), { kind: 'address-changed', at: shop.clock.now, delivery: null })
  const { csv } = await exportParcels(shop.db, { numbers: [order.number], until: null }, true)
  assert.match(csv, /Lindenstraße 9;|Lindenstraße 9,/)
  const [note, ...others] = await loadNotes(shop.db, order.order.id)
  assert.deepEqual([note!.kind, note!.author, others], ['address', '', []])
  assert.match(note!.text, new RegExp(seen.street))
  assert.equal((await mailsOf(shop, order.order)).at(-1), 'order-changed')
  const now = await readOrder(shop, order)
  assert.equal(now.total, order.order.total)
  assert.equal(now.deliveries[0]!.address.email, order.order.email)
})

test('a repeated change has no second note, event and mail', async () => {
  const order = await paid(shop)
  const seen = await shownAddress(order)
  const change = { street: 'Lindenstraße 9' }
  const [first, again] = [await changeAddress(order, seen, change), await changeAddress(order, seen, change)]
  assert.deepEqual([first.code, again.code], [0, 0])
  assert.equal((await loadNotes(shop.db, order.order.id)).length, 1)
  assert.equal((await mailsOf(shop, order.order)).filter((mail) => mail === 'order-changed').length, 1)
})

test('of two different changes at once one is refused and changes nothing', async () => {
  const order = await paid(shop)
  const seen = await shownAddress(order)
  const streets = ['Lindenstraße 9', 'Gartenweg 3']
  const replies = await Promise.all(streets.map((street) => changeAddress(order, seen, { street })))
  assert.deepEqual(replies.map(({ refused }) => refused ?? 'done').toSorted(), ['done', 'order-changed'])
  const stored = (await readOrder(shop, order)).deliveries[0]!.address.street
  assert.equal(stored, streets[replies.findIndex(({ code }) => code === 0)])
  assert.equal((await loadNotes(shop.db, order.order.id)).length, 1)
})

test('an address that is incomplete or in another country is refused at its field', async () => {
  const order = await paid(shop)
  const seen = await shownAddress(order)
  const { fields } = await changeAddress(order, seen, { street: '', zip: 'x' })
  assert.deepEqual(Object.keys(fields ?? {}), ['address.street', 'address.zip'])
  assert.equal((await changeAddress(order, seen, { country: 'FR' })).refused, 'country-fixed')
  assert.equal((await changeAddress(order, seen, {}, 4)).refused, 'recipient-unknown')
  assert.deepEqual((await readOrder(shop, order)).deliveries, order.order.deliveries)
})

test('nothing can be changed of an order that was packed, sent or cancelled meanwhile', async () => {
  for (const status of ['processed', 'shipped', 'cancelled'] as const) {
    const order = await paid(shop)
    const seen = await shownAddress(order)
    const tracking = { carrier: 'DHL', trackingNumber: '0034043416179429' }
    const now = await readOrder(shop, order)
    const refused = await advanceOrder(shop.db, now, status, tracking, shop.clock.now)
    assert.equal(refused, null)
    const reply = await changeAddress(order, seen, { street: 'Lindenstraße 9' })
    assert.equal(reply.refused, 'order-not-changeable', status)
    const { data } = await shop.call('order.viewChanges', { number: order.number, access: order.access })
    assert.equal(data.deliveries[0]!.address, null)
  }
})

test('an address that changes while staff pack makes them look again', async () => {
  const order = await paid(shop)
  const now = await readOrder(shop, order)
  await changeAddress(order, await shownAddress(order), { street: 'Lindenstraße 9' })
  const late = await advanceOrder(shop.db, now, 'processed', null, shop.clock.now, {
    seen: now.events.at(-1)!.id,
  })
  assert.deepEqual(late, { refused: 'order-changed', facts: { what: 'address' } })
})

test('a change and the packing at once: either staff look again, or the buyer is refused', async () => {
  const order = await paid(shop)
  const now = await readOrder(shop, order)
  const seen = await shownAddress(order)
  const [changed, packed] = await Promise.all([
    changeAddress(order, seen, { street: 'Lindenstraße 9' }),
    advanceOrder(shop.db, now, 'processed', null, shop.clock.now, { seen: now.events.at(-1)!.id }),
  ])
  const isChanged = changed.code === 0
  assert.equal(changed.refused, isChanged ? undefined : 'order-not-changeable')
  assert.equal(packed?.refused, isChanged ? 'order-changed' : undefined)
})

test('number and e-mail open the order, but neither show nor change the address; others see nothing', async () => {
  const order = await paid(shop)
  const seen = await shownAddress(order)
  const { number } = order
  const tracked = await shop.call('order.track', { number, email: order.order.email })
  assert.deepEqual(tracked.data.order.options.change, [], 'a masked order offers no change')
  const masked = { number, access: tracked.data.access }
  assert.equal((await shop.call('order.viewChanges', masked)).refused, 'link-masked')
  assert.equal((await changeAddress(masked, seen, { street: 'Lindenstraße 9' })).refused, 'link-masked')
  const other = await paid(shop)
  for (const access of ['', 'x.f.x.x', other.access]) {
    assert.equal((await shop.call('order.viewChanges', { number, access })).refused, 'link-expired')
    const reply = await changeAddress({ number, access }, seen, { street: 'Lindenstraße 9' })
    assert.equal(reply.refused, 'link-expired')
  }
  assert.deepEqual((await readOrder(shop, order)).deliveries, order.order.deliveries)
})

test('one of several recipients gets another address; an unpaid order can be changed too', async () => {
  const order = await placed(shop, undefined, placeForTwo)
  const seen = await shownAddress(order, 1)
  const { data } = await changeAddress(order, seen, { street: '千代田2-2' }, 1)
  assert.ok(data.deliveries[1]!.address.join(' ').includes('千代田2-2'))
  assert.equal(data.timeline.at(-1)!.delivery, 1)
  assert.deepEqual((await readOrder(shop, order)).deliveries[0], order.order.deliveries[0])
})

async function setSalesTax(salesTax: Readonly<Record<string, number>>): Promise<void> {
  await changeSettings(shop.db, { tax: { ...standardTaxSettings, salesTax } }, shop.clock.now)
  await shop.shop.catalog.refresh()
}

async function placeIn(place: Pick<Address, 'zip' | 'city' | 'state'>) {
  const who = newVisitor()
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1, withoutText: true }, who)
  const delivery = { country: 'US', state: place.state, shippingMethod: 'standard' } as const
  const { data } = await shop.call('checkout.quote', { country: 'US', deliveries: [delivery] }, who)
  const { version, totals } = data.cart
  const input = {
    ...orderTo({ ...home, ...place, country: 'US' }),
    cartVersion: version,
    total: totals.total,
  }
  const reply = await shop.call('order.place', input, { ...who, idempotencyKey: `click-${who.session}` })
  return reply.data
}

const oakland = { zip: '94601', city: 'Oakland', state: 'CA' } as const
const portland = { zip: '97201', city: 'Portland', state: 'OR' } as const
const seattle = { zip: '98101', city: 'Seattle', state: 'WA' } as const

test('in the United States the parcel stays where the sales tax is the same', async () => {
  await setSalesTax({ CA: 725 })
  const taxed = await placeIn({ zip: '94103', city: 'San Francisco', state: 'CA' })
  const seen = await shownAddress(taxed)
  assert.equal((await changeAddress(taxed, seen, portland)).refused, 'tax-would-change')
  assert.equal((await changeAddress(taxed, seen, oakland)).code, 0)
  const untaxed = await placeIn(portland)
  const before = await shownAddress(untaxed)
  assert.equal((await changeAddress(untaxed, before, oakland)).refused, 'tax-would-change')
  assert.equal((await changeAddress(untaxed, before, seattle)).code, 0)
  await setSalesTax({})
  // The order was taxed there, whatever the merchant has changed since.
  const now = await shownAddress(taxed)
  assert.equal((await changeAddress(taxed, now, portland)).refused, 'tax-would-change')
})
