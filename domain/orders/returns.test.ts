import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { standardMarkets } from '../markets/market.ts'
import {
  checkReturn,
  lastReturnDay,
  lastWithdrawalDay,
  refundDates,
  refundOf,
  returnPeriod,
  type ReturnableLine,
} from './returns.ts'
import { standardShipping } from '../delivery/standard-shipping.ts'
import { hasRightOfWithdrawal } from '../markets/right-of-withdrawal.ts'

const { warehouse } = standardShipping
const at = (text: string) => Date.parse(text)

test("99 days are counted in the warehouse's time zone, over midnight, month ends and clock changes", () => {
  // 23:30 and 00:30 in Berlin are two days, although UTC shows one.
  assert.equal(lastReturnDay(warehouse, at('2026-03-28T22:30:00Z'), 99), '2026-07-05')
  assert.equal(lastReturnDay(warehouse, at('2026-03-28T23:30:00Z'), 99), '2026-07-06')
  // Changes from winter to summer time and back.
  assert.equal(lastReturnDay(warehouse, at('2026-03-01T10:00:00Z'), 99), '2026-06-08')
  assert.equal(lastReturnDay(warehouse, at('2026-09-30T21:59:00Z'), 99), '2027-01-07')
  assert.equal(lastReturnDay(warehouse, at('2026-09-30T22:00:00Z'), 99), '2027-01-08')
  assert.equal(lastReturnDay(warehouse, at('2027-11-22T12:00:00Z'), 99), '2028-02-29')
})

test('the last day ends at midnight', () => {
  const order = {
    warehouse,
    returnDays: 99,
    isPaidBack: false,
    status: 'delivered',
    country: 'DE',
    deliveredAt: at('2026-07-01T10:00:00Z'),
  } as const
  assert.deepEqual(returnPeriod('return', order, at('2026-10-08T21:59:59Z')), { latest: '2026-10-08' })
  assert.equal(returnPeriod('return', order, at('2026-10-08T22:00:00Z')), null)
  // In winter time, midnight is an hour later in UTC.
  const autumn = { ...order, deliveredAt: at('2026-07-20T10:00:00Z') }
  assert.deepEqual(returnPeriod('return', autumn, at('2026-10-27T22:59:59Z')), { latest: '2026-10-27' })
  assert.equal(returnPeriod('return', autumn, at('2026-10-27T23:00:00Z')), null)
})

test('a refund arrives after three to five business days, without weekends and holidays', () => {
  assert.deepEqual(refundDates(warehouse, at('2026-11-16T10:00:00Z')), {
    earliest: '2026-11-19',
    latest: '2026-11-23',
  })
  // Friday evening in Berlin is Friday, after midnight it is Saturday.
  assert.equal(refundDates(warehouse, at('2026-11-20T22:59:00Z')).earliest, '2026-11-25')
  assert.equal(refundDates(warehouse, at('2026-11-20T23:01:00Z')).earliest, '2026-11-25')
  // Good Friday and Easter Monday lie between; the clocks change on 29 March.
  assert.deepEqual(refundDates(warehouse, at('2026-04-01T10:00:00Z')), {
    earliest: '2026-04-08',
    latest: '2026-04-10',
  })
  assert.deepEqual(refundDates(warehouse, at('2026-03-27T23:30:00Z')), {
    earliest: '2026-04-01',
    latest: '2026-04-07',
  })
  // Christmas, New Year.
  assert.deepEqual(refundDates(warehouse, at('2026-12-23T10:00:00Z')), {
    earliest: '2026-12-29',
    latest: '2026-12-31',
  })
  assert.deepEqual(refundDates(warehouse, at('2026-12-30T10:00:00Z')), {
    earliest: '2027-01-05',
    latest: '2027-01-07',
  })
})

test('a withdrawal is possible from the contract to 14 days after the delivery, in Europe', () => {
  const order = {
    warehouse,
    returnDays: 99,
    isPaidBack: false,
    status: 'processing',
    country: 'FR',
    deliveredAt: null,
  } as const
  assert.deepEqual(returnPeriod('withdrawal', order, 0), { latest: null })
  assert.equal(returnPeriod('withdrawal', { ...order, country: 'US' }, 0), null)
  assert.equal(returnPeriod('withdrawal', { ...order, status: 'unpaid' }, 0), null)
  assert.equal(lastWithdrawalDay(warehouse, at('2026-11-02T10:00:00Z')), '2026-11-16')
  // The fourteenth day is a Saturday, then Christmas with its second day and a Sunday.
  assert.equal(lastWithdrawalDay(warehouse, at('2026-10-31T10:00:00Z')), '2026-11-16')
  assert.equal(lastWithdrawalDay(warehouse, at('2026-12-11T10:00:00Z')), '2026-12-28')
})

const line: ReturnableLine = {
  id: 'a',
  quantity: 3,
  removed: 0,
  returned: 0,
  isPersonal: false,
  taxRate: null,
  deliveredAt: 0,
  total: 1000,
  voucher: 0,
  unitPrice: 400,
  currentPrice: 400,
  wrapPrice: 50,
}
const untaxed = { salesTax: 0, giftWrap: 150, total: 2_640, lines: [{ total: 2_000 }] }
const delivered = {
  warehouse,
  returnDays: 99,
  isPaidBack: false,
  status: 'delivered',
  country: 'DE',
  deliveredAt: 0,
} as const
const request = { id: 'a', quantity: 1, reason: 'changed-mind' } as const

test('only delivered quantities can be returned, and personalised gifts only for a fault', () => {
  const check = (kind: 'return' | 'withdrawal', change: Partial<ReturnableLine>, wanted: object) =>
    checkReturn(kind, { ...delivered, lines: [{ ...line, ...change }] }, [{ ...request, ...wanted }], 0)
  assert.equal(check('return', {}, {}), null)
  assert.equal(check('return', {}, { quantity: 4 })?.refused, 'return-not-possible')
  assert.equal(check('return', { returned: 2 }, { quantity: 2 })?.refused, 'return-not-possible')
  assert.equal(check('return', {}, { id: 'foreign' })?.refused, 'return-not-possible')
  assert.equal(check('return', { isPersonal: true }, {})?.refused, 'return-not-possible')
  assert.equal(check('return', { isPersonal: true }, { reason: 'damaged' }), null)
  assert.equal(
    check('withdrawal', { isPersonal: true }, { reason: 'damaged' })?.refused,
    'return-not-possible',
  )
  assert.ok(checkReturn('return', { ...delivered, lines: [line] }, [], 0))
  assert.ok(checkReturn('return', { ...delivered, lines: [line] }, [request, request], 0))
})

test('refunds of partial returns add up to the price paid for the line', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 99 }), (total, quantity) => {
      const paid = { ...line, total, quantity, wrapPrice: 0 }
      let sum = 0
      for (let returned = 0; returned < quantity; returned += 1)
        sum += refundOf('return', untaxed, [{ ...paid, returned }], [{ id: 'a', quantity: 1 }])
      return sum === total
    }),
  )
})

test('a withdrawal of the whole order refunds shipping', () => {
  const lines = [line, { ...line, id: 'b', quantity: 1, wrapPrice: 0 }]
  assert.equal(refundOf('withdrawal', untaxed, lines, [{ id: 'a', quantity: 3 }]), 1150)
  const all = [
    { id: 'a', quantity: 3 },
    { id: 'b', quantity: 1 },
  ]
  assert.equal(refundOf('withdrawal', untaxed, lines, all), 2640)
  assert.equal(refundOf('return', untaxed, lines, all), 2150)
})

test('the right of withdrawal exists in Europe and in no overseas market', () => {
  assert.deepEqual(
    standardMarkets.filter((country) => !hasRightOfWithdrawal(country)),
    ['US', 'CN', 'JP', 'AE'],
  )
  for (const country of ['GB', 'NO'] as const) {
    const order = {
      status: 'processing',
      country,
      deliveredAt: null,
      returnDays: 99,
      isPaidBack: false,
      warehouse,
    } as const
    assert.deepEqual(returnPeriod('withdrawal', order, 0), { latest: null })
  }
  assert.equal(hasRightOfWithdrawal('CH'), false)
})
