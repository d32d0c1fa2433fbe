import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleSettings } from '#domain/settings/settings.ts'
import { translateFor } from '#messages/load.ts'
import { cards } from '#services/orders/print/card.ts'
import { giftReceipt } from '#services/orders/print/gift-receipt.ts'
import { packingSlip } from '#services/orders/print/packing-slip.ts'
import { parcelOf } from '#services/orders/print/parcel.ts'
import { pickList, picksOf } from '#services/orders/print/pick-list.ts'
import { assertOnlyText, withHostileText } from '#test-support/hostile-text.ts'
import { sampleOrder } from './mail/testing-order.ts'

test('no text of an order becomes markup of its documents, and none shows a price', () => {
  const order = withHostileText(sampleOrder)
  const parcel = parcelOf(order, { ...order.deliveries[0]!, giftCode: 'A'.repeat(8) })
  const printer = {
    publicOrigin: 'https://shop.example',
    settings: { ...sampleSettings, shopName: 'Vasen & <b>Haus' },
  }
  const documents = {
    slip: packingSlip(parcel, printer),
    receipt: giftReceipt(parcel, printer),
    cards: cards(parcel).join(''),
    'pick list': pickList([parcel], 'de'),
  }
  for (const [name, document] of Object.entries(documents)) {
    assertOnlyText(String(document), name)
    assert.doesNotMatch(String(document), /€|EUR/, `${name} has no prices`)
  }
})

test('a gift receipt has the first name of a giver, and none of a buyer who is the recipient', () => {
  const printer = { publicOrigin: 'https://shop.example', settings: sampleSettings }
  const receiptOf = (buyerName: string) => {
    const order = { ...sampleOrder, buyerName }
    return String(giftReceipt(parcelOf(order, order.deliveries[0]!), printer))
  }
  assert.match(receiptOf('Bo Larsson'), /<p>From Bo<\/p>/)
  for (const name of ['', 'Ada Lovelace', 'bo@example.com'])
    assert.doesNotMatch(receiptOf(name), /From|@/, name)
})

test('the packing slip of gifts that the buyer collects has the pick-up point in place of the address', () => {
  const { shipping } = sampleSettings
  const workshop = {
    ...shipping.methods[0]!,
    id: 'workshop',
    kind: 'pickup' as const,
    names: { us: 'Collect at the workshop' },
    point: 'Lindenallee 12\nMo–Fr 9–18',
  }
  const settings = { ...sampleSettings, shipping: { ...shipping, methods: [...shipping.methods, workshop] } }
  const slip = (method: string) => {
    const parcel = parcelOf(sampleOrder, { ...sampleOrder.deliveries[0]!, method })
    return String(packingSlip(parcel, { settings }))
  }
  assert.match(
    slip('workshop'),
    /<p>Ada Lovelace<br>Collect at the workshop<br>Lindenallee 12<br>Mo–Fr 9–18<\/p>/,
  )
  assert.doesNotMatch(slip('workshop'), /Lindenstraße/)
  assert.match(slip('standard'), /Lindenstraße 7/)
})

test('the pick list adds up a variant over all parcels and names their orders', () => {
  const order = (number: string) => ({ ...sampleOrder, number })
  const parcels = ['A', 'B'].map((number) => parcelOf(order(number), sampleOrder.deliveries[0]!))
  const [first] = picksOf(parcels, translateFor('us'))
  assert.equal(first!.quantity, 2 * sampleOrder.lines.find(({ sku }) => sku === first!.sku)!.quantity)
  assert.deepEqual(first!.orders, ['A', 'B'])
})
