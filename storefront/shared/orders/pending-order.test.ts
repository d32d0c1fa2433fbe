// Here without storage, as in a browser that forbids it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  clearPendingOrder,
  hasOtherPendingOrder,
  readPendingOrderKey,
  startPendingOrder,
} from './pending-order.ts'

test('without storage, a second press after a lost reply repeats the same order', () => {
  const key = startPendingOrder('mug')
  assert.equal(startPendingOrder('mug'), key)
  assert.equal(readPendingOrderKey(), key)
  assert.equal(hasOtherPendingOrder('mug'), false)
  assert.equal(hasOtherPendingOrder('bowl'), true)
  clearPendingOrder()
  assert.equal(readPendingOrderKey(), '')
  assert.notEqual(startPendingOrder('mug'), key)
})
