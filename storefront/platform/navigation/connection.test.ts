import assert from 'node:assert/strict'
import { test } from 'node:test'
import { whenIdle } from './connection.ts'

test('where a browser knows no quiet moments, work begins after 50 milliseconds', (t) => {
  assert.ok(!('requestIdleCallback' in globalThis), 'this is such a place')
  t.mock.timers.enable({ apis: ['setTimeout'] })
  let begun = false
  whenIdle(() => (begun = true))
  t.mock.timers.tick(49)
  assert.ok(!begun)
  t.mock.timers.tick(1)
  assert.ok(begun)
})
