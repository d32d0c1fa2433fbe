import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bulkCounts } from './bulk-counts.ts'
import { translateFor } from './load.ts'

test('the counts of a list name only the states that its rows have', () => {
  const counts = { ok: 10, problems: 2, leftOut: 0 }
  assert.equal(bulkCounts('us', translateFor('us'), counts), '12 rows: 10 ready, 2 to correct')
  assert.equal(bulkCounts('zh', translateFor('zh'), counts), '共 12 行：可下单 10 行，需修改 2 行')
})
