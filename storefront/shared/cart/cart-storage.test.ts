import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyView, type CartView } from './cart-view.ts'
import { predictCart } from './optimistic-cart.ts'
import { readCart, writeCart } from './cart-storage.ts'
import { addMug } from './testing-cart.ts'

function filled(): CartView {
  const cart = predictCart(null, addMug('a', 2))
  assert.ok(cart)
  return cart
}

test('a stored cart is read back unchanged', () => {
  assert.deepEqual(readCart(writeCart(filled())), filled())
  const empty = emptyView({ country: 'JP', facts: { unitPrice: { minor: 0, currency: 'JPY' } } })
  assert.deepEqual(readCart(writeCart(empty)), empty)
})

test('missing or unreadable data is no cart', () => {
  for (const text of [null, '', '{', '[]', '"cart"', '{"storedAs":0}', '{"storedAs":1,"cart":null}'])
    assert.equal(readCart(text), null)
})

test('a manipulated cart is ignored', () => {
  const spoil: ((cart: CartView) => object)[] = [
    (cart) => ({ ...cart, count: 7 }),
    (cart) => ({ ...cart, country: 'Germany' }),
    (cart) => ({ ...cart, lines: [{ ...cart.lines[0], quantity: 0.5 }] }),
    (cart) => ({ ...cart, lines: [{ ...cart.lines[0], unitPrice: { minor: 1, currency: 'EUR' } }] }),
    (cart) => ({ ...cart, lines: 'none' }),
    (cart) => ({ ...cart, totals: {} }),
    (cart) => ({ ...cart, couponCode: 5 }),
  ]
  for (const change of spoil) assert.equal(readCart(writeCart(change(filled()) as CartView)), null)
})
