// The account over HTTP: cookie, limits, origins, and secrets that the log never contains.
import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { before, test } from 'node:test'
import PostalMime from 'postal-mime'
import type { Reply } from '#api/endpoint.ts'
import { until } from '#test-support/until.ts'
import { apiPath } from '#web/platform/api/address.ts'
import { createSessionCookie } from './http/session-cookie.ts'
import { headersOf, type ClientResponse } from './testing-http.ts'
import { openTestProcess, type TestProcess } from './testing-process.ts'

let shop: TestProcess
before(async () => void (shop = await openTestProcess({ LOG_LEVEL: 'debug', RATE_LIMITS: 'on' })))

const email = 'canary.bird@example.com'
const json = { 'content-type': 'application/json' }

function post(payload: object, headers: Record<string, string> = {}): Promise<ClientResponse> {
  const all = { ...headersOf(), ...json, ...headers }
  return shop.send({ method: 'POST', path: apiPath, headers: all, body: JSON.stringify(payload) })
}
const replyOf = ({ text }: ClientResponse) => JSON.parse(text) as Reply
const cookieOf = ({ headers }: ClientResponse) => headers['set-cookie']?.[0] ?? ''
const knownBy = ({ headers }: ClientResponse) => headers['set-cookie']?.[1] ?? ''

/** The code in the first mail that contains one. */
async function mailedCode(): Promise<string> {
  let code: string | undefined
  await until(async () => Boolean((code = await codeInMails())))
  return code!
}

async function codeInMails(): Promise<string | undefined> {
  for (const file of await readdir(shop.mailFolder)) {
    if (!file.endsWith('.eml')) continue
    const { text = '', subject = '' } = await PostalMime.parse(
      await readFile(path.join(shop.mailFolder, file)),
    )
    const code = /^\d{8}$/m.exec(text)?.[0]
    if (code) assert.ok(!subject.includes(code), 'a subject is read on locked screens')
    if (code) return code
  }
}

test('scripts and other sites cannot read the cookie, and only uncached responses set it', async () => {
  await post({ api: 'account.requestCode', email })
  const code = await mailedCode()
  const wrong = await post({
    api: 'account.signIn',
    email,
    code: code === '00000000' ? '11111111' : '00000000',
  })
  assert.deepEqual([replyOf(wrong).refused, cookieOf(wrong)], ['code-wrong', ''])
  const entered = await post({ api: 'account.signIn', email, code, remember: true })
  const cookie = cookieOf(entered)
  assert.match(cookie, /^sid=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Strict$/)
  assert.match(knownBy(entered), /^bid=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/)
  assert.equal(entered.headers['cache-control'], 'no-store')
  const signedIn = { cookie: cookie.split(';')[0]! }
  const account = await post({ api: 'account.view' }, signedIn)
  assert.deepEqual([replyOf(account).code, account.headers['cache-control']], [0, 'no-store'])
  assert.equal(cookieOf(account), '')

  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `http://api.localhost:${shop.port}` },
    { 'sec-fetch-site': 'cross-site' },
    { 'content-type': 'text/plain' },
    { session: '' },
  ])
    assert.notEqual(
      replyOf(await post({ api: 'account.signOutEverywhere' }, { ...signedIn, ...headers } as never)).code,
      0,
      JSON.stringify(headers),
    )
  assert.equal(replyOf(await post({ api: 'account.view' }, signedIn)).code, 0, 'still signed in')
  const read = await shop.send({
    path: `${apiPath}?api=catalog.list`,
    headers: { ...headersOf(), ...signedIn },
  })
  assert.equal(cookieOf(read), '')
  for (const page of ['/', '/user/center', '/user/order']) {
    const response = await shop.send({ path: page, headers: { ...signedIn, host: `localhost:${shop.port}` } })
    assert.equal(response.status, 200)
    assert.ok(!response.text.includes('canary'), 'pages are the same for everybody')
    assert.equal(response.headers['set-cookie'], undefined)
  }
  const left = await post({ api: 'account.signOut' }, signedIn)
  assert.match(cookieOf(left), /^sid=; Max-Age=0; /)
  assert.equal(replyOf(await post({ api: 'account.view' }, signedIn)).refused, 'sign-in-needed')

  const password = 'Canary sings at dawn'
  await post({ api: 'account.signInByPassword', email, password })
  for (const secret of [code, password, signedIn.cookie.slice(4), 'canary', headersOf().session!])
    assert.ok(!shop.output().includes(secret), `the log says ${secret}`)
  assert.match(shop.output(), /"operation":"account\./)
})

test('e-mails with and without an account get the same responses', async () => {
  const comparable = async (payload: object) => {
    const { status, text, headers } = await post(payload)
    const { code, msg, data, fields } = JSON.parse(text) as Reply
    return [status, code, msg, data, fields, Object.keys(headers).sort()]
  }
  for (const payload of [
    { api: 'account.requestCode' },
    { api: 'account.signIn', code: '12345678' },
    { api: 'account.signInByPassword', password: 'not the password' },
  ])
    assert.deepEqual(
      await comparable({ ...payload, email }),
      await comparable({ ...payload, email: 'stranger@example.com' }),
      payload.api,
    )
})

test('guessing a password is stopped after five tries, and a code still signs in', async () => {
  const tries: unknown[] = []
  for (let i = 0; i < 7; i += 1) {
    const payload = { api: 'account.signInByPassword', email: 'guessed@example.com', password: `guess ${i}` }
    tries.push(replyOf(await post(payload)).refused)
  }
  assert.deepEqual(tries, [
    ...Array<string>(5).fill('password-wrong'),
    'too-many-requests',
    'too-many-requests',
  ])
  assert.equal(replyOf(await post({ api: 'account.requestCode', email: 'guessed@example.com' })).code, 0)
})

test('over https the cookie belongs to the endpoint’s host alone', () => {
  const { write, read } = createSessionCookie('https://www.example.com')
  const token = 'x'.repeat(43)
  assert.deepEqual(write({ token, seconds: null, browser: null }), [
    `__Host-sid=${token}; Path=/; HttpOnly; Secure; SameSite=Strict`,
  ])
  assert.match(write({ token, seconds: null, browser: token })[1] ?? '', /^__Host-bid=x{43}; Max-Age=/)
  assert.deepEqual(read(`a=b; __Host-sid=${token}; __Host-bid=${token}`), { token, browser: token })
  for (const header of [undefined, '', `sid=${token}`, '__Host-sid=short', `__Host-sid=${token}"; x`])
    assert.deepEqual(read(header), { token: null, browser: null })
})
