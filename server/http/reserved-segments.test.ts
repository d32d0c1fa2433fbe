// No product may have the address of something else that the server answers.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isProductKey, isReservedKey } from '#domain/catalog/product-key.ts'
import { createSeoRoutes, type SeoOptions } from '../seo/seo.ts'
import { createRouteHandlers } from './route-handlers.ts'

test('the first segments of files and feeds are no keys of products, nor are prefixes of languages', () => {
  const build = { id: '', at: '', files: [] }
  const files = createRouteHandlers({ build, media: {} } as unknown as Parameters<
    typeof createRouteHandlers
  >[0])
  const seo = createSeoRoutes({ stores: {} } as unknown as SeoOptions)
  const segments = ['en', 'de-at', 'zh-hans', ...files.keys(), ...seo.map(([segment]) => segment)]
  assert.deepEqual(
    segments.filter((segment) => isProductKey(segment) && !isReservedKey(segment)),
    [],
  )
})
