// Tests when a gift that counts down to Christmas is of use.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { occasionCalendar } from './occasion.ts'
import { missesCountdown, neededFor } from './countdown.ts'

const adventCalendar = { tags: ['wood', 'advent-calendar'] }
const wreath = { tags: [] }

test('an advent calendar that arrives after the first of December misses its countdown', () => {
  const days = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-24', '2026-12-26'] as const
  const missed = days.map((day) => missesCountdown([wreath, adventCalendar], day))
  assert.deepEqual(missed, [false, false, true, true, false])
  assert.ok(!missesCountdown([wreath], '2026-12-02'))
})

test('an advent calendar is needed on the first of December, and for no other occasion than Christmas', () => {
  const dayFor = (name: string, products: readonly { tags: string[] }[]) => {
    const occasions = occasionCalendar({ occasions: [] }).next('DE', '2026-11-20')
    return neededFor(
      products,
      occasions.find(({ occasion }) => occasion === name)!,
    )
  }
  assert.equal(dayFor('christmas', [adventCalendar]), '2026-12-01')
  assert.equal(dayFor('christmas', [wreath]), '2026-12-24')
  assert.equal(dayFor('st-nicholas', [adventCalendar]), null)
})
