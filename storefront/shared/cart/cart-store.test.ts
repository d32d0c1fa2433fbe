import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCartStore } from './cart-store.ts'
import type { CartView, Change } from './cart-view.ts'
import { predictCart } from './optimistic-cart.ts'
import { addMug } from './testing.ts'

/** A store whose calls the test answers by hand; `requests` lists the calls in order. */
function slowShop() {
  const asked: string[] = []
  const waiting: { answer: (cart: CartView) => void; refuse: (error: unknown) => void }[] = []
  const kept: CartView[] = []
  const store = createCartStore({
    foresee: predictCart,
    read: () => null,
    write: (cart) => kept.push(cart),
    messageOf: (error) => (typeof error === 'string' ? error : undefined),
  })
  const change = (what: Change, name: string) =>
    store.change(what, (idOf) => {
      asked.push('lineId' in what ? `${name} ${idOf(what.lineId)}` : name)
      return new Promise((answer, refuse) => waiting.push({ answer, refuse }))
    })
  const next = () => {
    const call = waiting.shift()
    assert.ok(call, 'nothing was asked')
    return call
  }
  return { store, asked, waiting, kept, change, next }
}

function answered(...changes: Change[]): CartView {
  const cart = changes.reduce<CartView | null>(predictCart, null)
  assert.ok(cart)
  return cart
}

test('a change is shown at once and kept when the shop has answered', async () => {
  const { store, change, next, kept } = slowShop()
  const outcome = change(addMug('a', 2), 'add')
  assert.equal(store.snapshot().count, 2)
  assert.equal(store.snapshot().busy, true)
  assert.equal(kept.length, 0)
  next().answer(answered(addMug('real', 2)))
  assert.deepEqual(await outcome, { done: true })
  assert.deepEqual([store.snapshot().count, store.snapshot().busy, kept.length], [2, false, 1])
})

test('a refused change is taken back, and the next one still counts', async () => {
  const { store, change, next } = slowShop()
  const first = change(addMug('a', 1), 'add')
  next().answer(answered(addMug('real', 1)))
  await first
  const refused = change({ kind: 'quantity', lineId: 'real', quantity: 5 }, 'quantity')
  const wrapped = change({ kind: 'gift', lineId: 'real', giftMessage: 'Hello', wrap: true }, 'gift')
  assert.equal(store.snapshot().count, 5)
  next().refuse('Only one is left.')
  assert.deepEqual(await refused, { done: false, message: 'Only one is left.' })
  assert.equal(store.snapshot().count, 1)
  assert.equal(store.snapshot().cart?.lines[0]?.giftMessage, 'Hello')
  next().answer(
    answered(addMug('real', 1), { kind: 'gift', lineId: 'real', giftMessage: 'Hello', wrap: true }),
  )
  await wrapped
  assert.equal(store.snapshot().busy, false)
})

test('calls go out one after the other, and of quick quantities only the last that waits', async () => {
  const { store, change, next, asked, waiting } = slowShop()
  const first = change(addMug('a', 1), 'add')
  const presses = [2, 3, 4].map((quantity) =>
    change({ kind: 'quantity', lineId: 'a', quantity }, `to ${quantity}`),
  )
  assert.equal(store.snapshot().count, 4)
  assert.deepEqual([asked, waiting.length], [['add a'], 1])
  next().answer(answered(addMug('real', 1)))
  await first
  await presses[1]
  assert.equal(store.snapshot().count, 4, 'still shown, under the id that the shop has given')
  assert.deepEqual(asked, ['add a', 'to 4 real'])
  next().answer(answered(addMug('real', 4)))
  assert.deepEqual(await Promise.all(presses), [{ done: true }, { done: true }, { done: true }])
})

test('when the shop cannot be reached, all that waits is given up and what was known stays', async () => {
  const { store, change, next, asked } = slowShop()
  const first = change(addMug('a', 1), 'add')
  next().answer(answered(addMug('real', 1)))
  await first
  const lost = change({ kind: 'quantity', lineId: 'real', quantity: 3 }, 'quantity')
  const after = change({ kind: 'remove', lineId: 'real' }, 'remove')
  next().refuse(new Error('no answer'))
  assert.deepEqual(await Promise.all([lost, after]), [
    { done: false, message: '' },
    { done: false, message: '' },
  ])
  assert.equal(store.snapshot().count, 1)
  assert.equal(asked.length, 2)
})
