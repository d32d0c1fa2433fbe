import assert from 'node:assert/strict'
import { test } from 'node:test'
import { whenIdle } from './connection.ts'

test('without requestIdleCallback work starts after 50 milliseconds', (t) => {
  assert.ok(!('requestIdleCallback' in globalThis), 'Node has no requestIdleCallback')
  t.mock.timers.enable({ apis: ['setTimeout'] })
  let isStarted = false
  whenIdle(() => (isStarted = true))
  t.mock.timers.tick(49)
  assert.ok(!isStarted)
  t.mock.timers.tick(1)
  assert.ok(isStarted)
})
