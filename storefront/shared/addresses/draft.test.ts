import assert from 'node:assert/strict'
import { test } from 'node:test'
import { translateFor } from '#messages/load.ts'
import { draftErrors } from './draft-errors.ts'
import { emptyDelivery, emptyDraft, emptyInvoiceAddress, parseDraft } from './draft.ts'

test('a stored draft is read back unchanged, with all its recipients', () => {
  const lines = [{ id: 'mug', quantity: 2 }]
  const sister = { ...emptyDelivery('JP'), arriveOn: '2026-05-10', message: 'おめでとう', lines }
  const draft = {
    ...emptyDraft('DE'),
    deliveries: [emptyDelivery('DE'), sister],
    remark: 'Please ring twice',
    invoiceAddress: { ...emptyInvoiceAddress('DE'), company: 'Blume GmbH' },
  }
  assert.deepEqual(parseDraft(JSON.parse(JSON.stringify({ at: 5, draft }))), { at: 5, draft })
})

test('a draft of another format is ignored; long texts are cut and unknown values dropped', () => {
  const draft = emptyDraft('FR')
  const [delivery] = draft.deliveries
  const withDelivery = (change: object) => ({
    at: 1,
    draft: { ...draft, deliveries: [{ ...delivery, ...change }] },
  })
  for (const bad of [
    null,
    7,
    {},
    { at: 1 },
    { at: 1, draft: { ...draft, deliveries: [] } },
    { at: 1, draft: { ...draft, country: 'ZZ' } },
    withDelivery({ shippingMethod: 7 }),
    withDelivery({ address: { ...delivery!.address, country: 'ZZ' } }),
    withDelivery({ lines: 7 }),
  ])
    assert.equal(parseDraft(bad), undefined)
  const address = { ...delivery!.address, city: 12, isDefault: true }
  const odd = withDelivery({ address, lines: [null, { id: 1 }, { id: 'a', quantity: 1.5 }], arriveOn: 7 })
  const read = parseDraft({ at: 1, draft: { ...odd.draft, remark: 'x'.repeat(9_000) } })?.draft
  assert.equal(read?.remark.length, 500)
  assert.deepEqual(read?.deliveries[0], delivery)
})

test('a message that is too long is kept whole, and is an error', () => {
  const delivery = { ...emptyDelivery('DE'), message: '🎁'.repeat(301) }
  const draft = { ...emptyDraft('DE'), deliveries: [delivery] }
  const read = parseDraft({ at: 1, draft })!.draft
  assert.deepEqual(read, draft)
  const { 'deliveries.0.message': error } = draftErrors(read, translateFor('us'))
  assert.equal(error, 'Shorten your gift message to 300 characters.')
  const shorter = { ...draft, deliveries: [{ ...delivery, message: '🎁'.repeat(300) }] }
  assert.equal(draftErrors(shorter, translateFor('us'))['deliveries.0.message'], undefined)
})
