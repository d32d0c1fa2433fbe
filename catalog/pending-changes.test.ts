import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PendingChanges } from './pending-changes.ts'

test('a product that failed to load is loaded as a whole again, even if only its rank changed since', () => {
  const pending = new PendingChanges()
  pending.add({ product: ['mug'], stock: [], rank: [] })
  const failed = pending.take()
  pending.add({ product: [], stock: [], rank: ['mug'] })
  pending.add(failed)
  assert.deepEqual(pending.take(), { product: ['mug'], stock: [], rank: [] })
})
