// People and gift dates: stored, sorted by the next date, and reminded of once.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { deleteExpiredData } from '#data/retention.ts'
import { wallClock } from '#domain/calendar/calendar.ts'
import { planReminders } from '#services/people/plan-reminders.ts'
import { signedIn, type Browser } from '../account/testing.ts'
import { address, openTestShop, type TestShop } from '../testing.ts'

let shop: TestShop
let customer: Browser
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

let customers = 0
async function newCustomer(): Promise<Browser> {
  customers += 1
  return signInAgain()
}

/** Signs in the last customer again, because sessions expire while the clock moves. */
const signInAgain = () => signedIn(shop, `giver-${customers}@example.com`, `browser-of-giver-${customers}`)

const birthday = (month: number, day: number, more: object = {}) => {
  return { kind: 'birthday' as const, month, day, year: null, remind: true, ...more }
}
const person = (name: string, dates: ReturnType<typeof birthday>[], more: object = {}) => {
  return { name, country: 'DE' as const, dates, ...more }
}
const reminders = () =>
  shop.db.rows<{ data: { stage: string; on: string; dateId: string } }>(
    sql`select data from job where kind = 'reminder-mail' order by run_at, id`,
  )

test('the person with the next gift date is first, with the last day to order', async () => {
  customer = await newCustomer()
  await shop.call('person.add', { person: person('Late', [birthday(12, 24)]) }, customer)
  await shop.call('person.add', { person: person('Undated', []) }, customer)
  const early = person('Early', [birthday(10, 1), birthday(5, 8, { year: 1986 })], { address })
  const { data } = await shop.call('person.add', { person: early }, customer)
  assert.deepEqual(
    data.people.map(({ name }) => name),
    ['Early', 'Late', 'Undated'],
  )
  const [first] = data.people[0]!.dates
  assert.deepEqual(
    [first!.next, first!.inDays, first!.years, first!.standardBy, data.people[0]!.lines[0]],
    ['2026-05-08', 67, 40, '2026-04-29', 'Ada Lovelace'],
  )
})

test('invalid people are refused with their fields', async () => {
  const wrong = person('', [birthday(2, 30), birthday(5, 8, { year: 2040 })])
  const { refused, fields } = await shop.call('person.add', { person: wrong }, customer)
  assert.equal(refused, 'person-invalid')
  assert.deepEqual(Object.keys(fields ?? {}).sort(), ['dates.0', 'dates.1', 'name'])
  const lost = { ...address, zip: 'x' }
  const there = await shop.call('person.add', { person: person('Ada', [], { address: lost }) }, customer)
  assert.deepEqual([there.refused, Object.keys(there.fields ?? {})], ['person-invalid', ['zip']])
})

test('two dates that name the same existing one are a changed and a new date', async () => {
  const giver = await newCustomer()
  const { data } = await shop.call('person.add', { person: person('Bea', [birthday(5, 8)]) }, giver)
  const { id, dates } = data.people[0]!
  const same = { id: dates[0]!.id }
  const twice = person('Bea', [birthday(5, 8, same), birthday(6, 9, same)])
  const changed = await shop.call('person.change', { id, person: twice }, giver)
  assert.deepEqual(
    changed.data.people[0]!.dates.map(({ month, day }) => [month, day]),
    [
      [5, 8],
      [6, 9],
    ],
  )
})

test('an account stores at most fifty people', async () => {
  const popular = await newCustomer()
  for (let friend = 0; friend < 50; friend += 1)
    assert.equal((await shop.call('person.add', { person: person(`F ${friend}`, []) }, popular)).code, 201)
  const { refused, msg } = await shop.call('person.add', { person: person('One more', []) }, popular)
  assert.deepEqual([refused, /50/.test(msg)], ['people-full', true])
})

test('each date has two reminders a year, with several nodes and across clock changes', async () => {
  await shop.db.run(sql`update gift_date set remind_at = null`)
  const giver = await newCustomer()
  const { data } = await shop.call('person.add', { person: person('Bea', [birthday(5, 8)]) }, giver)
  const [date] = data.people[0]!.dates
  const sent: string[] = []
  for (let hour = 0; hour < 24 * 75; hour += 1) {
    shop.clock.now += 3_600_000
    const before = (await reminders()).length
    await Promise.all([planReminders(shop.shop), planReminders(shop.shop)])
    const all = await reminders()
    const { date: day, minutes } = wallClock(shop.clock.now, 'Europe/Berlin')
    for (const { data: reminder } of all.slice(before))
      sent.push(`${reminder.stage} ${day} ${Math.floor(minutes / 60)}`)
    assert.ok(all.every(({ data: reminder }) => reminder.dateId === date!.id && reminder.on === '2026-05-08'))
  }
  assert.deepEqual(sent, ['ahead 2026-04-15 8', 'last-call 2026-04-27 8'])
})

test('a moved date or a deleted job causes no second reminder in the same year', async () => {
  const giver = await newCustomer()
  const added = await shop.call('person.add', { person: person('Cy', [birthday(8, 20)]) }, giver)
  const { id, dates } = added.data.people[0]!
  shop.clock.now = Date.UTC(2026, 6, 30)
  await planReminders(shop.shop)
  const before = (await reminders()).length
  await shop.db.run(sql`update job set done_at = ${new Date(shop.clock.now)}`)
  shop.clock.now += 86_400_000
  const moved = person('Cy', [birthday(8, 31, { id: dates[0]!.id })])
  assert.equal((await shop.call('person.change', { id, person: moved }, await signInAgain())).code, 0)
  shop.clock.now = Date.UTC(2026, 7, 12)
  await deleteExpiredData(shop.db, shop.clock.now)
  await planReminders(shop.shop)
  assert.equal((await reminders()).length, before)
})

test('switched-off reminders, for one date or all, are not sent', async () => {
  await shop.db.run(sql`update gift_date set remind_at = null`)
  const giver = await newCustomer()
  const two = person('Di', [birthday(11, 20, { remind: false }), birthday(11, 21)])
  const { data } = await shop.call('person.add', { person: two }, giver)
  assert.equal(data.reminders, true)
  assert.equal((await shop.call('person.setReminders', { on: false }, giver)).data.reminders, false)
  const before = (await reminders()).length
  shop.clock.now = Date.UTC(2026, 10, 19)
  await planReminders(shop.shop)
  assert.equal((await reminders()).length, before)
  const later = await signInAgain()
  await shop.call('person.remove', { id: data.people[0]!.id }, later)
  assert.deepEqual((await shop.call('person.list', {}, later)).data.people, [])
})

test('a name has its days in a country with name days, in the language of the page', async () => {
  customer = await newCustomer()
  const daysOf = async (name: string, country: 'PL' | 'DE') =>
    (await shop.call('person.nameDays', { name, country }, customer)).data
  assert.deepEqual(await daysOf('Katarzyna', 'PL'), [
    { month: 4, day: 30, text: 'April 30' },
    { month: 11, day: 25, text: 'November 25' },
  ])
  assert.deepEqual(await daysOf('Zyxa', 'PL'), [])
  assert.deepEqual(await daysOf('Anna', 'DE'), [])
})
