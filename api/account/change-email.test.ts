import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from '#data/database.ts'
import { newVisitor, quoted } from '../orders/testing.ts'
import { address, openTestShop, orderTo, type TestShop } from '../testing.ts'
import { mailedCode, signedIn, type Browser } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

let people = 0
let old = ''
let wanted = ''
let me: Browser
beforeEach(async () => {
  people += 1
  old = `old-${people}@example.com`
  wanted = `new-${people}@example.com`
  me = await signedIn(shop, old, `browser-of-mover-${people}`)
})

const ask = async (email = wanted) => {
  shop.clock.now += 60_000
  return shop.call('account.requestEmailCode', { email }, me)
}
const change = (code: string, email = wanted, who: Browser = me) =>
  shop.call('account.changeEmail', { email, code }, who)
const jobs = (kind: string) =>
  shop.db.rows<{ data: { to?: string } }>(
    sql`select data from job where kind = ${kind} and data->>'customerId' = (select id::text from customer where email = ${wanted})`,
  )

test('the new e-mail is proven by its code, and the account goes on under it with its orders', async () => {
  const guest = newVisitor()
  for (const [who, email] of [
    [me, old],
    [guest, wanted],
  ] as const) {
    await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 }, who)
    const order = { ...(await quoted(shop, who)), ...orderTo({ ...address, email }) }
    await shop.call('order.place', order, { ...who, idempotencyKey: `order-of-mover-${people}-${email}` })
  }
  const desk = await signedIn(shop, old, `desk-of-the-mover-${people}`)
  await shop.call('account.setNewsletter', { on: true }, me)
  await ask()
  const changed = await change(await mailedCode(shop, wanted))
  assert.deepEqual([changed.code, changed.data.email, changed.data.newsletter], [0, wanted, true])
  const token = changed.session!.token
  assert.notEqual(token, me.token, 'the session goes on under another token')
  const codes = [me, desk, { ...me, token }].map(
    async (who) => (await shop.call('account.view', {}, who)).code,
  )
  assert.deepEqual(await Promise.all(codes), [112, 112, 0])
  assert.equal((await shop.call('order.list', {}, { ...me, token })).data.orders.length, 2)
  assert.deepEqual(
    (await jobs('email-changed-mail')).map(({ data }) => data.to),
    [old],
    'the old address is told',
  )
  // Whoever proves the old one is somebody new.
  const stranger = await signedIn(shop, old, `stranger-at-old-${people}`)
  assert.equal((await shop.call('order.list', {}, stranger)).data.orders.length, 0)
  assert.equal((await shop.call('account.view', {}, stranger)).data.newsletter, false)
})

test('an e-mail that has an account gets the same answers, and no code opens it', async () => {
  await signedIn(shop, wanted, `owner-of-taken-${people}`)
  const gist = ({ code, msg, data }: { code: number; msg: string; data: unknown }) => [code, msg, data]
  const [taken, free] = [await ask(), await ask(`free-${people}@example.com`)]
  assert.deepEqual(gist(taken), gist(free))
  assert.deepEqual(
    gist(await change('12345678')),
    gist(await change('12345678', `free-${people}@example.com`)),
  )
  // Even the code itself, which only the job that mails it knows: the address is told of its account instead.
  assert.deepEqual(gist(await change(await mailedCode(shop, wanted))), gist(await change('87654321')))
  assert.equal((await shop.call('account.view', {}, me)).data.email, old)
})

test('it takes a sign-in of the last quarter of an hour, both times', async () => {
  await ask()
  const code = await mailedCode(shop, wanted)
  shop.clock.now += 14 * 60_000
  assert.equal((await change(code)).code, 6006)
  assert.equal((await ask()).code, 6006)
})

test('a code to change the e-mail signs nobody in, and one to sign in changes no e-mail', async () => {
  await ask()
  const code = await mailedCode(shop, wanted)
  assert.equal(
    (await shop.call('account.signIn', { email: wanted, code }, { session: me.session })).code,
    6001,
  )
  assert.equal((await change(code)).code, 0)
  wanted = `newer-${people}@example.com`
  me = await signedIn(shop, `other-${people}@example.com`, `other-browser-${people}`)
  shop.clock.now += 60_000
  await shop.call('account.requestCode', { email: wanted }, { session: me.session })
  assert.equal((await change(await mailedCode(shop, wanted))).code, 6001)
})

test('two accounts that want one e-mail at once: one gets it', async () => {
  const rival = await signedIn(shop, `rival-${people}@example.com`, `browser-of-rival-${people}`)
  await ask()
  const mine = await mailedCode(shop, wanted)
  shop.clock.now += 60_000
  await shop.call('account.requestEmailCode', { email: wanted }, rival)
  const theirs = await mailedCode(shop, wanted)
  const got = await Promise.all([change(mine), change(theirs, wanted, rival)])
  assert.deepEqual(
    got.map(({ code }) => code).sort((a, b) => a - b),
    [0, 6001],
  )
})

test('of two hundred guesses at once five are looked at', async () => {
  await ask()
  const right = await mailedCode(shop, wanted)
  const wrong = String((Number(right) + 1) % 1e8).padStart(8, '0')
  const tries = await Promise.all(Array.from({ length: 200 }, () => change(wrong)))
  assert.ok(tries.every(({ code }) => code === 6001))
  assert.equal((await change(right)).code, 6001)
})
