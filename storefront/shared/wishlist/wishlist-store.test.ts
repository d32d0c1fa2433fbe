import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createWishlist } from './wishlist-store.ts'

type Ids = readonly string[]

/** A wishlist whose calls the test answers by hand. */
function open(stored: Ids = []) {
  let memory = stored
  const calls: { resolve: (ids: Ids) => void; reject: (error: Error) => void }[] = []
  const wishlist = createWishlist({
    storage: { read: () => memory, write: (ids) => (memory = ids) },
    send: () => new Promise((resolve, reject) => calls.push({ resolve, reject })),
  })
  wishlist.recall()
  return { wishlist, calls, stored: () => memory }
}

test('a product is on the list before the reply and stays there', async () => {
  const { wishlist, calls, stored } = open(['mug'])
  const pressed = wishlist.toggle('bunny')
  assert.deepEqual(wishlist.get(), ['bunny', 'mug'])
  calls[0]?.resolve(['bunny', 'mug'])
  await pressed
  assert.deepEqual(stored(), ['bunny', 'mug'])
})

test('adding a product that is on the list already changes nothing', async () => {
  const { wishlist, calls } = open()
  wishlist.confirm(['bunny'])
  await wishlist.add('bunny')
  assert.deepEqual([wishlist.get(), calls.length], [['bunny'], 0])
  const added = wishlist.add('mug')
  calls[0]?.resolve(['mug', 'bunny'])
  await added
  assert.deepEqual(wishlist.get(), ['mug', 'bunny'])
})

test('a refused change is reverted', async () => {
  const { wishlist, calls } = open(['mug'])
  const added = wishlist.toggle('bunny')
  calls[0]?.reject(new Error('no'))
  await assert.rejects(added)
  assert.deepEqual(wishlist.get(), ['mug'])
  const removed = wishlist.toggle('mug')
  assert.deepEqual(wishlist.get(), [])
  calls[1]?.reject(new Error('no'))
  await assert.rejects(removed)
  assert.deepEqual(wishlist.get(), ['mug'])
})

test('only the reply to the last of several changes counts', async () => {
  const { wishlist, calls } = open()
  const both = [wishlist.toggle('bunny'), wishlist.toggle('mug')]
  calls[0]?.resolve(['bunny'])
  await both[0]
  assert.deepEqual(wishlist.get(), ['mug', 'bunny'])
  wishlist.confirm([])
  assert.deepEqual(wishlist.get(), ['mug', 'bunny'])
  calls[1]?.resolve(['mug', 'bunny'])
  await both[1]
  wishlist.confirm(['mug'])
  assert.deepEqual(wishlist.get(), ['mug'])
})

test('a late reply to an earlier change does not undo a later one', async () => {
  const { wishlist, calls } = open()
  const both = [wishlist.toggle('bunny'), wishlist.toggle('mug')]
  calls[1]?.resolve(['mug', 'bunny'])
  await both[1]
  calls[0]?.resolve(['bunny'])
  await both[0]
  assert.deepEqual(wishlist.get(), ['mug', 'bunny'])
})
