import assert from 'node:assert/strict'
import { test } from 'node:test'
import { returnableGifts } from './returnable-gifts.ts'

const bunny = { quantity: 2, returnable: 2, isPersonal: false }
const mug = { quantity: 1, returnable: 1, isPersonal: true }

test('gifts without a personal text can all be sent back', () => {
  assert.equal(returnableGifts([bunny, bunny]), null)
})

test('a gift with a personal text, or in a return, is not among those that can be sent back', () => {
  assert.deepEqual(returnableGifts([bunny, mug]), [bunny])
  assert.deepEqual(returnableGifts([mug]), [])
  const rest = { ...bunny, returnable: 1 }
  assert.deepEqual(returnableGifts([rest]), [rest])
  assert.deepEqual(returnableGifts([bunny, { ...bunny, returnable: 0 }]), [bunny])
})
