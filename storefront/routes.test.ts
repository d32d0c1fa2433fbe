// Tests that no product can hide behind an address of the shop.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isProductKey, isReservedKey } from '#domain/catalog/product-key.ts'
import { routes } from './routes.ts'

test('the first segments of the routes are reserved, so that no product gets an unreachable key', () => {
  const segments = routes.map(({ path }) => path.split('/')[1]!.toLowerCase()).filter(isProductKey)
  assert.ok(segments.length > 10)
  assert.deepEqual(
    segments.filter((segment) => !isReservedKey(segment)),
    [],
  )
})
