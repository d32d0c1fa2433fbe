// Tests the split of a cart among recipients: no item or cent is lost or duplicated.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  checkSharing,
  adaptShares,
  setShare,
  linesOf,
  pricingCountry,
  splitAmount,
  type Share,
} from './sharing.ts'

const mug = { id: 'mug', quantity: 3 }
const teddy = { id: 'teddy', quantity: 1 }
const share = (id: string, quantity: number): Share => ({ id, quantity })
const quantities = (deliveries: Share[][], id: string) =>
  deliveries.map((shares) => shares.find((each) => each.id === id)?.quantity ?? 0)

test('an order to one address contains the whole cart without explicit shares', () => {
  assert.equal(checkSharing([mug, teddy], [null]), null)
  assert.deepEqual(linesOf([mug, teddy], null), [mug, teddy])
})

test('a quantity is split among recipients, and every gift goes to exactly one of them', () => {
  assert.equal(checkSharing([mug, teddy], [[share('mug', 2)], [share('mug', 1), share('teddy', 1)]]), null)
  const refusedAt = (deliveries: (Share[] | null)[]) =>
    Object.keys(checkSharing([mug, teddy], deliveries)?.fields ?? {})[0]
  assert.equal(refusedAt([[share('mug', 3)], [share('teddy', 2)]]), 'deliveries.0.lines', 'too many')
  assert.equal(refusedAt([[share('mug', 2)], [share('teddy', 1)]]), 'deliveries.0.lines', 'too few')
  assert.equal(refusedAt([[share('mug', 3), share('teddy', 1)], []]), 'deliveries.1.lines', 'nothing')
  assert.equal(refusedAt([[share('mug', 3)], [share('teddy', 1), share('x', 1)]]), 'deliveries.1.lines')
  assert.equal(refusedAt([[share('mug', 3)], [share('teddy', 2), share('teddy', -1)]]), 'deliveries.1.lines')
  assert.equal(refusedAt([[share('mug', 3), share('teddy', 1)], null]), 'deliveries.1.lines')
  const many = Array.from({ length: 11 }, () => [share('mug', 1)])
  assert.equal(checkSharing([{ id: 'mug', quantity: 11 }], many)?.refused, 'too-many-deliveries')
})

test("prices are those of a delivery's country: the buyer’s, or else the first recipient’s", () => {
  assert.equal(pricingCountry('PL', [{ country: 'DE' }]), 'DE')
  assert.equal(pricingCountry('US', [{ country: 'DE' }, { country: 'DE' }]), 'DE')
  assert.equal(pricingCountry('JP', [{ country: 'DE' }, { country: 'JP' }]), 'JP')
  assert.equal(pricingCountry('AE', [{ country: 'DE' }, { country: 'JP' }]), 'DE')
})

test("raising one share lowers the next recipient's share of that line", () => {
  const shared = [[share('mug', 2)], [share('mug', 1)], [share('teddy', 1)]]
  assert.deepEqual(quantities(setShare(shared, 2, 'mug', 1), 'mug'), [1, 1, 1])
  assert.deepEqual(quantities(setShare(shared, 1, 'mug', 3), 'mug'), [0, 3, 0])
  assert.deepEqual(quantities(setShare(shared, 2, 'teddy', 0), 'teddy'), [1, 0, 0])
})

const cart = fc
  .uniqueArray(
    fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), quantity: fc.integer({ min: 1, max: 9 }) }),
    {
      selector: ({ id }) => id,
      minLength: 1,
    },
  )
  .map((lines) => lines.map(({ id, quantity }) => ({ id, quantity })))
const people = fc.array(
  fc.uniqueArray(
    fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), quantity: fc.integer({ min: 1, max: 9 }) }),
    {
      selector: ({ id }) => id,
    },
  ),
  { minLength: 2, maxLength: 5 },
)

test('after any change of cart and shares, the shares add up to the cart', () => {
  fc.assert(
    fc.property(cart, people, fc.nat(4), fc.nat(12), (lines, deliveries, who, wanted) => {
      const at = who % deliveries.length
      const fitted = adaptShares(lines, deliveries)
      const line = lines[0]!
      const given = setShare(fitted, at, line.id, Math.min(wanted, line.quantity))
      for (const shared of [fitted, given])
        for (const { id, quantity } of lines) {
          const parts = quantities(shared, id)
          assert.equal(
            parts.reduce((sum, part) => sum + part, 0),
            quantity,
          )
          assert.ok(parts.every((part) => part >= 0))
        }
      assert.equal(quantities(given, line.id)[at], Math.min(wanted, line.quantity))
    }),
  )
})

test('a discount is split to the cent and never exceeds its goods', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(
      parts,
      fc.integer({ min: 0, max: 10_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (counts, price, part) => {
        const all = counts.reduce((sum, count) => sum + count, 0)
        const discount = Math.floor(price * all * part)
        const split = splitAmount(discount, counts)
        assert.equal(
          split.reduce((sum, each) => sum + each, 0),
          discount,
        )
        assert.ok(split.every((each, i) => each >= 0 && each <= price * counts[i]!))
      },
    ),
  )
})
