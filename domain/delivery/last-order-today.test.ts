// When a last order day is called today.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isLastOrderToday } from './last-order-today.ts'

test('a last order day is today from its first hour in the country of the shopper', () => {
  assert.equal(isLastOrderToday('2026-11-26', '2026-11-25'), false)
  assert.equal(isLastOrderToday('2026-11-26', '2026-11-26'), true)
})

test('a last order day that is still open at the warehouse is today where the next day has begun', () => {
  assert.equal(isLastOrderToday('2026-11-26', '2026-11-27'), true)
})
