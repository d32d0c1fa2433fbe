import assert from 'node:assert/strict'
import { test } from 'node:test'
import { predictCart } from './optimistic-cart.ts'
import { addMug, mug } from './testing.ts'

test('a gift added twice is one line, with another text it is another', () => {
  const once = predictCart(null, addMug('a', 1))
  const twice = predictCart(once, addMug('b', 2))
  assert.deepEqual(
    twice?.lines.map(({ id, quantity }) => [id, quantity]),
    [['a', 3]],
  )
  assert.equal(predictCart(twice, addMug('c', 1, 'Anna'))?.lines.length, 2)
})

test('what the rules refuse is not shown: the shop will say why', () => {
  const cart = predictCart(null, addMug('a', 4))
  assert.equal(predictCart(cart, addMug('b', 2)), cart)
  assert.equal(predictCart(cart, { kind: 'quantity', lineId: 'nobody', quantity: 2 }), cart)
})

test('prices follow at once, wrapping included', () => {
  const cart = predictCart(predictCart(null, addMug('a', 2)), {
    kind: 'gift',
    lineId: 'a',
    giftMessage: '',
    wrap: true,
  })
  assert.deepEqual(cart?.totals.total, { minor: 2 * 1_250 + 2 * 450, currency: 'USD' })
  const empty = predictCart(cart, { kind: 'remove', lineId: 'a' })
  assert.deepEqual([empty?.count, empty?.totals.total.minor, empty?.freeShippingGap], [0, 0, null])
})

test('a gift priced in another currency waits for the answer', () => {
  const cart = predictCart(null, addMug('a', 1))
  const inEuros = {
    ...addMug('b', 1),
    facts: { ...mug, unitPrice: { minor: 1_150, currency: 'EUR' as const } },
  }
  assert.equal(predictCart(cart, inEuros), cart)
})

test('without a known cart only an added gift can be foreseen', () => {
  assert.equal(predictCart(null, { kind: 'remove', lineId: 'a' }), null)
  assert.equal(predictCart(null, { kind: 'unforeseeable' }), null)
})
