import assert from 'node:assert/strict'
import { test } from 'node:test'
import { couponProblem, normaliseCode, type Coupon } from './coupon.ts'

const coupon: Coupon = { code: 'SPRING', usageLimit: 2, used: 0, startsAt: 100, endsAt: 200 }

test('a coupon is valid from its start until just before its end', () => {
  assert.deepEqual(
    [99, 100, 199, 200].map((now) => couponProblem(coupon, now)),
    ['coupon-not-started', null, null, 'coupon-expired'],
  )
})

test('a coupon at its usage limit is used up', () => {
  assert.equal(couponProblem({ ...coupon, used: 2 }, 150), 'coupon-used-up')
  assert.equal(couponProblem({ ...coupon, used: 1_000_000, usageLimit: null }, 150), null)
})

test('a code that was never issued is unknown', () => {
  assert.equal(couponProblem(undefined, 150), 'coupon-unknown')
})

test('a code is recognised in every typed or pasted form', () => {
  assert.deepEqual(['spring 10', ' SPRING10 ', 'ｓｐｒｉｎｇ１０'].map(normaliseCode), [
    'SPRING10',
    'SPRING10',
    'SPRING10',
  ])
})
