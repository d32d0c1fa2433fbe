// Tests the occasions' days against days published for five years.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Country } from '../markets/market.ts'
import { daysIn, isDateRule, nextDays } from './date-rule.ts'
import { dayTables, endingTables } from './day-tables.ts'
import { occasions, type OccasionKey, type OccasionRule } from './occasions.ts'

const all: readonly OccasionRule[] = occasions
const ruleOf = (key: OccasionKey, country: Country) => {
  const { rule, rules } = all.find((each) => each.key === key)!
  return rules?.[country] ?? rule
}

// Days of 2026 to 2030 as published by timeanddate.com/holidays/{country}, which lists public and observed days.
// Others: Hanukkah by hebcal.com (its first evening), Diwali by drikpanchang.com, Chinese festivals by the Hong Kong
// Observatory. Ramadan and Eid by the Umm al-Qura calendar (ummulqura.org.sa).
const published: readonly (readonly [OccasionKey, Country, string])[] = [
  ['advent', 'DE', '2026-11-29 2027-11-28 2028-12-03 2029-12-02 2030-12-01'],
  ['thanksgiving', 'US', '2026-11-26 2027-11-25 2028-11-23 2029-11-22 2030-11-28'],
  ['fathers-day', 'US', '2026-06-21 2027-06-20 2028-06-18 2029-06-17 2030-06-16'],
  ['fathers-day', 'DE', '2026-05-14 2027-05-06 2028-05-25 2029-05-10 2030-05-30'],
  ['fathers-day', 'SE', '2026-11-08 2027-11-14 2028-11-12 2029-11-11 2030-11-10'],
  ['grandparents-day', 'US', '2026-09-13 2027-09-12 2028-09-10 2029-09-09 2030-09-08'],
  ['grandparents-day', 'FR', '2026-03-01 2027-03-07 2028-03-05 2029-03-04 2030-03-03'],
  ['grandparents-day', 'JP', '2026-09-21 2027-09-20 2028-09-18 2029-09-17 2030-09-16'],
  ['teachers-day', 'US', '2026-05-05 2027-05-04 2028-05-09 2029-05-08 2030-05-07'],
  ['midsummer', 'SE', '2026-06-19 2027-06-25 2028-06-23 2029-06-22 2030-06-21'],
  ['mothers-day', 'FR', '2026-05-31 2027-05-30 2028-05-28 2029-05-27 2030-05-26'],
  ['easter', 'PL', '2026-04-05 2027-03-28 2028-04-16 2029-04-01 2030-04-21'],
  ['lunar-new-year', 'CN', '2026-02-17 2027-02-06 2028-01-26 2029-02-13 2030-02-03'],
  ['qixi', 'CN', '2026-08-19 2027-08-08 2028-08-26 2029-08-16 2030-08-05'],
  ['mid-autumn', 'CN', '2026-09-25 2027-09-15 2028-10-03 2029-09-22 2030-09-12'],
  ['hanukkah', 'US', '2026-12-04 2027-12-24 2028-12-12 2029-12-01 2030-12-20'],
  ['diwali', 'AE', '2026-11-08 2027-10-29 2028-10-17 2029-11-05 2030-10-26'],
  ['ramadan', 'AE', '2026-02-18 2027-02-08 2028-01-28 2029-01-16 2030-01-05 2030-12-26'],
  ['eid-al-fitr', 'AE', '2026-03-20 2027-03-09 2028-02-26 2029-02-14 2030-02-04'],
  ['eid-al-adha', 'AE', '2026-05-27 2027-05-16 2028-05-05 2029-04-24 2030-04-13'],
]

test('the days of five years are the published ones', () => {
  for (const [key, country, days] of published) {
    const computed = [2026, 2027, 2028, 2029, 2030].flatMap((year) =>
      daysIn(ruleOf(key, country), year).map(({ date }) => date),
    )
    assert.equal(computed.join(' '), days, `${key} in ${country}`)
  }
})

test('every rule of every occasion is valid, and other texts are not', () => {
  for (const { key, rule, rules } of all)
    for (const each of [rule, ...Object.values(rules ?? {})]) assert.ok(isDateRule(each), `${key}: ${each}`)
  for (const wrong of ['', '13-01', '02-30', 'someday 05-01', 'easter+x', 'table nothing', '12-25..', '1-1'])
    assert.equal(isDateRule(wrong), false, wrong)
})

test('a year that a table lacks has no day, instead of a guessed one', () => {
  assert.deepEqual(daysIn('table hanukkah', 2031), [])
  assert.equal(nextDays('table hanukkah..+7', '2030-12-28'), undefined)
})

test('a period goes on until its last day, also across the end of the year', () => {
  assert.deepEqual(nextDays('12-20..01-06', '2027-01-03'), { date: '2026-12-20', until: '2027-01-06' })
  assert.deepEqual(nextDays('12-20..01-06', '2027-01-06'), { date: '2027-12-20', until: '2028-01-06' })
  assert.deepEqual(nextDays('12-25', '2026-12-25'), { date: '2027-12-25', until: '2027-12-25' })
})

test('a table that ends before a day is reported', () => {
  assert.deepEqual(endingTables('2029-12-01'), [])
  assert.deepEqual(endingTables('2030-09-01'), ['lunar-new-year', 'qixi', 'eid-al-fitr', 'eid-al-adha'])
})

test('every table has its days in order', () => {
  for (const [name, days] of Object.entries(dayTables)) assert.deepEqual([...days].sort(), [...days], name)
})
