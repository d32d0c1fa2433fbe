// When a document of an older build may be reloaded.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mayReload } from './reload-once.ts'

const now = 1_000_000
const never = { at: -Infinity, builds: [] }

test('a first reload is allowed', () => assert.ok(mayReload(never, 'a', '/', now)))

test('checkout is never reloaded, in any language', () => {
  for (const path of ['/checkout', '/de/checkout', '/checkout/payment'])
    assert.ok(!mayReload(never, 'a', path, now), path)
})

test('nothing is reloaded twice within ten seconds', () => {
  assert.ok(!mayReload({ at: now - 9_999, builds: ['a'] }, 'b', '/', now))
  assert.ok(mayReload({ at: now - 10_000, builds: ['a'] }, 'b', '/', now))
})

test('a document of the same build is reloaded only once, even after an hour', () => {
  assert.ok(!mayReload({ at: now - 3_600_000, builds: ['a'] }, 'a', '/', now))
})
