// Rate limits of the running shop: frequent callers get a time to wait, other callers are not affected.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { openDatabase, sql } from '#data/database.ts'
import { codeOf } from '#services/account/sign-in-code.ts'
import { apiPath } from '#web/platform/api/address.ts'
import { headersOf } from '../testing-http.ts'
import { openTestProcess, type TestProcess } from '../testing-process.ts'
import { createCountCalls, databaseCounters, memoryCounters, maxKeys } from './count-calls.ts'

const secret = 'a secret of more than thirty-two letters'
let shop: TestProcess
before(async () => void (shop = await openTestProcess({ RATE_LIMITS: 'on', SECRET: secret })))

const send = (method: string, session: string, payload: object, more: Record<string, string> = {}) =>
  shop.send({
    method,
    path: apiPath,
    headers: { ...headersOf({ session }), 'content-type': 'application/json', ...more },
    body: JSON.stringify(payload),
  })
const guess = (session: string, more: Record<string, string> = {}) =>
  send('PUT', session, { api: 'cart.applyCoupon', code: 'GUESSED' }, more)

test('a client that guesses coupons is refused after ten tries with a time to wait, and others are not', async () => {
  const answers = await Promise.all(Array.from({ length: 15 }, () => guess('guessing-visitor-1')))
  const stopped = answers.filter(({ status }) => status === 429)
  assert.deepEqual([stopped.length, answers.filter(({ status }) => status === 200).length], [5, 10])
  for (const { headers, text } of stopped) {
    assert.ok(Number(headers['retry-after']) > 0)
    assert.equal((JSON.parse(text) as { refused: string }).refused, 'too-many-requests')
  }
  assert.equal((await guess('another-visitor-22')).status, 200)
})

test('neither a new session nor an invented address avoids the limit of the network', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, i) =>
      guess(`fresh-visitor-number-${i}`, {
        ip: `10.0.0.${i}`,
        'x-forwarded-for': `10.0.1.${i}`,
        forwarded: `for=10.0.2.${i}`,
      }),
    ),
  )
  assert.ok(answers.filter(({ status }) => status === 200).length < 30)
  assert.equal((await guess('the-very-last-visitor')).status, 429)
  assert.equal((await shop.call('cart.view', {})).code, 0, 'the rest of the shop stays open')
})

test('more than a hundred thousand new sessions do not exceed the memory limit of the counters', async () => {
  let now = 0
  const counters = memoryCounters(() => now)
  const count = createCountCalls(counters)
  const limit = { calls: 3, seconds: 60 }
  const waits = [await count('network', limit)]
  for (let i = 0; i < maxKeys + 20_000; i++) {
    await count(`handle-${i}`, limit)
    // Invented sessions still count for their network: a key in use is not evicted.
    if (i % 50_000 === 0) waits.push(await count('network', limit))
  }
  assert.equal(counters.size(), maxKeys)
  assert.deepEqual(waits, [0, 0, 0, 60])
  now = 60_000
  assert.equal(await count('network', limit), 0, 'a new minute begins')
})

test('while the database is away, the count of the node holds', async () => {
  const away = openDatabase({ connectionString: 'postgres://127.0.0.1:1/posy' })
  const count = createCountCalls(
    memoryCounters(() => 0),
    databaseCounters(away),
  )
  const waits: number[] = []
  for (let at = 0; at < 4; at += 1) waits.push(await count('network', { calls: 3, seconds: 60 }))
  assert.deepEqual(waits, [0, 0, 0, 60])
  await away.close()
})

test('sixty guesses at a password with one cookie are stopped at ten, with any number of sessions', async () => {
  const [email, session] = ['guessed@example.com', 'browser-of-the-guessed']
  await send('POST', session, { api: 'account.requestCode', email })
  const { id } = (await shop.db.row<{ id: string }>(sql`select id from sign_in_code where email = ${email}`))!
  const entered = await send('POST', session, { api: 'account.signIn', email, code: codeOf(secret, id) })
  const cookie = entered.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
  const setPassword = (handle: string, current: string) => {
    const payload = { api: 'account.setPassword', current, password: 'a new long passphrase' }
    return send('PUT', handle, payload, { cookie })
  }
  assert.equal((await setPassword(session, '')).status, 200)
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, i) => setPassword(`guessing-with-handle-${i}`, `guess ${i}`)),
  )
  assert.equal(answers.filter(({ status }) => status === 429).length, 51)
})
