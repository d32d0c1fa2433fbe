import assert from 'node:assert/strict'
import { test } from 'node:test'
import { timeZones } from '#domain/calendar/calendar.ts'
import { countries, standardMarkets } from '#domain/markets/market.ts'
import { guessCountry } from './guess-country.ts'

test('the time zone of each market’s capital gives its country', () => {
  for (const country of countries) assert.equal(guessCountry(timeZones[country], countries), country)
  assert.equal(guessCountry('Pacific/Honolulu', countries), 'US')
  assert.equal(guessCountry('America/Indiana/Knox', countries), 'US')
  assert.equal(guessCountry('Atlantic/Canary', countries), 'ES')
})

test('a time zone outside all markets gives no country', () => {
  for (const zone of ['UTC', 'Europe/London', 'America/Toronto', 'Asia/Dubai/x', ''])
    assert.equal(guessCountry(zone, standardMarkets), undefined)
})
