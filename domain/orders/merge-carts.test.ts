import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { CartLine } from './cart.ts'
import { mergeLines } from './merge-carts.ts'
import { usualWrapping } from './wrapping.ts'

const stock = (variantId: string): number => ({ mug: 9, bunny: 3, teddy: 0 })[variantId] ?? 99

const line = fc.record({
  id: fc.uuid(),
  variantId: fc.constantFrom('mug', 'bunny', 'teddy'),
  quantity: fc.integer({ min: 1, max: 99 }),
  personalisation: fc.constantFrom('', 'Anna'),
  withoutText: fc.constant(false),
  giftMessage: fc.constantFrom('', 'With love'),
  wrap: fc.boolean(),
  wrapping: fc.constantFrom(null, usualWrapping, { paper: 'kraft', ribbon: 'gold' } as const),
})
const sameLine = (each: CartLine): string => JSON.stringify({ ...each, id: 0, quantity: 0 })
const cart = fc.uniqueArray(line, { selector: sameLine })

test('merging carts is commutative', () => {
  fc.assert(
    fc.property(cart, cart, (a, b) => {
      assert.deepEqual(mergeLines(a, b, stock), mergeLines(b, a, stock))
    }),
  )
})

test('merging a cart again changes nothing', () => {
  fc.assert(
    fc.property(cart, cart, (a, b) => {
      const once = mergeLines(a, b, stock)
      assert.deepEqual(mergeLines(once, b, stock), once)
      assert.deepEqual(mergeLines(once, once, stock), once)
    }),
  )
})

test('the merged cart has each gift of both carts once, with the larger available quantity', () => {
  fc.assert(
    fc.property(cart, cart, (a, b) => {
      const merged = mergeLines(a, b, stock)
      const both = [...a, ...b]
      assert.deepEqual(new Set(merged.map(sameLine)), new Set(both.map(sameLine)))
      assert.equal(merged.length, new Set(both.map(sameLine)).size)
      for (const each of merged) {
        const wanted = Math.max(
          ...both.filter((other) => sameLine(other) === sameLine(each)).map((l) => l.quantity),
        )
        assert.equal(each.quantity, Math.min(wanted, Math.max(1, stock(each.variantId))))
      }
    }),
  )
})
