import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CartLineView } from './cart.ts'
import { mug } from './testing-cart.ts'
import { isOrderable, lineProblem } from './line-problem.ts'

function line(quantity: number, more: Partial<CartLineView> = {}): CartLineView {
  const none = { minor: 0, currency: 'USD' as const }
  const texts = { personalisation: '', withoutText: false, giftMessage: '', wrap: false, wrapping: null }
  return {
    ...mug,
    ...texts,
    id: `${quantity}`,
    variantId: 'v',
    quantity,
    subtotal: none,
    discount: none,
    total: none,
    ...more,
  }
}

test('two lines of one variant share its stock', () => {
  const lines = [line(3), line(2)]
  assert.equal(isOrderable(lines), true)
  assert.deepEqual(
    [line(3), line(3)].map((each, _, all) => lineProblem(each, all)),
    ['short', 'short'],
  )
})

test('a line that is sold out or no longer on sale cannot be ordered', () => {
  assert.equal(lineProblem(line(1, { available: 0 }), []), 'sold-out')
  assert.equal(lineProblem(line(1, { available: 0, productKey: '' }), []), 'gone')
  assert.equal(isOrderable([]), false)
})
