import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { endSessions } from '#data/customers/customer-sessions.ts'
import { lockCustomer, savePasswordHash } from '#data/customers/customers.ts'
import { sql } from '#data/database.ts'
import { until } from '#test-support/until.ts'
import { openTestShop, type TestShop } from '../testing.ts'
import { mailedCode, signedIn, type Browser } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
let people = 0
let email = ''
beforeEach(() => {
  people += 1
  email = `person-${people}@example.com`
})
const from = (place: string) => signedIn(shop, email, `${place}-of-person-${people}`)
const list = async (who: Browser) => (await shop.call('session.list', {}, who)).data.sessions
const isIn = async (who: Browser) => (await shop.call('account.view', {}, who)).code === 0
const warnings = async () =>
  (
    await shop.db.rows(sql`
    select id from job where kind = 'new-browser-mail' and data->>'customerId' = (select id::text from customer where email = ${email})`)
  ).length

async function signIn(place: string, who: { browser?: string; token?: string; agent?: string }) {
  shop.clock.now += 60_000
  const session = `${place}-of-person-${people}`
  await shop.call('account.requestCode', { email }, { session })
  const { session: newSession } = await shop.call(
    'account.signIn',
    { email, code: await mailedCode(shop, email) },
    { session, ...who },
  )
  return { session, token: newSession!.token, browser: newSession!.browser! }
}

test('a customer lists their sessions, ends one, and ends all others', async () => {
  const [phone, desk, library] = [
    await from('phone'),
    await from('desk'),
    await signIn('library', { agent: firefox }),
  ]
  const seen = await list(library)
  assert.deepEqual(
    seen.map(({ browser, system, isThis }) => [browser, system, isThis]),
    [
      ['Firefox', 'Linux', true],
      ['', '', false],
      ['', '', false],
    ],
  )
  const { data } = await shop.call('session.end', { id: seen[1]!.id }, library)
  assert.equal(data.sessions.length, 2)
  assert.deepEqual([await isIn(phone), await isIn(desk), await isIn(library)], [true, false, true])
  await shop.call('session.endOthers', {}, library)
  assert.deepEqual([await isIn(phone), await isIn(library)], [false, true])
})

test('no customer can see or end another customer’s session', async () => {
  const mine = await from('phone')
  const { id } = (await list(mine))[0]!
  email = `stranger-${people}@example.com`
  const stranger = await from('elsewhere')
  const tried = await shop.call('session.end', { id }, stranger)
  assert.deepEqual([tried.code, tried.data.sessions.length], [0, 1])
  assert.ok(await isIn(mine))
})

test('a sign-in from a new browser is reported by mail, except the first one', async () => {
  const phone = await signIn('phone', {})
  assert.equal(await warnings(), 0)
  await shop.call('account.signOut', {}, phone)
  await signIn('phone-again', { browser: phone.browser })
  assert.equal(await warnings(), 0, 'the browser is known although no customer is signed in')
  await signIn('desk', {})
  assert.equal(await warnings(), 1)
})

test('a renewed proof gives a new token and invalidates the old one', async () => {
  const me = await from('phone')
  shop.clock.now += 60_000
  await shop.call('account.requestCode', { email }, { session: me.session })
  const { session: renewed } = await shop.call('account.prove', { code: await mailedCode(shop, email) }, me)
  assert.equal(renewed?.browser, null)
  assert.equal(await isIn(me), false)
  assert.ok(await isIn({ ...me, token: renewed!.token }))
})

test('of calls with the old password, none that ends after its change signs in or sets another one', async () => {
  const [owner, other] = [await from('phone'), await from('desk')]
  const old = 'Gänseblümchen im Mai'
  await shop.call('account.setPassword', { password: old }, owner)
  const again = await from('desk')
  assert.equal(again.session, other.session)
  const { id } = (await shop.db.row<{ id: string }>(sql`select id from customer where email = ${email}`))!
  const { late } = await shop.db.transaction(async (tx) => {
    await lockCustomer(tx, id)
    const late = [
      shop.call('account.signInByPassword', { email, password: old }, { session: `thief-${people}` }),
      shop.call('account.setPassword', { current: old, password: 'Of the thief 77' }, again),
    ]
    const waiting = sql`
      select count(*) as calls from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    await until(async () => (await shop.db.row<{ calls: number }>(waiting))?.calls === late.length)
    await savePasswordHash(tx, id, 'new', shop.clock.now)
    await endSessions(tx, id)
    return { late }
  })
  const replies = await Promise.all(late)
  assert.deepEqual(
    replies.map(({ refused }) => refused),
    ['busy', 'busy'],
  )
  const stored = await shop.db.row(sql`
    select password_hash as hash, (select count(*) from customer_session where customer_id = ${id}) as sessions
    from customer where id = ${id}`)
  assert.deepEqual(stored, { hash: 'new', sessions: 0 })
})
