import assert from 'node:assert/strict'
import { test } from 'node:test'
import { locales } from '#domain/markets/locale.ts'
import { formatClock, formatTime } from './format-time.ts'

const instant = Date.UTC(2026, 10, 27, 7, 25)

test('the time of an order names the month as the other dates of the shop do', () => {
  assert.match(formatTime('ar', instant, 'UTC'), /27 نوفمبر 2026/)
  assert.match(formatTime('ja', instant, 'UTC'), /2026年11月27日/)
  assert.match(formatTime('de', instant, 'UTC'), /27\. Nov\. 2026/)
})

test('the hour has as many digits as in a time without its day', () => {
  for (const locale of locales)
    assert.ok(
      formatTime(locale, instant, 'UTC').includes(formatClock(locale, instant, 'UTC')),
      `${locale}: ${formatTime(locale, instant, 'UTC')}`,
    )
})
