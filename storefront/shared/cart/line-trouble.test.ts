import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CartLineView } from './cart.ts'
import { mug } from './testing.ts'
import { isOrderable, lineTrouble } from './line-trouble.ts'

function line(quantity: number, more: Partial<CartLineView> = {}): CartLineView {
  const none = { minor: 0, currency: 'USD' as const }
  const texts = { personalisation: '', withoutText: false, giftMessage: '', wrap: false }
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
    [line(3), line(3)].map((each, _, all) => lineTrouble(each, all)),
    ['short', 'short'],
  )
})

test('what is sold out or gone cannot be ordered', () => {
  assert.equal(lineTrouble(line(1, { available: 0 }), []), 'sold-out')
  assert.equal(lineTrouble(line(1, { available: 0, productKey: '' }), []), 'gone')
  assert.equal(isOrderable([]), false)
})
