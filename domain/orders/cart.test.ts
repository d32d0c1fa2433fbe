import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  addLine,
  changeGift,
  changeQuantity,
  changeText,
  emptyCart,
  itemCount,
  maxLines,
  removeLine,
  type Cart,
  type CartRefusal,
  type NewLine,
} from './cart.ts'
import { isRefusal } from '../refusal.ts'

const gift = (variantId: string, quantity = 1, more: Partial<NewLine> = {}): NewLine => ({
  variantId,
  quantity,
  personalisation: '',
  withoutText: false,
  giftMessage: '',
  wrap: false,
  wrapping: null,
  ...more,
})

function added(cart: Cart, line: NewLine, id: string, stock = 99): Cart {
  const result = addLine(cart, line, id, stock)
  assert.ok(!isRefusal(result), JSON.stringify(result))
  return result
}

test('adding the same gift twice gives one line with quantity two', () => {
  const cart = added(added(emptyCart, gift('mug'), 'a'), gift('mug'), 'b')
  assert.deepEqual(
    cart.lines.map(({ id, quantity }) => ({ id, quantity })),
    [{ id: 'a', quantity: 2 }],
  )
})

test('the same gift with another personalisation is a separate line', () => {
  const cart = added(
    added(emptyCart, gift('mug', 1, { personalisation: 'Ada' }), 'a'),
    gift('mug', 1, { personalisation: 'Bo' }),
    'b',
  )
  assert.equal(cart.lines.length, 2)
})

test('two lines of one variant share its stock', () => {
  const cart = added(emptyCart, gift('mug', 2, { personalisation: 'Ada' }), 'a', 3)
  assert.deepEqual(addLine(cart, gift('mug', 2), 'b', 3), {
    refused: 'not-enough-stock',
    facts: { stock: 3 },
  })
})

test('a quantity outside 1 to 99 is refused', () => {
  for (const quantity of [0, -1, 1.5, 100, Number.NaN]) {
    const refused = addLine(emptyCart, gift('mug', quantity), 'a', 1000)
    assert.ok(isRefusal(refused) && refused.refused === 'quantity-out-of-range', String(quantity))
  }
  const cart = added(emptyCart, gift('mug', 60), 'a', 1000)
  assert.ok(isRefusal(addLine(cart, gift('mug', 40), 'b', 1000)), '60 and 40 are more than 99')
})

test('sold-out gifts cannot be added, but their quantity can be reduced', () => {
  assert.deepEqual(addLine(emptyCart, gift('mug'), 'a', 0), { refused: 'out-of-stock' })
  const cart = added(emptyCart, gift('mug', 5), 'a')
  assert.ok(!isRefusal(changeQuantity(cart, 'a', 2, 1)))
  assert.ok(isRefusal(changeQuantity(cart, 'a', 6, 5)))
})

test('a cart has at most fifty different lines', () => {
  let cart = emptyCart
  for (let i = 0; i < maxLines; i++) cart = added(cart, gift(`v${i}`), `l${i}`)
  assert.deepEqual(addLine(cart, gift('one-more'), 'x', 9), {
    refused: 'cart-full',
    facts: { max: maxLines },
  })
  assert.ok(!isRefusal(addLine(cart, gift('v0'), 'x', 9)), 'more of a line that is there still fits')
})

test('changing a missing line is refused; removing it is not', () => {
  assert.deepEqual(changeQuantity(emptyCart, 'a', 2, 9), { refused: 'line-unknown' })
  assert.deepEqual(changeGift(emptyCart, 'a', { giftMessage: '', wrap: true, wrapping: null }), {
    refused: 'line-unknown',
  })
  assert.deepEqual(removeLine(emptyCart, 'a'), emptyCart)
})

test('a changed text keeps its line; a line that is the same then becomes part of it', () => {
  const [ada, bo] = ['Ada', 'Bo'].map((personalisation) => ({ personalisation, withoutText: false }))
  const both = added(added(emptyCart, gift('mug', 2, ada), 'a'), gift('mug', 3, bo), 'b')
  const shown = (cart: Cart | CartRefusal) =>
    isRefusal(cart)
      ? cart
      : cart.lines.map(({ id, quantity, personalisation }) => [id, quantity, personalisation])
  assert.deepEqual(shown(changeText(both, 'b', { personalisation: 'Cy', withoutText: false })), [
    ['a', 2, 'Ada'],
    ['b', 3, 'Cy'],
  ])
  assert.deepEqual(shown(changeText(both, 'b', ada!)), [['b', 5, 'Ada']])
  const wrapped = changeGift(both, 'a', { giftMessage: '', wrap: true, wrapping: null })
  assert.ok(!isRefusal(wrapped))
  assert.deepEqual(shown(changeText(wrapped, 'b', ada!)), [
    ['a', 2, 'Ada'],
    ['b', 3, 'Ada'],
  ])
  assert.deepEqual(changeText(both, 'c', ada!), { refused: 'line-unknown' })
  const many = added(added(emptyCart, gift('mug', 60, ada), 'a', 200), gift('mug', 40, bo), 'b', 200)
  assert.deepEqual(changeText(many, 'b', ada!), { refused: 'quantity-out-of-range', facts: { max: 99 } })
})

test('after any changes the lines of a cart are distinct, within limits and counted correctly', () => {
  const step = fc.record({
    variant: fc.nat(5),
    quantity: fc.integer({ min: -2, max: 110 }),
    stock: fc.nat(120),
    what: fc.nat(2),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let cart: Cart = emptyCart
      steps.forEach(({ variant, quantity, stock, what }, i) => {
        const line = cart.lines[variant]
        const next =
          what === 0
            ? addLine(cart, gift(`v${variant}`, quantity), `l${i}`, stock)
            : what === 1
              ? changeQuantity(cart, line?.id ?? 'none', quantity, stock)
              : removeLine(cart, line?.id ?? 'none')
        if (!isRefusal(next)) cart = next
      })
      assert.equal(new Set(cart.lines.map((line) => line.variantId)).size, cart.lines.length)
      assert.ok(cart.lines.every((line) => line.quantity >= 1 && line.quantity <= 99))
      assert.equal(
        itemCount(cart),
        cart.lines.reduce((n, line) => n + line.quantity, 0),
      )
    }),
  )
})
