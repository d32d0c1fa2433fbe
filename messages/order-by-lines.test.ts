// What the last days to order say.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PlainDate } from '#domain/calendar/calendar.ts'
import { translateFor } from './load.ts'
import { orderByLines } from './order-by-lines.ts'

const english = { locale: 'us', t: translateFor('us') } as const
const days = {
  standardBy: '2026-12-03',
  readyStandardBy: '2026-12-07',
  expressBy: '2026-12-14',
  readyBy: '2026-12-16',
} as Record<'standardBy' | 'readyStandardBy' | 'expressBy' | 'readyBy', PlainDate>
const linesOn = (today: string, last: Partial<Record<keyof typeof days, PlainDate | null>> = {}) => {
  const { standard, express } = orderByLines({ ...days, ...last }, today as PlainDate, english)
  return [standard, express].map((line) => line?.replaceAll('\u00a0', ' '))
}

test('a line names the day of personalised gifts and the later day of those in stock', () => {
  assert.deepEqual(linesOn('2026-12-01'), [
    'Standard: order by Thu, Dec 3, ready-to-send gifts by Mon, Dec 7',
    'Express: by Mon, Dec 14, ready-to-send gifts by Wed, Dec 16',
  ])
  assert.deepEqual(linesOn('2026-12-01', { readyStandardBy: days.standardBy, readyBy: days.expressBy }), [
    'Standard: by Thu, Dec 3',
    'Express: by Mon, Dec 14',
  ])
})

test('after the day of personalised gifts a line names those in stock, and after all days none', () => {
  assert.equal(
    linesOn('2026-12-04', { standardBy: null })[0],
    'Ready-to-send gifts only, standard: by Mon, Dec 7',
  )
  assert.equal(linesOn('2026-12-03')[0], 'Standard: last day today')
  const late = { standardBy: null, readyStandardBy: null, expressBy: null, readyBy: null }
  assert.deepEqual(linesOn('2026-12-20', late), [undefined, undefined])
})

test('a country with one shipping method has one line', () => {
  const one = { expressBy: days.standardBy, readyBy: days.readyStandardBy }
  assert.equal(linesOn('2026-12-01', one)[1], undefined)
})
