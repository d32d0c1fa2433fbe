// The browser calls every operation with the method in the registry.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { registry } from '#api/operations.ts'
import { methods } from '#storefront/platform/api/methods.ts'

test('browser and registry agree on every method', () => {
  assert.deepEqual(
    { ...methods },
    Object.fromEntries([...registry.values()].map(({ name, method }) => [name, method])),
  )
})
