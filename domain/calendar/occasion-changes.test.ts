// Tests the merchant's changes of the gift year.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { occasionCalendar } from './occasion.ts'
import { unreadableRules, withChanged, type OccasionChange } from './occasion-changes.ts'

const fair: OccasionChange = {
  key: 'village-fair',
  texts: { us: { name: 'Village fair', title: '', text: '' } },
  category: 'sweets',
  season: 'autumn',
  countries: { DE: { rule: 'saturday 09-14', leads: true } },
}
const keys = (changes: readonly OccasionChange[], country: 'DE' | 'FR', today: '2027-01-10' | '2027-08-20') =>
  occasionCalendar({ occasions: changes })
    .next(country, today)
    .map(({ occasion, date }) => `${occasion} ${date}`)

test('an occasion of the merchant’s own is on its day, in its countries, and leads there', () => {
  assert.ok(keys([fair], 'DE', '2027-08-20').includes('village-fair 2027-09-18'))
  assert.ok(!keys([fair], 'FR', '2027-08-20').some((each) => each.startsWith('village-fair')))
  const calendar = occasionCalendar({ occasions: [fair] })
  assert.equal(calendar.mayLead('village-fair', 'DE'), true)
  assert.equal(calendar.seasonOf('village-fair'), 'autumn')
  assert.equal(calendar.categories.has('sweets'), false, 'its category stays visible all year')
})

test('an occasion is hidden, or has another day, in one country only', () => {
  const hidden = withChanged([], 'valentines-day', { countries: { DE: null } })
  assert.ok(!keys(hidden, 'DE', '2027-01-10').some((each) => each.startsWith('valentines-day')))
  assert.ok(keys(hidden, 'FR', '2027-01-10').includes('valentines-day 2027-02-14'))
  assert.equal(
    occasionCalendar({ occasions: hidden }).hiddenCategories('DE', '2027-01-10').has('valentines-day'),
    true,
  )
  const moved = withChanged([], 'mothers-day', { countries: { DE: { rule: '05-15', leads: true } } })
  assert.equal(occasionCalendar({ occasions: moved }).dateIn('mothers-day', 'DE', 2027), '2027-05-15')
  assert.equal(occasionCalendar({ occasions: moved }).dateIn('mothers-day', 'PL', 2027), '2027-05-26')
})

test('a change that equals the list is not kept, so that the occasion follows later lists', () => {
  const hidden = withChanged([], 'valentines-day', { countries: { DE: null } })
  assert.equal(hidden.length, 1)
  const shown = { DE: { rule: '02-14', leads: true } }
  assert.deepEqual(withChanged(hidden, 'valentines-day', { countries: shown }), [])
  assert.equal(withChanged([fair], 'village-fair', { season: null })[0]!.season, null)
})

test('a rule that cannot be read is named by its country; a table without the year falls back to the list', () => {
  const rule = (text: string) => ({ ...fair, countries: { DE: { rule: text, leads: true } } })
  assert.deepEqual(unreadableRules(rule('next sunday')), ['DE'])
  assert.deepEqual(unreadableRules(rule('easter-2')), [])
  assert.deepEqual(unreadableRules({ ...fair, countries: { DE: null } }), [])
  const lunar = withChanged([], 'christmas', { countries: { DE: { rule: 'table qixi', leads: true } } })
  assert.equal(occasionCalendar({ occasions: lunar }).dateIn('christmas', 'DE', 2090), '2090-12-25')
})
