import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { testsOf } from './changed-tests.ts'
import { filesOf, groups } from './test-groups.ts'

const all = groups.flatMap((group) => filesOf(group, []))
const testsFor = (...changed: string[]) => new Set(testsOf(changed, all))

test('a change runs the tests that import it, directly or indirectly', () => {
  const tests = testsFor('sample/price-points.ts')
  for (const file of ['sample/load.test.ts', 'ops/crawl/crawl.test.ts', 'e2e/browse.e2e.ts'])
    assert.ok(tests.has(file), file)
  assert.ok(!tests.has('domain/pricing/money.test.ts'))
})

test('a changed screen runs the browser tests, which use it only through the built storefront', () => {
  const tests = testsFor('storefront/features/product/ProductForm.tsx')
  assert.ok(tests.has('e2e/product.e2e.ts') && tests.has('server/pages/pages.test.ts'))
  assert.ok(!tests.has('data/database.test.ts'))
})

test('a changed screen of the back office runs the browser tests that open it', () => {
  const tests = testsFor('backoffice/App.tsx')
  assert.ok(tests.has('e2e/backoffice-orders.e2e.ts') && !tests.has('e2e/purchase.e2e.ts'))
})

test('every browser test that opens the back office is known as one', () => {
  const tests = testsFor('e2e/backoffice-steps.ts')
  const opening = all.filter(
    (file) => file.startsWith('e2e/') && readFileSync(file, 'utf8').includes('/_shop'),
  )
  assert.deepEqual(
    opening.filter((file) => !tests.has(file)),
    [],
  )
})

test('a changed program, migration or text runs the tests that use it', () => {
  assert.ok(testsFor('ops/start.ts').has('server/concurrent-orders.test.ts'))
  const migration = testsFor('data/migrations/0001-catalog.sql')
  assert.ok(migration.has('data/retention.test.ts') && !migration.has('domain/pricing/money.test.ts'))
  assert.ok(testsFor('messages/de/shop.json').has('e2e/purchase.e2e.ts'))
  assert.ok(testsFor('docs/api.md').has('ops/api-page.test.ts'))
})

test('a new dependency runs all tests; a changed test runs itself', () => {
  assert.equal(testsFor('package-lock.json').size, all.length)
  assert.ok(testsFor('domain/pricing/money.test.ts').has('domain/pricing/money.test.ts'))
})
