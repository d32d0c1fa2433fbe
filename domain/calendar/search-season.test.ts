// Tests which categories search prefers on a day in a country.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { standardShipping } from '../delivery/standard-shipping.ts'
import type { Country } from '../markets/market.ts'
import { instantAt, timeZones, type PlainDate } from './calendar.ts'
import { occasionCalendar } from './occasion.ts'
import { searchSeason } from './search-season.ts'

const settings = { shipping: standardShipping, occasions: [] }
const categories = [...occasionCalendar(settings).categories]
const seasonAt = (country: Country, day: PlainDate) =>
  searchSeason(settings, country, instantAt(day, 12, timeZones[country]), categories)

test('in November search prefers the next occasion of the country, and Easter is distant', () => {
  const german = seasonAt('DE', '2026-11-25')
  assert.equal(german.lead, 'christmas')
  assert.ok(german.near.includes('christmas'))
  assert.ok(german.distant.includes('easter'))
  assert.equal(seasonAt('NL', '2026-11-25').lead, 'sinterklaas')
})

test('what a country does not celebrate is distant there all year', () => {
  const emirates = seasonAt('AE', '2027-03-20')
  assert.ok(emirates.distant.includes('easter'))
  assert.ok(seasonAt('DE', '2027-03-20').near.includes('easter'))
})

test('from the first of December, gifts that count down to Christmas have missed it', () => {
  assert.deepEqual(seasonAt('DE', '2026-11-30').missedTags, [])
  assert.deepEqual(seasonAt('DE', '2026-12-01').missedTags, ['advent-calendar'])
  assert.deepEqual(seasonAt('DE', '2026-12-27').missedTags, [])
})

test('the day of an occasion itself still counts as near', () => {
  assert.ok(seasonAt('US', '2027-02-14').near.includes('valentines-day'))
  assert.ok(seasonAt('US', '2027-02-16').distant.includes('valentines-day'))
})
