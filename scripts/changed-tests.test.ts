import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testsOf } from './changed-tests.ts'
import { filesOf, groups } from './test-groups.ts'

const all = groups.flatMap((group) => filesOf(group, []))
const reached = (...changed: string[]) => new Set(testsOf(changed, all))

test('a change runs the tests that import it, directly or through others', () => {
  const tests = reached('sample/price-points.ts')
  for (const file of ['sample/load.test.ts', 'ops/crawl/crawl.test.ts', 'e2e/browse.e2e.ts'])
    assert.ok(tests.has(file), file)
  assert.ok(!tests.has('domain/pricing/money.test.ts'))
})

test('a screen runs the journeys, which meet it only in the built storefront', () => {
  const tests = reached('storefront/features/product/ProductForm.tsx')
  assert.ok(tests.has('e2e/product.e2e.ts') && tests.has('server/pages/pages.test.ts'))
  assert.ok(!tests.has('data/database.test.ts'))
})

test('a program that tests start, a migration and a text run the tests that need them', () => {
  assert.ok(reached('ops/start.ts').has('server/rush.test.ts'))
  const migration = reached('data/migrations/0001-catalog.sql')
  assert.ok(migration.has('data/retention.test.ts') && !migration.has('domain/pricing/money.test.ts'))
  assert.ok(reached('messages/de/shop.json').has('e2e/purchase.e2e.ts'))
  assert.ok(reached('docs/api.md').has('ops/api-page.test.ts'))
})

test('a new dependency runs everything, and a changed test itself', () => {
  assert.equal(reached('package-lock.json').size, all.length)
  assert.ok(reached('domain/pricing/money.test.ts').has('domain/pricing/money.test.ts'))
})
