// What staff do with an order besides moving it: corrections, notes, mails, and two of them at the same time.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { listOrderMails } from '#data/jobs/jobs.ts'
import { addDays, instantAt, type PlainDate } from '#domain/calendar/calendar.ts'
import { addWorkingDays } from '#domain/calendar/working-days.ts'
import { methodsTo, type ShippingSettings } from '#domain/delivery/shipping-settings.ts'
import { isRefusal } from '#domain/refusal.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { correctAddress, correctEmail } from '#services/orders/correct-order.ts'
import { loadStaffOrder } from '#services/orders/load-staff-order.ts'
import { refundOrder } from '#services/orders/refund-order.ts'
import { resendMail } from '#services/orders/resend-mail.ts'
import { undoShipment } from '#services/orders/undo-shipment.ts'
import { writeNote } from '#services/orders/write-note.ts'
import { recordOutsidePayment } from '#services/payment/outside-payment.ts'
import { openTestShop, type TestShop } from '../testing.ts'
import { paid, payRefunds, placed, readOrder } from './testing.ts'

let shop: TestShop
let shipping: ShippingSettings
before(async () => {
  shop = await openTestShop()
  shipping = shop.shop.settings.shipping
})
after(() => shop.close())

const tracking = { carrier: 'DHL', trackingNumber: '0034043416179429' }
const author = 'Grace'

async function staffOrder(number: string) {
  const loaded = await loadStaffOrder(shop.db, number, shop.clock.now)
  assert.ok(!isRefusal(loaded))
  return loaded
}

test('a shipment by mistake is undone until something else happens, and its mail is not sent', async () => {
  const { number, order } = await paid(shop)
  await advanceOrder(shop.db, order, 'shipped', tracking, shop.clock.now)
  const shipped = await staffOrder(number)
  assert.equal(await undoShipment(shop.db, order.id, shipped.seen, shipping, shop.clock.now), null)
  const undone = await staffOrder(number)
  assert.deepEqual([undone.order.status, undone.order.deliveries[0]!.shipments], ['processed', []])
  assert.equal(undone.mails.find(({ template }) => template === 'order-shipped')?.state, 'skipped')
  const again = await undoShipment(shop.db, order.id, undone.seen, shipping, shop.clock.now)
  assert.equal(again?.refused, 'order-cannot-move')
  await advanceOrder(shop.db, order, 'shipped', tracking, shop.clock.now)
  const late = await undoShipment(shop.db, order.id, undone.seen, shipping, shop.clock.now)
  assert.equal(late?.refused, 'order-changed')
  await advanceOrder(shop.db, order, 'delivered', null, shop.clock.now)
  const { seen } = await staffOrder(number)
  assert.equal(
    (await undoShipment(shop.db, order.id, seen, shipping, shop.clock.now))?.refused,
    'order-cannot-move',
  )
})

test('a parcel arrives as many working days after its dispatch as planned', async () => {
  const { number, access, order } = await paid(shop)
  const [planned] = order.deliveries
  const arrival = async () => {
    const { data } = await shop.call('order.view', { number, access })
    return [data.deliveries[0]!.earliest, data.deliveries[0]!.latest]
  }
  const plan = [planned!.earliest, planned!.latest]
  assert.deepEqual(await arrival(), plan)
  const { min, max } = methodsTo(shipping, 'DE').find(({ rate }) => rate.method === planned!.method)!.rate
    .transit
  const ship = (parcel: string, day: PlainDate) => {
    const noon = instantAt(day, 12, shipping.warehouse.timeZone)
    return advanceOrder(shop.db, order, 'shipped', { ...tracking, trackingNumber: parcel }, noon, {
      shipping,
    })
  }
  const arrivalFrom = (day: PlainDate) => [min, max].map((days) => addWorkingDays(day, days, 'DE'))
  const late = addDays(planned!.shipsOn, 7)
  assert.equal(await ship('1', late), null)
  assert.deepEqual(await arrival(), arrivalFrom(late))
  const { seen } = await staffOrder(number)
  assert.equal(await undoShipment(shop.db, order.id, seen, shipping, shop.clock.now), null)
  assert.deepEqual(await arrival(), plan)
  assert.equal(await ship('2', late), null)
  const later = addDays(late, 7)
  assert.equal(await ship('3', later), null)
  assert.deepEqual(await arrival(), [arrivalFrom(late)[0], arrivalFrom(later)[1]])
})

test('an address is corrected before shipping; the old one stays as a note', async () => {
  const { number, order } = await paid(shop)
  const before = order.deliveries[0]!.address
  const address = { ...before, street: 'Lindenstraße 9', zip: '10 969' }
  const correct = (change: Partial<typeof address>, seen = before) =>
    correctAddress(
      order.id,
      { recipient: 0, before: seen, address: { ...address, ...change } },
      author,
      shop.shop,
    )
  const refused = await correct({ street: '', zip: 'x' })
  assert.deepEqual(refused?.fields, {
    'address.street': 'field-required',
    'address.zip': 'address-zip-format',
  })
  assert.equal((await correct({ country: 'FR' }))?.refused, 'country-fixed')
  assert.equal(await correct({}), null)
  const { order: now, notes } = await staffOrder(number)
  assert.equal(now.deliveries[0]!.address.street, 'Lindenstraße 9')
  assert.equal(now.deliveries[0]!.address.email, order.email)
  assert.deepEqual([notes[0]!.kind, notes[0]!.author], ['address', author])
  assert.match(notes[0]!.text, /Lindenstraße 7/)
  // A colleague still sees the first address.
  assert.deepEqual(await correct({ street: 'Elsewhere 1' }), {
    refused: 'order-changed',
    facts: { what: 'address' },
  })
  await advanceOrder(shop.db, order, 'shipped', tracking, shop.clock.now)
  assert.equal((await correct({}, now.deliveries[0]!.address))?.refused, 'order-under-way')
})

test('after a corrected e-mail address, mails are sent again to the new one', async () => {
  const { number, order } = await paid(shop)
  const correct = (before: string, email: string) =>
    correctEmail(shop.db, order.id, { before, email }, author, shop.clock.now)
  assert.equal((await correct(order.email, 'no address'))?.refused, 'email-format')
  assert.equal(await correct(order.email, ' Ada@Example.NET '), null)
  assert.equal((await correct(order.email, 'x@example.com'))?.refused, 'order-changed')
  const { order: now, notes, mails } = await staffOrder(number)
  assert.equal(now.email.toLowerCase(), 'ada@example.net')
  assert.equal(now.deliveries[0]!.address.email, now.email)
  assert.equal(notes[0]!.text, 'ada@example.com')

  const waiting = mails.filter(({ state }) => state === 'waiting').map(({ template }) => template)
  assert.deepEqual(waiting, ['order-paid'], 'no reminder to pay')
  const mail = mails.find(({ template }) => template === 'order-paid')!
  const resend = (id: string) => resendMail(shop.db, order.id, id, shop.clock.now)
  assert.equal((await resend(mail.id))?.refused, 'mail-waiting')
  await shop.db.run(sql`update job set done_at = now() where id = ${mail.id}`)
  assert.equal(await resend(mail.id), null)
  await shop.db.run(sql`update job set done_at = null, dead_at = now() where id = ${mail.id}`)
  assert.equal(await resend(mail.id), null)
  const states = (await listOrderMails(shop.db, order.id)).filter((each) => each.template === 'order-paid')
  assert.deepEqual(
    states.map(({ state }) => state),
    ['waiting', 'waiting'],
    'a new one, and the failed one revived',
  )
  const other = await paid(shop)
  assert.equal((await resendMail(shop.db, other.order.id, mail.id, shop.clock.now))?.refused, 'mail-unknown')
})

test('of two staff members at the same order, the second is refused and sees what the first did', async () => {
  const { number } = await paid(shop)
  const { order, seen, refundable } = await staffOrder(number)
  const ship = () => advanceOrder(shop.db, order, 'shipped', tracking, shop.clock.now, { seen })
  const both = await Promise.all([ship(), ship()])
  assert.deepEqual(both.filter((each) => each === null).length, 1)
  assert.deepEqual(
    both.find((each) => each !== null),
    { refused: 'order-changed', facts: { what: 'parcel' } },
  )
  const refund = () => refundOrder(shop.db, order, 500, shop.clock.now, refundable)
  const refunds = await Promise.all([refund(), refund()])
  assert.equal(refunds.filter((each) => each === 500).length, 1)
  assert.equal(refunds.filter((each) => isRefusal(each) && each.refused === 'order-changed').length, 1)
  assert.equal((await readOrder(shop, { number })).deliveries[0]!.shipments.length, 1)
  const cancelled = await advanceOrder(shop.db, order, 'cancelled', null, shop.clock.now)
  assert.equal(cancelled?.refused, 'order-cannot-move')
})

test('staff cancel at the request of the customer; the mail gives that reason', async () => {
  const { number, order } = await paid(shop)
  const now = await readOrder(shop, { number })
  assert.equal(await advanceOrder(shop.db, now, 'cancelled', null, shop.clock.now, { reason: 'asked' }), null)
  const { data } = (await readOrder(shop, { number })).events.find(({ kind }) => kind === 'cancelled')!
  assert.deepEqual(data, { reason: 'asked', refund: order.total })
})

test('a note is for staff only', async () => {
  const { number, access, order } = await paid(shop)
  assert.equal((await writeNote(shop.db, order.id, '  ', author, shop.clock.now))?.refused, 'note-invalid')
  assert.equal(await writeNote(shop.db, order.id, ' Called: rings twice ', author, shop.clock.now), null)
  assert.deepEqual(
    (await staffOrder(number)).notes.map(({ text }) => text),
    ['Called: rings twice'],
  )
  const view = await shop.call('order.view', { number, access })
  assert.doesNotMatch(JSON.stringify(view), /rings twice/)
})

test('a transfer pays an order, and its refund asks no provider', async () => {
  const { order, reference, number } = await placed(shop)
  assert.equal(await recordOutsidePayment(order.id, shop.shop), null)
  assert.equal(shop.payments.states.get(reference), 'cancelled', 'nobody can pay a second time')
  const now = await readOrder(shop, { number })
  assert.deepEqual([now.status, now.paymentStatus, now.payment.provider], ['processing', 'paid', 'outside'])
  assert.equal((await recordOutsidePayment(order.id, shop.shop))?.refused, 'order-already-there')
  await payRefunds(shop)
  const before = shop.payments.refunds.size
  await refundOrder(shop.db, now, 100, shop.clock.now)
  await payRefunds(shop)
  assert.equal((await readOrder(shop, { number })).paymentStatus, 'partially-refunded')
  assert.equal(shop.payments.refunds.size, before)
})
