// What buyers change of their own orders before they are packed, and who may not.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { loadNotes } from '#data/orders/order-notes.ts'
import { addDays, type PlainDate } from '#domain/calendar/calendar.ts'
import { standardTaxSettings } from '#domain/tax/tax-settings.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { correctAddress } from '#services/orders/correct-order.ts'
import { exportParcels } from '#services/orders/export-parcels.ts'
import { changeSettings } from '#services/settings/change-settings.ts'
import { address as home, openTestShop, orderTo, type TestShop } from '../testing.ts'
import { mailsOf, newVisitor, paid, paidCart, placed, placeForTwo, readOrder } from './testing.ts'

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

/** As staff correct it; null: corrected. */
async function correctByStaff(order: Pick<Placed, 'number'>, place: Pick<Address, 'zip' | 'city' | 'state'>) {
  const stored = await readOrder(shop, order)
  const before = stored.deliveries[0]!.address
  const correction = { recipient: 0, before, address: { ...before, ...place } }
  return correctAddress(stored.id, correction, 'Grace', shop.shop)
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

test('staff, too, send a parcel only where the sales tax is the same', async () => {
  await setSalesTax({ CA: 725 })
  const untaxed = await placeIn(portland)
  assert.equal((await correctByStaff(untaxed, oakland))?.refused, 'tax-would-change')
  assert.equal(await correctByStaff(untaxed, seattle), null)
  await setSalesTax({})
})

type Handle = Pick<Placed, 'number' | 'access'>
type MessageInput = { line?: string; before: string; message: string }

function changeMessage({ number, access }: Handle, message: MessageInput) {
  return shop.call('order.changeMessage', { number, access, delivery: 0, ...message })
}

test('a card is added, changed and removed; the card before stays as a note', async () => {
  const order = await paid(shop)
  const { data } = await changeMessage(order, { before: '', message: ' Happy birthday!\r\nYour Ada ' })
  const card = 'Happy birthday!\nYour Ada'
  assert.equal(data.deliveries[0]!.message, card)
  const late = await changeMessage(order, { before: '', message: 'Happy Easter' })
  assert.equal(late.refused, 'order-changed')
  assert.match(late.msg, /the gift message/)
  assert.equal((await changeMessage(order, { before: card, message: '' })).code, 0)
  assert.equal((await changeMessage(order, { before: card, message: '' })).code, 0, 'a repeated call')
  const notes = await loadNotes(shop.db, order.order.id)
  assert.deepEqual(
    notes.map(({ kind, author, text }) => [kind, author, text]),
    [['note', '', card]],
  )
  const mails = (await mailsOf(shop, order.order)).filter((mail) => mail === 'order-changed')
  assert.equal(mails.length, 2)
})

test('the message of a gift changes by the rules of the cart', async () => {
  const who = newVisitor()
  await shop.setStock(shop.mug.oat, 10)
  const gift = { variantId: shop.mug.oat, quantity: 1, withoutText: true, giftMessage: 'For tea' }
  await shop.call('cart.add', gift, who)
  const order = await paidCart(shop, who)
  const line = order.order.lines[0]!.id
  const { data: open } = await shop.call('order.viewChanges', { number: order.number, access: order.access })
  assert.deepEqual(
    open.deliveries[0]!.message!.map(({ text }) => text),
    ['', 'For tea'],
  )
  const seen = { line, before: 'For tea' }
  const refused = async (message: string) => (await changeMessage(order, { ...seen, message })).refused
  assert.equal(await refused('x'.repeat(301)), 'gift-message-too-long')
  assert.equal(await refused('a\u0007b'), 'gift-message-bad-characters')
  const unknown = { ...seen, line: '0190a000-0000-7000-8000-000000000003', message: 'For coffee' }
  assert.equal((await changeMessage(order, unknown)).refused, 'order-changed')
  const { data } = await changeMessage(order, { ...seen, message: 'For coffee' })
  assert.equal(data.lines[0]!.giftMessage, 'For coffee')
})

test('another day of arrival, by the same method at the same amounts; parcels are due for it', async () => {
  const order = await paid(shop)
  const { number, access } = order
  const day = async () => (await shop.call('order.viewChanges', { number, access })).data.deliveries[0]!.day!
  const change = (before: string | null, arriveOn: string | null) =>
    shop.call('order.changeDay', { number, access, delivery: 0, before, arriveOn })
  const { arriveOn, first, last } = await day()
  assert.equal(arriveOn, null)
  for (const wrong of [addDays(first as PlainDate, -1), addDays(last as PlainDate, 1)])
    assert.equal((await change(null, wrong)).refused, 'day-not-offered', wrong)
  const later = addDays(first as PlainDate, 10)
  const { data } = await change(null, later)
  const [delivery] = data.deliveries
  assert.equal(delivery!.arriveOn, later)
  assert.ok(delivery!.latest <= later && delivery!.latest > first && delivery!.shipsOn < delivery!.earliest)
  assert.deepEqual([data.totals.total.minor, delivery!.method], [order.order.total, 'Standard'])
  assert.equal((await change(null, later)).code, 0, 'a repeated call')
  assert.equal((await change(null, first)).refused, 'order-changed')
  const { csv } = await exportParcels(shop.db, { numbers: [number], until: null }, true)
  assert.ok(csv.includes(delivery!.shipsOn))
  const soon = await change(later, null)
  assert.deepEqual([soon.data.deliveries[0]!.arriveOn, soon.data.deliveries[0]!.latest], [null, first])
  const texts = (await loadNotes(shop.db, order.order.id)).map(({ text }) => text)
  const { earliest, latest } = order.order.deliveries[0]!
  assert.deepEqual(texts, [`${earliest} – ${latest}`, later])
})

test('no day is offered when a gift is no longer sold, because its handling time is unknown', async () => {
  const order = await paid(shop)
  await shop.db.run(sql`update product set status = 'draft' where id = ${shop.teddy.productId}`)
  const { data } = await shop.call('order.viewChanges', { number: order.number, access: order.access })
  assert.equal(data.deliveries[0]!.day, null)
  const input = {
    number: order.number,
    access: order.access,
    delivery: 0,
    before: null,
    arriveOn: '2027-01-01',
  }
  assert.equal((await shop.call('order.changeDay', input)).refused, 'day-not-offered')
  await shop.db.run(sql`update product set status = 'active' where id = ${shop.teddy.productId}`)
})
