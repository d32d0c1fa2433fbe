// Tests the lines of a product page about the last day to order.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productDelivery } from '#domain/delivery/product-delivery.ts'
import { sentProduct } from '#domain/delivery/testing.ts'
import type { Country } from '#domain/markets/market.ts'
import { sampleSettings } from '#domain/settings/settings.ts'
import { deliveryLines } from './delivery-lines.ts'
import { translateFor } from './load.ts'

const german = translateFor('de')

test('the last day to order for an occasion is called today', () => {
  const lineOn = (orderedAt: number) => {
    const delivery = productDelivery(sampleSettings, 'DE', sentProduct, orderedAt)
    const lines = deliveryLines(delivery, sampleSettings, 'de', german)
    const text = lines.find(({ kind }) => kind === 'occasion')?.text.replaceAll('\u00a0', ' ')
    return { by: delivery.inTime!.by, text: text! }
  }
  const { by, text } = lineOn(Date.UTC(2026, 10, 23, 9))
  assert.match(text, /^Nikolaus \(6\. Dez\.\): bis .*26\. Nov\. mit Standardversand bestellen$/)
  const last = lineOn(Date.parse(`${by}T09:00:00Z`))
  assert.match(last.text, /^Nikolaus \(6\. Dez\.\): nur noch heute mit Standardversand bestellen$/)
})

test('where gifts are given on Christmas Eve, the line names that evening, as the home page does', () => {
  const delivery = productDelivery(sampleSettings, 'DE', sentProduct, Date.UTC(2026, 11, 8, 9))
  const lines = deliveryLines(delivery, sampleSettings, 'de', german)
  const text = lines.find(({ kind }) => kind === 'occasion')?.text.replaceAll('\u00a0', ' ')
  assert.match(text!, /^Heiligabend \(24\. Dez\.\): /)
})

test('where a faster method is in time for longer, the line also names its last day', () => {
  const lineOn = (orderedAt: number) => {
    const delivery = productDelivery(sampleSettings, 'DE', sentProduct, orderedAt)
    const lines = deliveryLines(delivery, sampleSettings, 'de', german)
    const { text, detail } = lines.find(({ kind }) => kind === 'occasion')!
    return `${text} / ${detail}`.replaceAll('\u00a0', ' ')
  }
  const express = /16\. Dez\. mit Standardversand bestellen \/ Express: bis Fr\., 18\. Dez\. bestellen$/
  assert.match(lineOn(Date.UTC(2026, 11, 8, 9)), express)
  // Too late for the usual method.
  const late = lineOn(Date.UTC(2026, 11, 17, 9))
  assert.equal(late, 'Heiligabend ist am 24. Dez. / Express: bis Fr., 18. Dez. bestellen')
})

test('where the parcel is an export, a line says that import tax and duties may be due, as in the cart', () => {
  const kindsTo = (country: Country) =>
    deliveryLines(
      productDelivery(sampleSettings, country, sentProduct, Date.UTC(2026, 10, 23, 9)),
      sampleSettings,
      'de',
      german,
    ).filter(({ kind }) => kind === 'duties')
  assert.deepEqual(kindsTo('US'), [{ kind: 'duties', text: german('totals.export'), detail: '' }])
  assert.deepEqual(kindsTo('DE'), [])
  assert.deepEqual(kindsTo('FR'), [])
})
