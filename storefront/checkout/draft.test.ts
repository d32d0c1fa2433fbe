import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyDraft, parseDraft } from './draft.ts'

test('a draft is the same after it was kept', () => {
  const draft = { ...emptyDraft('DE'), remark: 'Please ring twice' }
  assert.deepEqual(parseDraft(JSON.parse(JSON.stringify({ at: 5, draft }))), { at: 5, draft })
})

test('a draft of another shape is forgotten, and too long or foreign values are cut', () => {
  const draft = emptyDraft('FR')
  for (const bad of [null, 7, {}, { at: 1 }, { at: 1, draft: { ...draft, shippingMethod: 'drone' } }])
    assert.equal(parseDraft(bad), undefined)
  assert.equal(
    parseDraft({ at: 1, draft: { ...draft, address: { ...draft.address, country: 'ZZ' } } }),
    undefined,
  )
  const odd = {
    ...draft,
    remark: 'x'.repeat(9_000),
    address: { ...draft.address, city: 12, isDefault: true },
  }
  const read = parseDraft({ at: 1, draft: odd })?.draft
  assert.equal(read?.remark.length, 500)
  assert.equal(read?.address.city, '')
  assert.equal('isDefault' in (read?.address ?? {}), false)
})
