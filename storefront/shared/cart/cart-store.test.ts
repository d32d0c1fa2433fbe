import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCartStore } from './cart-store.ts'
import type { CartView, Change } from './cart-view.ts'
import { predictCart } from './optimistic-cart.ts'
import { addMug } from './testing-cart.ts'

/** A store whose calls the test answers by hand; `requests` lists the calls in order. */
function manualStore() {
  const requests: string[] = []
  const pending: { answer: (cart: CartView) => void; refuse: (error: unknown) => void }[] = []
  const writes: CartView[] = []
  const store = createCartStore({
    predict: predictCart,
    read: () => null,
    write: (cart) => writes.push(cart),
    messageOf: (error) => (typeof error === 'string' ? error : undefined),
  })
  const change = (what: Change, name: string) =>
    store.change(what, (idOf) => {
      requests.push('lineId' in what ? `${name} ${idOf(what.lineId)}` : name)
      return new Promise((answer, refuse) => pending.push({ answer, refuse }))
    })
  const next = () => {
    const call = pending.shift()
    assert.ok(call, 'no call is pending')
    return call
  }
  return { store, requests, pending, writes, change, next }
}

function cartAfter(...changes: Change[]): CartView {
  const cart = changes.reduce<CartView | null>(predictCart, null)
  assert.ok(cart)
  return cart
}

test('a change is shown at once and stored after the reply', async () => {
  const { store, change, next, writes } = manualStore()
  const outcome = change(addMug('a', 2), 'add')
  assert.equal(store.get().count, 2)
  assert.equal(store.get().busy, true)
  assert.equal(writes.length, 0)
  next().answer(cartAfter(addMug('real', 2)))
  assert.deepEqual(await outcome, { done: true })
  assert.deepEqual([store.get().count, store.get().busy, writes.length], [2, false, 1])
})

test('a refused change is reverted, and the next one still applies', async () => {
  const { store, change, next } = manualStore()
  const first = change(addMug('a', 1), 'add')
  next().answer(cartAfter(addMug('real', 1)))
  await first
  const refused = change({ kind: 'quantity', lineId: 'real', quantity: 5 }, 'quantity')
  const wrapped = change(
    { kind: 'gift', lineId: 'real', giftMessage: 'Hello', wrap: true, wrapping: null },
    'gift',
  )
  assert.equal(store.get().count, 5)
  next().refuse('Only one is left.')
  assert.deepEqual(await refused, { done: false, message: 'Only one is left.' })
  assert.equal(store.get().count, 1)
  assert.equal(store.get().cart?.lines[0]?.giftMessage, 'Hello')
  next().answer(
    cartAfter(addMug('real', 1), {
      kind: 'gift',
      lineId: 'real',
      giftMessage: 'Hello',
      wrap: true,
      wrapping: null,
    }),
  )
  await wrapped
  assert.equal(store.get().busy, false)
})

test('calls run one after another, and only the last of several waiting quantities is sent', async () => {
  const { store, change, next, requests, pending } = manualStore()
  const first = change(addMug('a', 1), 'add')
  const presses = [2, 3, 4].map((quantity) =>
    change({ kind: 'quantity', lineId: 'a', quantity }, `to ${quantity}`),
  )
  assert.equal(store.get().count, 4)
  assert.deepEqual([requests, pending.length], [['add a'], 1])
  next().answer(cartAfter(addMug('real', 1)))
  await first
  await presses[1]
  assert.equal(store.get().count, 4, 'still shown, under the id assigned by the server')
  assert.deepEqual(requests, ['add a', 'to 4 real'])
  next().answer(cartAfter(addMug('real', 4)))
  assert.deepEqual(await Promise.all(presses), [{ done: true }, { done: true }, { done: true }])
})

test('if the server cannot be reached, all waiting changes fail and the confirmed cart stays', async () => {
  const { store, change, next, requests } = manualStore()
  const first = change(addMug('a', 1), 'add')
  next().answer(cartAfter(addMug('real', 1)))
  await first
  const lost = change({ kind: 'quantity', lineId: 'real', quantity: 3 }, 'quantity')
  const after = change({ kind: 'remove', lineId: 'real' }, 'remove')
  next().refuse(new Error('no answer'))
  assert.deepEqual(await Promise.all([lost, after]), [
    { done: false, message: '' },
    { done: false, message: '' },
  ])
  assert.equal(store.get().count, 1)
  assert.equal(requests.length, 2)
})
