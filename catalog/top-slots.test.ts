// Compares pages of an unsorted list with those of the sorted list.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { orderedRange } from './top-slots.ts'

test('early and late pages of an unsorted list equal those of the sorted list', () => {
  const ranks = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 300 })
  const property = fc.property(ranks, fc.nat(300), fc.integer({ min: 1, max: 40 }), (list, from, size) => {
    const rank = Float64Array.from(list)
    // Whole numbers without order: no two items are equal.
    const tie = Float64Array.from(list, (_, at) => (at * 7_919) % 1_009)
    const sorted = [...list.keys()].sort((a, b) => rank[a]! - rank[b]! || tie[a]! - tie[b]!)
    assert.deepEqual(
      orderedRange({ rank, tie }, list.length, from, from + size),
      sorted.slice(from, from + size),
    )
  })
  fc.assert(property, { numRuns: 500 })
})
