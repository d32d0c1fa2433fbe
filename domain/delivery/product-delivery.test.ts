// Which occasion a product page names.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleSettings } from '../settings/settings.ts'
import { lastOrderDays } from './last-order-days.ts'
import { productDelivery } from './product-delivery.ts'
import { standardShippingFrom } from './standard-shipping.ts'
import { sentProduct } from './testing.ts'

test('a product names the next occasion that it still reaches', () => {
  const onDay = (orderedAt: number) => {
    const { inTime } = productDelivery(sampleSettings, 'DE', sentProduct, orderedAt)
    return inTime && [inTime.occasion.occasion, inTime.occasion.date]
  }
  assert.deepEqual(onDay(Date.UTC(2026, 10, 24)), ['st-nicholas', '2026-12-06'])
  // Too late for St Nicholas: the gift is for Christmas.
  assert.deepEqual(onDay(Date.UTC(2026, 11, 2)), ['christmas', '2026-12-25'])
})

test('the last order days of an occasion are those that its products name', () => {
  const daysOf = (handlingDays: number, now: number) => {
    const product = { ...sentProduct, handlingDays }
    const { occasion, by } = productDelivery(sampleSettings, 'DE', product, now).inTime!
    const days = lastOrderDays(sampleSettings.shipping, occasion.givenOn, 'DE', now)
    return { by, ...days }
  }
  const early = daysOf(3, Date.UTC(2026, 10, 20))
  assert.equal(early.standardBy, early.by)
  // Too late for a personalised gift, but not for one in stock.
  const later = daysOf(1, Date.UTC(2026, 10, 26, 19))
  assert.deepEqual([later.by, later.standardBy, later.readyStandardBy], ['2026-11-30', null, '2026-11-30'])
})

test('a perishable gift that is ordered on its order-by day arrives in time', () => {
  const product = { ...sentProduct, handlingDays: 1, freshDays: 2 }
  // A Monday: a parcel that left on Friday would not arrive fresh.
  const { by, occasion } = productDelivery(sampleSettings, 'DE', product, Date.UTC(2028, 0, 25)).inTime!
  assert.deepEqual([occasion.givenOn, by], ['2028-02-14', '2028-02-09'])
  const [method] = productDelivery(sampleSettings, 'DE', product, Date.parse(`${by}T12:00Z`)).methods
  assert.ok(method!.latest <= occasion.givenOn, method!.latest)
})

test('a shopper whose day has ended can still order today while the warehouse is open', () => {
  const american = { ...sampleSettings, shipping: standardShippingFrom('US') }
  const inTime = (now: number) => productDelivery(american, 'JP', sentProduct, now).inTime!
  const { by } = inTime(Date.UTC(2026, 10, 20, 12))
  // It is the next day in Tokyo, an hour before the cut-off in New York.
  const lastHour = inTime(Date.parse(`${by}T18:00Z`))
  assert.deepEqual([lastHour.by, lastHour.isToday], [by, true])
})

test('an advent calendar is in time for Christmas only until the first of December', () => {
  const adventCalendar = { ...sentProduct, tags: ['advent-calendar'] }
  const { by, occasion } = productDelivery(
    sampleSettings,
    'DE',
    adventCalendar,
    Date.UTC(2026, 10, 10),
  ).inTime!
  assert.deepEqual([occasion.occasion, by], ['christmas', '2026-11-23'])
  assert.equal(productDelivery(sampleSettings, 'DE', adventCalendar, Date.UTC(2026, 10, 30)).inTime, null)
  assert.equal(productDelivery(sampleSettings, 'DE', adventCalendar, Date.UTC(2026, 11, 10)).inTime, null)
})
