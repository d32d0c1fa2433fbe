// The days above the questions: those of the visitor's country, in their language.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { translateFor } from '#messages/load.ts'
import { sampleSettings } from '#domain/settings/settings.ts'
import { deliveryDays } from './delivery-days.ts'

const now = Date.UTC(2026, 11, 1, 12)
const settings = { ...sampleSettings, homeLocale: 'us' as const }

const of = (country: 'US' | 'DE' | 'AE', at = now) =>
  deliveryDays({ t: translateFor('us'), locale: 'us', country, now: at, settings })!

test('gifts that are ready and those that are made have their own days, in the visitor’s country', () => {
  const [us, de] = [of('US'), of('DE')]
  assert.deepEqual([us.country, de.country], ['United States', 'Germany'])
  const [ready, made] = us.groups
  assert.deepEqual([ready!.title, made!.title], ['Ready-to-send gifts', 'Gifts made to order'])
  assert.match(ready!.lines[0]!, /^Standard: \w+,\sDec\s\d+ –\u2060\s\w+,\sDec\s\d+$/)
  assert.match(ready!.lines[1]!, /^Express: /)
  assert.notDeepEqual(ready!.lines, made!.lines)
  assert.notDeepEqual(ready!.lines, de.groups[0]!.lines)
})

test('each kind of gifts has its last days for Christmas, or for the New Year where it is too late or not a feast', () => {
  const feasts = (country: 'US' | 'AE', at = now) => of(country, at).groups.map(({ feast }) => feast)
  const [ready, made] = feasts('US')
  for (const feast of [ready, made]) {
    assert.equal(feast!.title, 'Christmas: Fri, Dec 25')
    assert.match(feast!.lines[0]!, /^Standard: order by [^ ]+$/)
    assert.match(feast!.lines[1]!, /^Express: order by [^ ]+$/)
  }
  assert.notDeepEqual(ready!.lines, made!.lines)
  const [newYear] = feasts('AE')
  assert.match(newYear!.title, /^New Year/)
  assert.match(newYear!.lines[0]!, /^Standard: order by /)
  assert.match(feasts('US', Date.UTC(2026, 11, 22, 12))[0]!.title, /^New Year/)
  assert.deepEqual(feasts('US', Date.UTC(2026, 11, 24, 12)), [null, null])
})
