// Reminders that are due after the merchant has changed the shop's delivery days.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { signedIn } from '#api/account/testing.ts'
import { openTestShop, type TestShop } from '#api/testing.ts'
import { sql } from '#data/database.ts'
import type { PlainDate } from '#domain/calendar/calendar.ts'
import { planReminders } from '#services/people/plan-reminders.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop(true)))
after(() => shop.close())

const morning = (month: number, day: number): number => Date.UTC(2026, month - 1, day, 6, 1)

async function reminders(): Promise<string[]> {
  const rows = await shop.db.rows<{ mail: string }>(sql`
    select (data->>'on') || ' ' || (data->>'stage') as mail from job where kind = 'reminder-mail' order by id`)
  return rows.map(({ mail }) => mail)
}

async function planAt(now: number, closedOn: readonly PlainDate[] = []) {
  shop.clock.now = now
  const { shipping } = shop.shop.settings
  const warehouse = { ...shipping.warehouse, closedOn }
  await planReminders({
    db: shop.db,
    now: () => now,
    settings: { ...shop.shop.settings, shipping: { ...shipping, warehouse } },
  })
}

test('the last call is mailed although the merchant has closed a day, which made it due earlier', async () => {
  const who = await signedIn(shop, 'ida@example.com', 'browser-of-ida-who-gives')
  const date = { kind: 'birthday', month: 5, day: 8, year: null, remind: true } as const
  await shop.call('person.add', { person: { name: 'Bea', country: 'DE', dates: [date] } }, who)
  await planAt(morning(4, 15))
  assert.deepEqual(await reminders(), ['2026-05-08 ahead'])
  await planAt(morning(4, 27), ['2026-04-29'])
  await planAt(morning(4, 28), ['2026-04-29'])
  assert.deepEqual(await reminders(), ['2026-05-08 ahead', '2026-05-08 last-call'])
})
