// Ids keep their slots while others come and go.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { ProductIds } from './product-ids.ts'

test('every id has the slot that a map of ids would have', () => {
  const anId = fc.oneof(fc.integer({ min: 0, max: 3_000 }).map(String), fc.constantFrom('é', '木', '🎁'))
  const steps = fc.array(fc.record({ id: anId, isReleased: fc.boolean() }), {
    minLength: 2_000,
    maxLength: 6_000,
  })
  const property = fc.property(steps, (list) => {
    const ids = new ProductIds()
    const slots = new Map<string, number>()
    for (const { id, isReleased } of list) {
      assert.equal(ids.slotOf(id), slots.get(id))
      if (isReleased) {
        assert.equal(ids.release(id), slots.get(id))
        slots.delete(id)
      } else if (!slots.has(id)) slots.set(id, ids.claim(id))
    }
    assert.equal(ids.size, slots.size)
    for (const [id, slot] of slots) {
      assert.equal(ids.slotOf(id), slot)
      assert.equal(ids.at(slot), id)
      assert.ok(ids.has(slot))
    }
  })
  fc.assert(property, { numRuns: 20, endOnFailure: true })
})
