import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDrawings } from './named-icons.ts'

test('the size of an icon is its own, that of its set, or 16', () => {
  const icons = { bag: { body: '<path d="M0 0"/>' }, tall: { body: '<g/>', height: 48 } }
  assert.deepEqual(
    [...readDrawings({ prefix: 'lucide', icons, width: 24, height: 24 })],
    [
      ['bag', { body: '<path d="M0 0"/>', width: 24, height: 24 }],
      ['tall', { body: '<g/>', width: 24, height: 48 }],
    ],
  )
  assert.equal(readDrawings({ icons }).get('bag')?.width, 16)
})

test('entries in another format are ignored', () => {
  for (const answer of [null, 404, '', [], { icons: null }, { icons: { bag: null, cup: { body: 7 } } }])
    assert.equal(readDrawings(answer).size, 0)
})
