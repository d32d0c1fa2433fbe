// Secrets and home addresses are in no line of the log, even at level debug. They are used, mistyped or affected by a
// fault.
import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { before, test } from 'node:test'
import PostalMime from 'postal-mime'
import type { Reply } from '#api/endpoint.ts'
import { address, orderTo, toGermany } from '#api/testing.ts'
import { sql } from '#data/database.ts'
import { until } from '#test-support/until.ts'
import { apiPath } from '#web/platform/api/address.ts'
import { headersOf } from './testing-http.ts'
import { openTestProcess, type TestProcess } from './testing-process.ts'

let shop: TestProcess
before(async () => void (shop = await openTestProcess({ LOG_LEVEL: 'debug', RATE_LIMITS: 'off' })))

const email = 'canary.one@example.com'
const newEmail = 'canary.two@example.com'
const password = 'Canaries sing at dawn'
const home = {
  ...address,
  email,
  firstName: 'Zeisig',
  lastName: 'Girlitz',
  street: 'Vogelsang 7',
  phone: '030 5551234',
}
const secrets = new Set([
  password,
  email,
  newEmail,
  'Zeisig',
  'Girlitz',
  'Vogelsang',
  '5551234',
  headersOf().session!,
])
let cookies = ''

async function post(payload: object, headers: Record<string, string> = {}) {
  const all = { ...headersOf(), 'content-type': 'application/json', cookie: cookies, ...headers }
  const { api } = payload as { api: string }
  const isRemoval = api === 'account.delete'
  const response = await shop.send(
    isRemoval
      ? { method: 'DELETE', path: `${apiPath}?api=${api}`, headers: all }
      : {
          method: /change|set/.test(api) ? 'PUT' : 'POST',
          path: apiPath,
          headers: all,
          body: JSON.stringify(payload),
        },
  )
  for (const cookie of response.headers['set-cookie'] ?? []) {
    const [pair = ''] = cookie.split(';')
    const [name = '', value = ''] = pair.split('=')
    if (value) secrets.add(value)
    cookies = [...cookies.split('; ').filter((each) => each && !each.startsWith(`${name}=`)), pair].join('; ')
  }
  return JSON.parse(response.text) as Omit<Reply, 'data'> & { data: Record<string, unknown> }
}

/** Waits for a mail to the address and returns the matching text. */
async function mailed(to: string, pattern: RegExp): Promise<string> {
  let found: string | undefined
  await until(async () => {
    const files = (await readdir(shop.mailFolder))
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .reverse()
    for (const file of files) {
      const mail = await PostalMime.parse(await readFile(path.join(shop.mailFolder, file)))
      if (!mail.to?.some((each) => each.address === to)) continue
      found ??= pattern.exec(mail.text ?? '')?.at(-1)
    }
    return found !== undefined
  })
  secrets.add(found!)
  return found!
}

test('calls of all operations leave no secret in the log', async () => {
  await post({ api: 'account.requestCode', email })
  const code = await mailed(email, /^\d{8}$/m)
  await post({ api: 'account.signIn', email, code: '00000000' })
  assert.equal((await post({ api: 'account.signIn', email, code })).code, 0)
  assert.equal((await post({ api: 'account.setPassword', password })).code, 0)
  assert.equal(
    (await post({ api: 'account.setPassword', current: `${password}!`, password })).refused,
    'password-wrong',
  )
  await post({ api: 'account.signInByPassword', email, password: `${password}?` })
  assert.equal((await post({ api: 'account.signInByPassword', email, password })).code, 0)
  assert.equal((await post({ api: 'address.add', address: home })).code, 201)
  await post({ api: 'cart.add', variantId: shop.teddy.variant, quantity: 1 })
  const quote = await post({ api: 'checkout.quote', ...toGermany })
  const { version, totals } = quote.data.cart as { version: number; totals: { total: object } }
  const input = { ...orderTo(home), cartVersion: version, total: totals.total }
  const key = { 'idempotency-key': 'a-press-of-the-canary' }
  const placed = await post({ api: 'order.place', ...input }, key)
  const { number, access } = placed.data as unknown as { number: string; access: string }
  secrets.add(access)
  const viewed = await post({ api: 'order.view', number, access })
  const [{ giftCode }] = viewed.data.deliveries as [{ giftCode: string }]
  secrets.add(giftCode)
  await post({ api: 'gift.view', giftCode })
  await post({ api: 'gift.view', giftCode: giftCode.slice(1) })
  await post({ api: 'order.mailLink', number, access })
  await mailed(email, /#access=(\S+)/)
  await post({ api: 'account.requestEmailCode', email: newEmail })
  const newCode = await mailed(newEmail, /^\d{8}$/m)
  assert.equal((await post({ api: 'account.changeEmail', email: newEmail, code: newCode })).code, 0)
  await post({ api: 'newsletter.subscribe', email })
  const token = await mailed(email, /_newsletter\/confirm\/([^?\s]+)/)
  await shop.send({ path: `/_newsletter/confirm/${token}?lang=de` })
  assert.equal((await post({ api: 'newsletter.confirm', token })).code, 0)
  await shop.send({ method: 'POST', path: `/_newsletter/${token}`, body: 'List-Unsubscribe=One-Click' })
  const friend = { name: 'Zeisig', notes: 'Vogelsang', country: 'DE', address: home, dates: [] }
  assert.equal((await post({ api: 'person.add', person: friend })).code, 201)
  await shop.send({ path: `/de/gift?code=${giftCode}` })
  // PostgreSQL quotes rows that it cannot write.
  await shop.db.run(sql`alter table person add constraint no_more check (false) not valid`)
  await shop.db.run(sql`alter table contact_message add constraint no_more check (false) not valid`)
  await shop.db.run(sql`alter table customer_address add constraint no_more check (false) not valid`)
  const message = { name: 'Zeisig', email, subject: 'Girlitz', orderNumber: '', text: 'Vogelsang 7' }
  assert.equal((await post({ api: 'contact.send', ...message })).refused, 'fault')
  assert.equal((await post({ api: 'address.add', address: home })).refused, 'fault')
  assert.equal((await post({ api: 'person.add', person: friend })).refused, 'fault')
  await post({ api: 'address.add', address: home, password, email, code })
  await shop.send({ path: `/de/orderDetail?number=${number}&access=${access}&email=${email}` })
  await shop.send({ path: `/nothing/${token}`, headers: { cookie: cookies } })
  await shop.db.run(sql`alter table customer_address drop constraint no_more`)

  assert.match(shop.output(), /no_more/, 'the fault itself is logged')
  const log = shop.output().toLowerCase()
  for (const secret of secrets)
    assert.ok(
      !log.includes(secret.toLowerCase()),
      `the log says ${secret}:\n${lineWith(log, secret.toLowerCase())}`,
    )
  assert.ok(secrets.size > 15, 'the canaries were there')
})

const lineWith = (log: string, secret: string) => log.split('\n').find((line) => line.includes(secret))
