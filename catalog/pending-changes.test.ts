import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PendingChanges } from './pending-changes.ts'

test('a change of the whole product stays one if its load fails and only the rank changed since', () => {
  const pending = new PendingChanges()
  pending.add({ product: ['mug'], stock: [], rank: [] })
  const failed = pending.take()
  pending.add({ product: [], stock: [], rank: ['mug'] })
  pending.add(failed)
  assert.deepEqual(pending.take(), { product: ['mug'], stock: [], rank: [] })
})
