import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstIdOf, isId, newId } from './ids.ts'

test('ids of one millisecond sort in the order of their creation, as many as an import needs', () => {
  const at = Date.UTC(2026, 10, 25)
  const ids = Array.from({ length: 50_000 }, () => newId(at))
  assert.ok(ids.every((id, i) => i === 0 || ids[i - 1]! < id))
  assert.ok(ids.every((id) => isId(id) && id > firstIdOf(at) && id < firstIdOf(at + 1)))
})
