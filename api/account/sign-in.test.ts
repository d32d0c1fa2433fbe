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

const request = (who: Partial<Caller> = { session }) => shop.call('account.requestCode', { email }, who)
const signIn = (code: string, who: Partial<Caller> = { session }) =>
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

test('a code creates an account, and the next one finds it, whatever the case of the e-mail', async () => {
  await request()
  const first = await signIn(await mailedCode(shop, email))
  assert.deepEqual([first.code, first.data.created], [0, true])
  nextMinute()
  email = email.toUpperCase()
  await request()
  const second = await signIn(await mailedCode(shop, email))
  assert.deepEqual([second.code, second.data.created], [0, false])
  assert.notEqual(second.session?.token, first.session?.token)
})

test('only five of two hundred concurrent guesses are checked, and then the right code is refused', async () => {
  await request()
  const right = await mailedCode(shop, email)
  const wrong = otherThan(right)
  const tries = await Promise.all(Array.from({ length: 200 }, () => signIn(wrong)))
  assert.ok(tries.every(({ refused }) => refused === 'code-wrong'))
  const row = await shop.db.row<{ tries: number }>(sql`select tries from sign_in_code where email = ${email}`)
  assert.equal(row?.tries, 5)
  assert.equal((await signIn(right)).refused, 'code-wrong')
})

test('only one of two hundred concurrent uses of the right code succeeds', async () => {
  await request()
  const right = await mailedCode(shop, email)
  const tries = await Promise.all(Array.from({ length: 200 }, () => signIn(right)))
  assert.equal(tries.filter(({ code }) => code === 0).length, 1)
})

test('a code works in the browser that requested it, for ten minutes, until a later one replaces it', async () => {
  await request()
  const code = await mailedCode(shop, email)
  assert.equal((await signIn(code, { session: 'another-browser-here' })).refused, 'code-wrong')
  shop.clock.now += 10 * 60_000
  assert.equal((await signIn(code)).refused, 'code-wrong')
  await request()
  const older = await mailedCode(shop, email)
  nextMinute()
  await request()
  assert.equal((await signIn(older)).refused, 'code-wrong')
  assert.equal((await signIn(await mailedCode(shop, email))).code, 0)
})

test('an address gets one mail a minute, three in fifteen minutes and five a day per network, always with the same reply', async () => {
  const answers = [await request()]
  for (const who of Array.from({ length: 20 }, (_, i) => ({ session: `one-of-many-browsers-${i}` })))
    answers.push(await request(who))
  assert.equal(await codes(), 1)
  for (let minute = 0; minute < 10; minute += 1) {
    nextMinute()
    answers.push(await request())
  }
  assert.equal(await codes(), 3)
  for (let quarter = 0; quarter < 40; quarter += 1) {
    shop.clock.now += 6 * 60_000
    answers.push(await request())
  }
  assert.equal(await codes(), 5)
  for (const { code, data, msg } of answers)
    assert.deepEqual([code, data, msg], [0, { sent: true }, ''], 'the reply reveals nothing')
  const mails = await shop.db.row<{ count: number }>(
    sql`select count(*) as count from job where kind = 'code-mail' and data ->> 'codeId' in (select id from sign_in_code where email = ${email})`,
  )
  assert.equal(mails?.count, 5)
})

test('strangers cannot use up the codes of a customer in a known browser or in another network', async () => {
  const { token: _, ...owner } = await signedIn(shop, email, session)
  const known = { ...owner, ip: '203.0.113.1' }
  shop.clock.now += 24 * hour
  // Strangers in many networks request codes all day.
  const strangers = async () => {
    for (let i = 0; i < 12; i += 1) await request({ session: `stranger-number-${i}`, ip: `198.51.100.${i}` })
  }
  await strangers()
  assert.equal(await codesSince(), 6, 'in a quarter of an hour')
  for (let i = 0; i < 20; i += 1) {
    shop.clock.now += 20 * 60_000
    await strangers()
  }
  assert.equal(await codesSince(), 20, 'in a day')
  await request(known)
  assert.equal(await codesSince(), 21, 'in the same minute')
  const { code } = await signIn(await mailedCode(shop, email), known)
  assert.equal(code, 0)
  for (let i = 0; i < 12; i += 1) {
    shop.clock.now += 6 * 60_000
    await request(known)
  }
  assert.equal(await codesSince(), 30, 'ten a day are reserved for the customer')
})

test('one stranger cannot use up the codes of an address, even for an unknown browser', async () => {
  for (let quarter = 0; quarter < 20; quarter += 1) {
    shop.clock.now += 15 * 60_000
    await request({ session: 'a-stranger-all-day', ip: '198.51.100.1' })
  }
  assert.equal(await codes(), 5)
  await request({ session, ip: '203.0.113.1' })
  assert.equal(await codes(), 6)
  assert.equal((await signIn(await mailedCode(shop, email))).code, 0)
})

test('a signed-in customer can prove their identity while others request codes', async () => {
  const customer = await signedIn(shop, email, session)
  const { browser: _, ...signed } = customer
  shop.clock.now += 8 * hour
  for (let i = 0; i < 8; i += 1) await request({ session: `stranger-number-${i}`, ip: `198.51.100.${i}` })
  await request(signed)
  const { code } = await shop.call('account.prove', { code: await mailedCode(shop, email) }, signed)
  assert.equal(code, 0)
})

test('the last mailed code works when the mail limit is reached', async () => {
  await request()
  await request()
  assert.equal((await signIn(await mailedCode(shop, email))).code, 0)
})

test('the database contains neither the code nor the token', async () => {
  await request()
  const code = await mailedCode(shop, email)
  const { session: newSession } = await signIn(code)
  const tables = ['sign_in_code', 'job', 'customer', 'customer_session']
  const text = `select ${tables.map((table) => `(select json_agg(t) from ${table} t)::text`).join(` || `)} as all`
  const row = await shop.db.row<{ all: string }>({ name: '', text, values: [] })
  assert.ok(row!.all.includes(email))
  assert.ok(!row!.all.includes(code) && !row!.all.includes(newSession!.token))
})

test('signing out ends one session or all, and the token is refused afterwards', async () => {
  const [phone, desk] = [
    await signedIn(shop, email, session),
    await signedIn(shop, email, 'desk-of-the-person'),
  ]
  assert.equal((await shop.call('account.view', {}, phone)).data.email, email)
  assert.equal((await shop.call('account.signOut', {}, phone)).session, null)
  assert.deepEqual(
    [
      (await shop.call('account.view', {}, phone)).refused,
      (await shop.call('account.view', {}, desk)).refused,
    ],
    ['sign-in-needed', undefined],
  )
  const again = await signedIn(shop, email, session)
  await shop.call('account.signOutEverywhere', {}, again)
  for (const browser of [again, desk])
    assert.equal((await shop.call('account.view', {}, browser)).refused, 'sign-in-needed')
})

test('a new sign-in invalidates the old token', async () => {
  const first = await signedIn(shop, email, session)
  nextMinute()
  await request()
  await signIn(await mailedCode(shop, email), first)
  assert.equal((await shop.call('account.view', {}, first)).refused, 'sign-in-needed')
})

test('a session ends after 12 hours unused or one day; a remembered one after a month unused or three months', async () => {
  const isOpen = async (browser: { token: string }) =>
    (await shop.call('account.view', {}, { session, ...browser })).code === 0
  const brief = await signedIn(shop, email, session)
  for (let i = 0; i < 2; i += 1) {
    shop.clock.now += 11 * hour
    assert.ok(await isOpen(brief))
  }
  shop.clock.now += 3 * hour
  assert.equal(await isOpen(brief), false, 'older than a day')
  const idle = await signedIn(shop, email, session)
  shop.clock.now += 13 * hour
  assert.equal(await isOpen(idle), false, 'unused for half a day')
  const stays = await signedIn(shop, email, session, true)
  for (let i = 0; i < 3; i += 1) {
    shop.clock.now += 29 * 24 * hour
    assert.ok(await isOpen(stays))
  }
  shop.clock.now += 4 * 24 * hour
  assert.equal(await isOpen(stays), false, 'older than ninety days')
  shop.clock.now = Math.max(shop.clock.now, morning)
})

test('a session id alone does not open an account that signed in with it', async () => {
  await signedIn(shop, email, session)
  assert.equal((await shop.call('account.view', {}, { session })).refused, 'sign-in-needed')
  assert.equal(
    (await shop.call('account.view', {}, { session, token: 'x'.repeat(43) })).refused,
    'sign-in-needed',
  )
})

test('password checks take the same work for unknown e-mails and accounts with or without a password', async () => {
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
    const reasons = tries.map(({ refused }) => refused)
    // Two are hashed concurrently and fifty wait. Further calls are refused as busy, whatever the e-mail.
    assert.ok(reasons.includes('busy'), `${known} is answered without hashing`)
    assert.ok(reasons.every((reason) => reason === 'busy' || reason === 'password-wrong'))
  }
})

test('a password that begins and ends with a blank signs in as it was set', async () => {
  const owner = await signedIn(shop, email, session)
  const password = ' Gänseblümchen im Mai '
  await shop.call('account.setPassword', { password }, owner)
  const signInBy = (typed: string) =>
    shop.call('account.signInByPassword', { email, password: typed }, { session })
  assert.equal((await signInBy(password)).code, 0)
  assert.equal((await signInBy(password.trim())).refused, 'password-wrong')
})
