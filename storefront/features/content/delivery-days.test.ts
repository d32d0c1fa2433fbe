// The days above the questions: those of the visitor's country, in their language.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { translateFor } from '#messages/load.ts'
import { sampleSettings } from '#domain/settings/settings.ts'
import { deliveryDays } from './delivery-days.ts'

const now = Date.UTC(2026, 11, 1, 12)
const settings = { ...sampleSettings, homeLocale: 'us' as const }

test('the days of both methods and the last day for Christmas are those of the country', () => {
  const of = (country: 'US' | 'DE') =>
    deliveryDays({ t: translateFor('us'), locale: 'us', country, now, settings })!
  const [us, de] = [of('US'), of('DE')]
  assert.deepEqual([us.country, de.country], ['United States', 'Germany'])
  assert.match(us.methods[0]!, /^Standard: \w+, Dec \d+ – \w+, Dec \d+$/)
  assert.match(us.methods[1]!, /^Express: /)
  assert.notDeepEqual(us.methods, de.methods)
  assert.match(us.christmas!, /^Christmas: December 25, 2026 · Order by \w+, Dec \d+ \(standard shipping\)$/)
})
