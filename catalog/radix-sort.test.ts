import assert from 'node:assert/strict'
import { test } from 'node:test'
import { radixSort } from './radix-sort.ts'

const sets: Readonly<Record<string, (at: number) => number>> = {
  'prices, many of them equal': (at) => (at * 7_919) % 300,
  'negative times': (at) => -1_700_000_000_000 - ((at * 104_729) % 100_000) * 1_000,
  'sales with sold-out products last': (at) => (at % 5 === 0 ? 2 ** 52 : 0) - ((at * 31) % 70_000),
  'one value': () => 4,
}

for (const [name, keyOf] of Object.entries(sets))
  test(`slots are sorted by ${name}; equal keys keep their order`, () => {
    const keys = Float64Array.from({ length: 20_000 }, (_, at) => keyOf(at))
    const slots = Int32Array.from({ length: 10_000 }, (_, at) => (at * 9_973) % 20_000)
    const places = new Map([...slots].map((slot, at) => [slot, at]))
    const expected = slots.toSorted((a, b) => keys[a]! - keys[b]! || places.get(a)! - places.get(b)!)
    assert.deepEqual(radixSort(slots, keys), expected)
  })

test('nothing is sorted to nothing', () => {
  assert.equal(radixSort(new Int32Array(), new Float64Array()).length, 0)
})
