import assert from 'node:assert/strict'
import { test } from 'node:test'
import { funnelShares } from './report.ts'

const rowsOf = (visitors: number, carts: number, orders: number, paid: number) =>
  Object.entries({ visitors, carts, orders, paid })
const shares = (...counts: Parameters<typeof rowsOf>) =>
  funnelShares(rowsOf(...counts)).map(({ step, share }) => [step, share])

test('each step of the funnel has its share of the step before', () => {
  assert.deepEqual(shares(200, 50, 10, 9), [
    ['visitors', null],
    ['carts', 25],
    ['orders', 20],
    ['paid', 90],
  ])
})

test('visitors that were not measured, or fewer than the carts, are left out', () => {
  const without = [
    ['carts', null],
    ['orders', 77],
    ['paid', 85],
  ]
  assert.deepEqual(shares(2, 35, 27, 23), without)
  assert.deepEqual(shares(0, 35, 27, 23), without)
})

test('no share is above 100 percent', () => {
  assert.deepEqual(shares(9, 2, 4, 4), [
    ['visitors', null],
    ['carts', 22],
    ['orders', null],
    ['paid', 100],
  ])
})
