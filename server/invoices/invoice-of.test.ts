// What an invoice takes from its order.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleSettings } from '#domain/settings/settings.ts'
import { invoiceOf } from '#services/invoices/invoice-of.ts'
import { sampleOrder } from '../mail/testing-order.ts'
import { documentPage, sentDay } from './invoice-page.ts'

test('an emirate has its name in the language of the buyer, as on the order’s page', () => {
  const [delivery] = sampleOrder.deliveries
  const address = { ...delivery!.address, country: 'AE', zip: '', city: '', state: 'DU' } as const
  const order = { ...sampleOrder, country: 'AE', deliveries: [{ ...delivery!, address }] } as const
  const linesIn = (locale: string) =>
    invoiceOf({ ...order, locale }, sampleSettings, [], order.placedAt).buyer.lines
  assert.ok(linesIn('ar').includes('دبي'))
  assert.ok(linesIn('us').includes('Dubai'))
})

test('an invoice names where a gift goes, but not the town alone that guests of a registry read', () => {
  const [delivery] = sampleOrder.deliveries
  const order = { ...sampleOrder, buyerName: 'Grace Hopper', deliveries: [delivery!] }
  const deliverTo = (street: string) => {
    const deliveries = [{ ...delivery!, address: { ...delivery!.address, street } }]
    return invoiceOf({ ...order, deliveries }, sampleSettings, [], order.placedAt).deliverTo
  }
  assert.ok(deliverTo('Lindenstraße 7')?.lines.includes('Lindenstraße 7'))
  assert.equal(deliverTo(''), undefined)
  const own = invoiceOf({ ...order, buyerName: '' }, sampleSettings, [], order.placedAt)
  assert.equal(own.deliverTo, undefined, 'the buyer has this address')
})

test('the page of an invoice names the real day of the dispatch, and its document no planned one', () => {
  const document = invoiceOf({ ...sampleOrder, taxes: [] }, sampleSettings, [], sampleOrder.placedAt)
  const issuedAt = sampleOrder.placedAt
  const issued = {
    number: 'INV-2026-000001',
    kind: 'invoice',
    issuedAt,
    refundId: null,
    total: 0,
    document,
  } as const
  const page = (order: typeof sampleOrder) => {
    const sentOn = sentDay(order, 'Europe/Berlin')
    const files = { styles: '', wordmark: '', typeface: () => '' }
    return String(documentPage(issued, sampleSettings, false, { files, season: null, sentOn }))
  }
  assert.match(page(sampleOrder), /<dt>Shipped<\/dt><dd>March 28, 2026/)
  assert.doesNotMatch(page(sampleOrder), /dispatch/)
  const waiting = { ...sampleOrder.deliveries[0]!, position: 1, shipments: [] }
  const lines = [sampleOrder.lines[0]!, { ...sampleOrder.lines[1]!, delivery: 1 }]
  const partly = { ...sampleOrder, lines, deliveries: [sampleOrder.deliveries[0]!, waiting] }
  assert.doesNotMatch(page(partly), /Shipped/)
})
