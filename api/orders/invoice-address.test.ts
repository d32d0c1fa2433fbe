// The address of an invoice: where it is stored and shown, and which errors it has.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sampleSettings } from '#domain/settings/settings.ts'
import { issueDocuments } from '#services/invoices/issue-documents.ts'
import { printDocument } from '#services/invoices/print-document.ts'
import { settle } from '#services/payment/settle.ts'
import { address, openTestShop, type TestShop } from '../testing.ts'
import { newVisitor, paid, readOrder, readyToPlace } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

const invoiceAddress = {
  company: 'Blume & Söhne GmbH',
  vatId: 'de123456788',
  firstName: 'Bo',
  lastName: 'Petersen',
  street: 'Hafenweg 3',
  zip: '20457',
  city: 'Hamburg',
  country: 'DE' as const,
}

async function placeWith(invoice: typeof invoiceAddress | null) {
  const who = newVisitor()
  const input = await readyToPlace(shop, who)
  const buyer = { ...input.buyer, invoiceAddress: invoice }
  return shop.call('order.place', { ...input, buyer }, { ...who, idempotencyKey: `click-${who.session}` })
}

const issue = async (orderId: string) =>
  (await issueDocuments(shop.db, orderId, shop.shop.settings, shop.clock.now))[0]!

test('the invoice of a gift to somebody else is made out to the company that pays', async () => {
  const { data } = await placeWith(invoiceAddress)
  const order = await readOrder(shop, data)
  shop.payments.states.set(order.payment.reference!, 'paid')
  await settle(order.id, shop.shop)
  const issued = await issue(order.id)
  assert.deepEqual(issued.document.buyer, {
    lines: ['Blume & Söhne GmbH', 'Bo Petersen', 'Hafenweg 3', '20457 Hamburg'],
    country: 'DE',
    vatId: 'DE123456788',
  })
  const sheet = String(printDocument(issued, sampleSettings))
  assert.match(sheet, /Blume &amp; Söhne GmbH.*VAT number .*DE123456788.*VAT number/s)
  assert.equal(sheet.match(/Lovelace/g)?.length, 1, 'the recipient is only the addressee of the parcel')
  const { data: page } = await shop.call('order.view', { number: data.number, access: data.access })
  assert.deepEqual(page.invoiceAddress?.slice(0, 2), ['Blume & Söhne GmbH', 'Bo Petersen'])
  assert.equal(page.invoiceAddress?.at(-1), 'DE123456788')
})

test('without an address for it, the invoice has the recipient', async () => {
  const { order } = await paid(shop)
  assert.equal((await issue(order.id)).document.buyer.lines[0], 'Ada Lovelace')
})

test('the invoice of a gift names the giver, and that of an own order has the full address', async () => {
  const linesFor = async (name: string) => {
    const who = newVisitor()
    const input = await readyToPlace(shop, who)
    const buyer = { ...input.buyer, name }
    const once = { ...who, idempotencyKey: `click-${who.session}` }
    const { data } = await shop.call('order.place', { ...input, buyer }, once)
    const order = await readOrder(shop, data)
    shop.payments.states.set(order.payment.reference!, 'paid')
    await settle(order.id, shop.shop)
    const { data: page } = await shop.call('order.view', { number: data.number, access: data.access })
    const [delivery] = page.deliveries
    return [(await issue(order.id)).document.buyer.lines, page.greeting, page.buyerName, delivery!.giver]
  }
  const { firstName, lastName } = address
  const own = `${firstName} ${lastName}`
  const { lines } = (await issue((await paid(shop)).order.id)).document.buyer
  assert.deepEqual(await linesFor('Bo Petersen'), [
    ['Bo Petersen', 'ada@example.com'],
    'Bo',
    'Bo Petersen',
    'Bo',
  ])
  assert.deepEqual(await linesFor(own), [lines, firstName, own, undefined])
})

test('errors are at the fields of the invoice address, and nothing is ordered', async () => {
  const { refused, fields } = await placeWith({ ...invoiceAddress, zip: '1', vatId: '??', lastName: '' })
  assert.equal(refused, 'address-invalid')
  assert.deepEqual(Object.keys(fields ?? {}).sort(), [
    'invoiceAddress.lastName',
    'invoiceAddress.vatId',
    'invoiceAddress.zip',
  ])
})
