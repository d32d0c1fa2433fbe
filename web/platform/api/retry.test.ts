// Which calls are retried.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mayRetry, retryDelayMs } from './retry.ts'

test('a call to a busy shop is retried at most twice', () => {
  for (const status of [408, 409, 425, 429, 500, 502, 503, 504]) {
    assert.ok(mayRetry('GET', false, status, 0), String(status))
    assert.ok(mayRetry('GET', false, status, 1))
    assert.ok(!mayRetry('GET', false, status, 2))
  }
})

test('a POST is retried only with an idempotency key', () => {
  assert.ok(!mayRetry('POST', false, 503, 0))
  assert.ok(mayRetry('POST', true, 503, 0))
  assert.ok(mayRetry('PUT', false, 503, 0))
  assert.ok(mayRetry('DELETE', false, undefined, 0))
  assert.ok(!mayRetry('POST', false, undefined, 0))
})

test('a refusal is not retried', () => {
  for (const status of [200, 400, 403, 404, 405, 413, 415, 422])
    assert.ok(!mayRetry('GET', false, status, 0), String(status))
})

test('Retry-After is respected up to eight seconds', () => {
  assert.equal(retryDelayMs(0, '2', 0), 2_000)
  assert.equal(retryDelayMs(0, '3600', 1), 8_000)
  assert.ok(retryDelayMs(0, null, 0) >= 150 && retryDelayMs(1, null, 1) <= 1_000)
})
