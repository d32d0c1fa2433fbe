import assert from 'node:assert/strict'
import { test } from 'node:test'
import { occasionCalendar } from '../calendar/occasion.ts'
import { giftDateIn, giftDayProblem, nextGiftDate, yearsOn, type GiftDay } from './gift-date.ts'

const calendar = occasionCalendar({ occasions: [] })
const birthday = (month: number, day: number, year: number | null = null): GiftDay => {
  return { kind: 'birthday', month, day, year }
}

test('a birthday recurs every year, and may be today', () => {
  assert.equal(nextGiftDate(birthday(5, 8), 'DE', '2026-05-07', calendar), '2026-05-08')
  assert.equal(nextGiftDate(birthday(5, 8), 'DE', '2026-05-08', calendar), '2026-05-08')
  assert.equal(nextGiftDate(birthday(5, 8), 'DE', '2026-05-09', calendar), '2027-05-08')
  assert.equal(nextGiftDate(birthday(1, 1), 'DE', '2026-12-31', calendar), '2027-01-01')
})

test('a birthday on 29 February recurs every year', () => {
  assert.equal(giftDateIn(birthday(2, 29), 'DE', 2028, calendar), '2028-02-29')
  assert.equal(giftDateIn(birthday(2, 29), 'DE', 2027, calendar), '2027-02-28')
  assert.equal(nextGiftDate(birthday(2, 29), 'DE', '2027-03-01', calendar), '2028-02-29')
  assert.equal(giftDayProblem(birthday(2, 29), '2026-03-01'), null)
  assert.equal(giftDayProblem(birthday(2, 29, 1996), '2026-03-01'), null)
  assert.equal(giftDayProblem(birthday(2, 29, 1995), '2026-03-01'), 'no-such-day')
})

test('nonexistent days and future years are refused', () => {
  for (const [month, day] of [
    [2, 30],
    [4, 31],
    [13, 1],
    [0, 1],
    [5, 0],
  ] as const)
    assert.equal(giftDayProblem(birthday(month, day), '2026-03-01'), 'no-such-day', `${day}.${month}.`)
  assert.equal(giftDayProblem(birthday(5, 8, 2027), '2026-03-01'), 'year-out-of-range')
  assert.equal(giftDayProblem(birthday(5, 8, 1899), '2026-03-01'), 'year-out-of-range')
  assert.equal(giftDayProblem(birthday(2, 28, 2026), '2026-03-01'), null)
})

test('an occasion has the date of the person’s country', () => {
  assert.equal(nextGiftDate({ kind: 'mothers-day' }, 'DE', '2026-03-02', calendar), '2026-05-10')
  assert.equal(nextGiftDate({ kind: 'mothers-day' }, 'PL', '2026-03-02', calendar), '2026-05-26')
  assert.equal(nextGiftDate({ kind: 'easter' }, 'DE', '2026-04-06', calendar), '2027-03-28')
})

test('years are counted if the first year is known', () => {
  assert.equal(yearsOn(birthday(5, 8, 1986), '2026-05-08'), 40)
  assert.equal(yearsOn(birthday(5, 8, 2026), '2026-05-08'), null)
  assert.equal(yearsOn(birthday(5, 8), '2026-05-08'), null)
  assert.equal(yearsOn({ kind: 'easter' }, '2026-04-05'), null)
})
