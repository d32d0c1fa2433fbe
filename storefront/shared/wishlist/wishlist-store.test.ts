import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createWishlist } from './wishlist-store.ts'

type Ids = readonly string[]

/** A wishlist whose calls the test answers by hand. */
function open(stored: Ids = []) {
  let memory = stored
  const asked: { told: (ids: Ids) => void; refused: (why: Error) => void }[] = []
  const wishlist = createWishlist({
    kept: { read: () => memory, write: (ids) => (memory = ids) },
    send: () => new Promise((told, refused) => asked.push({ told, refused })),
  })
  wishlist.recall()
  return { wishlist, asked, stored: () => memory }
}

test('a gift is on the list before the shop has answered, and stays there', async () => {
  const { wishlist, asked, stored } = open(['mug'])
  const pressed = wishlist.toggle('bunny')
  assert.deepEqual(wishlist.snapshot(), ['bunny', 'mug'])
  asked[0]?.told(['bunny', 'mug'])
  await pressed
  assert.deepEqual(stored(), ['bunny', 'mug'])
})

test('a gift that the account had on its list already stays there when it is put there again', async () => {
  const { wishlist, asked } = open()
  wishlist.believe(['bunny'])
  await wishlist.add('bunny')
  assert.deepEqual([wishlist.snapshot(), asked.length], [['bunny'], 0])
  const added = wishlist.add('mug')
  asked[0]?.told(['mug', 'bunny'])
  await added
  assert.deepEqual(wishlist.snapshot(), ['mug', 'bunny'])
})

test('what the shop does not take is taken back', async () => {
  const { wishlist, asked } = open(['mug'])
  const added = wishlist.toggle('bunny')
  asked[0]?.refused(new Error('no'))
  await assert.rejects(added)
  assert.deepEqual(wishlist.snapshot(), ['mug'])
  const removed = wishlist.toggle('mug')
  assert.deepEqual(wishlist.snapshot(), [])
  asked[1]?.refused(new Error('no'))
  await assert.rejects(removed)
  assert.deepEqual(wishlist.snapshot(), ['mug'])
})

test('of several presses only the last answer is believed', async () => {
  const { wishlist, asked } = open()
  const both = [wishlist.toggle('bunny'), wishlist.toggle('mug')]
  asked[0]?.told(['bunny'])
  await both[0]
  assert.deepEqual(wishlist.snapshot(), ['mug', 'bunny'])
  wishlist.believe([])
  assert.deepEqual(wishlist.snapshot(), ['mug', 'bunny'])
  asked[1]?.told(['mug', 'bunny'])
  await both[1]
  wishlist.believe(['mug'])
  assert.deepEqual(wishlist.snapshot(), ['mug'])
})
