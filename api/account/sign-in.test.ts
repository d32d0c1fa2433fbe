import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from '#data/database.ts'
import type { Caller } from '../context.ts'
import { morning, openTestShop, type TestShop } from '../testing.ts'
import { mailedCode, signedIn } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

const hour = 3_600_000
let people = 0
let email = ''
let session = ''
beforeEach(() => {
  shop.clock.now += 24 * hour
  email = `person-${people}@example.com`
  session = `browser-of-person-${people}`
  people += 1
})

const ask = (who: Partial<Caller> = { session }) => shop.call('account.requestCode', { email }, who)
const enter = (code: string, who: Partial<Caller> = { session }) =>
  shop.call('account.signIn', { email, code }, who)
const codes = async () =>
  (await shop.db.row<{ count: number }>(
    sql`select count(*) as count from sign_in_code where lower(email) = lower(${email})`,
  ))!.count
const codesSince = async () =>
  (await shop.db.row<{ count: number }>(sql`
    select count(*) as count from sign_in_code
    where lower(email) = lower(${email}) and asked_at > ${new Date(shop.clock.now - 24 * hour)}`))!.count
const nextMinute = () => void (shop.clock.now += 60_000)
const otherThan = (code: string) => String((Number(code) + 1) % 1e8).padStart(8, '0')

test('a code makes an account, and the next one finds it again, whatever the case of the e-mail', async () => {
  await ask()
  const first = await enter(await mailedCode(shop, email))
  assert.deepEqual([first.code, first.data.created], [0, true])
  nextMinute()
  email = email.toUpperCase()
  await ask()
  const second = await enter(await mailedCode(shop, email))
  assert.deepEqual([second.code, second.data.created], [0, false])
  assert.notEqual(second.session?.token, first.session?.token)
})

test('of two hundred guesses at once five are looked at, and the right code comes too late', async () => {
  await ask()
  const right = await mailedCode(shop, email)
  const wrong = otherThan(right)
  const tries = await Promise.all(Array.from({ length: 200 }, () => enter(wrong)))
  assert.ok(tries.every(({ code }) => code === 6001))
  const row = await shop.db.row<{ tries: number }>(sql`select tries from sign_in_code where email = ${email}`)
  assert.equal(row?.tries, 5)
  assert.equal((await enter(right)).code, 6001)
})

test('of two hundred uses of the right code at once one gets in', async () => {
  await ask()
  const right = await mailedCode(shop, email)
  const tries = await Promise.all(Array.from({ length: 200 }, () => enter(right)))
  assert.equal(tries.filter(({ code }) => code === 0).length, 1)
})

test('a code works in the browser that asked, for ten minutes, until a later one replaces it', async () => {
  await ask()
  const code = await mailedCode(shop, email)
  assert.equal((await enter(code, { session: 'another-browser-here' })).code, 6001)
  shop.clock.now += 10 * 60_000
  assert.equal((await enter(code)).code, 6001)
  await ask()
  const older = await mailedCode(shop, email)
  nextMinute()
  await ask()
  assert.equal((await enter(older)).code, 6001)
  assert.equal((await enter(await mailedCode(shop, email))).code, 0)
})

test('an address gets one mail a minute, three in a quarter of an hour, five a day to a network, and always the same answer', async () => {
  const answers = [await ask()]
  for (const who of Array.from({ length: 20 }, (_, i) => ({ session: `one-of-many-browsers-${i}` })))
    answers.push(await ask(who))
  assert.equal(await codes(), 1)
  for (let minute = 0; minute < 10; minute += 1) {
    nextMinute()
    answers.push(await ask())
  }
  assert.equal(await codes(), 3)
  for (let quarter = 0; quarter < 40; quarter += 1) {
    shop.clock.now += 6 * 60_000
    answers.push(await ask())
  }
  assert.equal(await codes(), 5)
  for (const { code, data, msg } of answers)
    assert.deepEqual([code, data, msg], [0, { sent: true }, ''], 'the answer tells nothing')
  const mails = await shop.db.row<{ count: number }>(
    sql`select count(*) as count from job where kind = 'code-mail' and data ->> 'codeId' in (select id from sign_in_code where email = ${email})`,
  )
  assert.equal(mails?.count, 5)
})

test('strangers use up none of the codes of a customer whose browser is known, nor of one from another network', async () => {
  const { token: _, ...owner } = await signedIn(shop, email, session)
  const known = { ...owner, ip: '203.0.113.1' }
  shop.clock.now += 24 * hour
  // Strangers of every network ask first, all day long.
  const strangers = async () => {
    for (let i = 0; i < 12; i += 1) await ask({ session: `stranger-number-${i}`, ip: `198.51.100.${i}` })
  }
  await strangers()
  assert.equal(await codesSince(), 6, 'in a quarter of an hour')
  for (let i = 0; i < 20; i += 1) {
    shop.clock.now += 20 * 60_000
    await strangers()
  }
  assert.equal(await codesSince(), 20, 'in a day')
  await ask(known)
  assert.equal(await codesSince(), 21, 'in the same minute')
  const { code } = await enter(await mailedCode(shop, email), known)
  assert.equal(code, 0)
  for (let i = 0; i < 12; i += 1) {
    shop.clock.now += 6 * 60_000
    await ask(known)
  }
  assert.equal(await codesSince(), 30, 'ten a day are the customer’s own')
})

test('one stranger cannot use up the codes of an address, even in an unknown browser', async () => {
  for (let quarter = 0; quarter < 20; quarter += 1) {
    shop.clock.now += 15 * 60_000
    await ask({ session: 'a-stranger-all-day', ip: '198.51.100.1' })
  }
  assert.equal(await codes(), 5)
  await ask({ session, ip: '203.0.113.1' })
  assert.equal(await codes(), 6)
  assert.equal((await enter(await mailedCode(shop, email))).code, 0)
})

test('a signed-in customer can prove it again while others ask for codes', async () => {
  const customer = await signedIn(shop, email, session)
  const { browser: _, ...signed } = customer
  shop.clock.now += 8 * hour
  for (let i = 0; i < 8; i += 1) await ask({ session: `stranger-number-${i}`, ip: `198.51.100.${i}` })
  await ask(signed)
  const { code } = await shop.call('account.prove', { code: await mailedCode(shop, email) }, signed)
  assert.equal(code, 0)
})

test('while no more mails go out, the code that was mailed still works', async () => {
  await ask()
  await ask()
  assert.equal((await enter(await mailedCode(shop, email))).code, 0)
})

test('neither the code nor the token stands in the database', async () => {
  await ask()
  const code = await mailedCode(shop, email)
  const { session: begun } = await enter(code)
  const tables = ['sign_in_code', 'job', 'customer', 'customer_session']
  const text = `select ${tables.map((table) => `(select json_agg(t) from ${table} t)::text`).join(` || `)} as all`
  const row = await shop.db.row<{ all: string }>({ name: '', text, values: [] })
  assert.ok(row!.all.includes(email))
  assert.ok(!row!.all.includes(code) && !row!.all.includes(begun!.token))
})

test('a session ends with sign-out, everywhere if wished, and its token opens nothing any more', async () => {
  const [phone, desk] = [
    await signedIn(shop, email, session),
    await signedIn(shop, email, 'desk-of-the-person'),
  ]
  assert.equal((await shop.call('account.view', {}, phone)).data.email, email)
  assert.equal((await shop.call('account.signOut', {}, phone)).session, null)
  assert.deepEqual(
    [(await shop.call('account.view', {}, phone)).code, (await shop.call('account.view', {}, desk)).code],
    [112, 0],
  )
  const again = await signedIn(shop, email, session)
  await shop.call('account.signOutEverywhere', {}, again)
  for (const browser of [again, desk]) assert.equal((await shop.call('account.view', {}, browser)).code, 112)
})

test('signing in again takes the old token away', async () => {
  const first = await signedIn(shop, email, session)
  nextMinute()
  await ask()
  await enter(await mailedCode(shop, email), first)
  assert.equal((await shop.call('account.view', {}, first)).code, 112)
})

test('a session lasts half a day unused and one day in all; remembered, a month and three', async () => {
  const opened = async (browser: { token: string }) =>
    (await shop.call('account.view', {}, { session, ...browser })).code === 0
  const brief = await signedIn(shop, email, session)
  for (let i = 0; i < 2; i += 1) {
    shop.clock.now += 11 * hour
    assert.ok(await opened(brief))
  }
  shop.clock.now += 3 * hour
  assert.equal(await opened(brief), false, 'older than a day')
  const idle = await signedIn(shop, email, session)
  shop.clock.now += 13 * hour
  assert.equal(await opened(idle), false, 'unused for half a day')
  const stays = await signedIn(shop, email, session, true)
  for (let i = 0; i < 3; i += 1) {
    shop.clock.now += 29 * 24 * hour
    assert.ok(await opened(stays))
  }
  shop.clock.now += 4 * 24 * hour
  assert.equal(await opened(stays), false, 'older than ninety days')
  shop.clock.now = Math.max(shop.clock.now, morning)
})

test('the visitor’s handle alone is nobody’s account, whatever it has signed in before', async () => {
  await signedIn(shop, email, session)
  assert.equal((await shop.call('account.view', {}, { session })).code, 112)
  assert.equal((await shop.call('account.view', {}, { session, token: 'x'.repeat(43) })).code, 112)
})

test('a password for nobody, for who has none and for who has one takes the same work: all wait in one line', async () => {
  const owner = await signedIn(shop, email, session)
  await shop.call('account.setPassword', { password: 'Gänseblümchen im Mai' }, owner)
  const without = `without-${email}`
  await signedIn(shop, without, `${session}-without`)
  for (const known of [email, without, `nobody-${email}`]) {
    const tries = await Promise.all(
      Array.from({ length: 60 }, () =>
        shop.call('account.signInByPassword', { email: known, password: 'wrong by all means' }, { session }),
      ),
    )
    const codes = tries.map(({ code }) => code)
    // Two are hashed at once and fifty wait: who comes then is told to come back, whoever they ask for.
    assert.ok(codes.includes(120), `${known} is answered without the work`)
    assert.ok(codes.every((code) => code === 120 || code === 6002))
  }
})
