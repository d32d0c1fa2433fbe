import assert from 'node:assert/strict'
import { test } from 'node:test'
import { predictCart } from './optimistic-cart.ts'
import { addMug, mug } from './testing-cart.ts'

test('a product added twice is one line, and a different personalisation makes a second line', () => {
  const first = predictCart(null, addMug('a', 1))
  const both = predictCart(first, addMug('b', 2))
  assert.deepEqual(
    both?.lines.map(({ id, quantity }) => [id, quantity]),
    [['a', 3]],
  )
  assert.equal(predictCart(both, addMug('c', 1, 'Anna'))?.lines.length, 2)
})

test('a change that the rules refuse is not shown; the server gives the reason', () => {
  const cart = predictCart(null, addMug('a', 4))
  assert.equal(predictCart(cart, addMug('b', 2)), cart)
  assert.equal(predictCart(cart, { kind: 'quantity', lineId: 'nobody', quantity: 2 }), cart)
})

test('totals change at once, including gift wrap', () => {
  const cart = predictCart(predictCart(null, addMug('a', 2)), {
    kind: 'gift',
    lineId: 'a',
    giftMessage: '',
    wrap: true,
    wrapping: null,
  })
  assert.deepEqual(cart?.totals.total, { minor: 2 * 1_250 + 2 * 450, currency: 'USD' })
  const empty = predictCart(cart, { kind: 'remove', lineId: 'a' })
  assert.deepEqual([empty?.count, empty?.totals.total.minor, empty?.lines.length], [0, 0, 0])
})

test('a product priced in another currency is not predicted', () => {
  const cart = predictCart(null, addMug('a', 1))
  const inEuros = {
    ...addMug('b', 1),
    facts: { ...mug, unitPrice: { minor: 1_150, currency: 'EUR' as const } },
  }
  assert.equal(predictCart(cart, inEuros), cart)
})

test('without a stored cart only the addition of a product is predicted', () => {
  assert.equal(predictCart(null, { kind: 'remove', lineId: 'a' }), null)
  assert.equal(predictCart(null, { kind: 'server-only' }), null)
})
