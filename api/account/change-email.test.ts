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
let oldEmail = ''
let newEmail = ''
let me: Browser
beforeEach(async () => {
  people += 1
  oldEmail = `old-${people}@example.com`
  newEmail = `new-${people}@example.com`
  me = await signedIn(shop, oldEmail, `browser-of-mover-${people}`)
})

const request = async (email = newEmail) => {
  shop.clock.now += 60_000
  return shop.call('account.requestEmailCode', { email }, me)
}
const change = (code: string, email = newEmail, who: Browser = me) =>
  shop.call('account.changeEmail', { email, code }, who)
const jobs = (kind: string) =>
  shop.db.rows<{ data: { to?: string } }>(
    sql`select data from job where kind = ${kind} and data->>'customerId' = (select id::text from customer where email = ${newEmail})`,
  )

test('a code proves the new e-mail, and the account keeps its orders under it', async () => {
  const guest = newVisitor()
  for (const [who, email] of [
    [me, oldEmail],
    [guest, newEmail],
  ] as const) {
    await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 }, who)
    const order = { ...(await quoted(shop, who)), ...orderTo({ ...address, email }) }
    await shop.call('order.place', order, { ...who, idempotencyKey: `order-of-mover-${people}-${email}` })
  }
  const desk = await signedIn(shop, oldEmail, `desk-of-the-mover-${people}`)
  await shop.call('account.setNewsletter', { on: true }, me)
  await request()
  const changed = await change(await mailedCode(shop, newEmail))
  assert.deepEqual([changed.code, changed.data.email, changed.data.newsletter], [0, newEmail, true])
  const token = changed.session!.token
  assert.notEqual(token, me.token, 'the session continues with another token')
  const views = [me, desk, { ...me, token }].map(
    async (who) => (await shop.call('account.view', {}, who)).refused,
  )
  assert.deepEqual(await Promise.all(views), ['sign-in-needed', 'sign-in-needed', undefined])
  assert.equal((await shop.call('order.list', {}, { ...me, token })).data.orders.length, 2)
  assert.deepEqual(
    (await jobs('email-changed-mail')).map(({ data }) => data.to),
    [oldEmail],
    'the old address is notified',
  )
  const emails = await shop.db.rows<{ email: string; address: string }>(sql`
    select o.email, g.address ->> 'email' as address from orders o join shipment_group g on g.order_id = o.id
      join customer c on c.id = o.customer_id where c.email = ${newEmail}`)
  // The next mails about an order must not go to a mailbox that the customer may have lost.
  assert.deepEqual(emails, Array(2).fill({ email: newEmail, address: newEmail }))
  // A new sign-in with the old e-mail is a new customer.
  const stranger = await signedIn(shop, oldEmail, `stranger-at-old-${people}`)
  assert.equal((await shop.call('order.list', {}, stranger)).data.orders.length, 0)
  assert.equal((await shop.call('account.view', {}, stranger)).data.newsletter, false)
})

test('a taken e-mail gets the same replies as a free one, and no code can change the account to it', async () => {
  await signedIn(shop, newEmail, `owner-of-taken-${people}`)
  const summary = ({ code, msg, data }: { code: number; msg: string; data: unknown }) => [code, msg, data]
  const [taken, free] = [await request(), await request(`free-${people}@example.com`)]
  assert.deepEqual(summary(taken), summary(free))
  assert.deepEqual(
    summary(await change('12345678')),
    summary(await change('12345678', `free-${people}@example.com`)),
  )
  // Even the code itself fails. Only the mail job knows it, and that job mails the address a note about its account
  // instead.
  assert.deepEqual(summary(await change(await mailedCode(shop, newEmail))), summary(await change('87654321')))
  assert.equal((await shop.call('account.view', {}, me)).data.email, oldEmail)
})

test('requesting and using the code need a sign-in within the last fifteen minutes', async () => {
  await request()
  const code = await mailedCode(shop, newEmail)
  shop.clock.now += 14 * 60_000
  assert.equal((await change(code)).refused, 'proof-needed')
  assert.equal((await request()).refused, 'proof-needed')
})

test('a code for an e-mail change does not sign in, and a sign-in code does not change the e-mail', async () => {
  await request()
  const code = await mailedCode(shop, newEmail)
  assert.equal(
    (await shop.call('account.signIn', { email: newEmail, code }, { session: me.session })).refused,
    'code-wrong',
  )
  assert.equal((await change(code)).code, 0)
  newEmail = `newer-${people}@example.com`
  me = await signedIn(shop, `other-${people}@example.com`, `other-browser-${people}`)
  shop.clock.now += 60_000
  await shop.call('account.requestCode', { email: newEmail }, { session: me.session })
  assert.equal((await change(await mailedCode(shop, newEmail))).refused, 'code-wrong')
})

test('if two accounts claim one e-mail concurrently, one gets it', async () => {
  const rival = await signedIn(shop, `rival-${people}@example.com`, `browser-of-rival-${people}`)
  await request()
  const mine = await mailedCode(shop, newEmail)
  shop.clock.now += 60_000
  await shop.call('account.requestEmailCode', { email: newEmail }, rival)
  const theirs = await mailedCode(shop, newEmail)
  const got = await Promise.all([change(mine), change(theirs, newEmail, rival)])
  assert.deepEqual(got.map(({ refused }) => refused ?? 'done').sort(), ['code-wrong', 'done'])
})

test('only five of two hundred concurrent guesses are checked', async () => {
  await request()
  const right = await mailedCode(shop, newEmail)
  const wrong = String((Number(right) + 1) % 1e8).padStart(8, '0')
  const tries = await Promise.all(Array.from({ length: 200 }, () => change(wrong)))
  assert.ok(tries.every(({ refused }) => refused === 'code-wrong'))
  assert.equal((await change(right)).refused, 'code-wrong')
})

test('of two changes at the same time, the second is refused', async () => {
  const me = await signedIn(shop, 'two-at-once@example.com', 'browser-of-two-at-once')
  const proven: { email: string; code: string }[] = []
  for (const email of ['first-of-two@example.com', 'second-of-two@example.com']) {
    await shop.call('account.requestEmailCode', { email }, me)
    proven.push({ email, code: await mailedCode(shop, email) })
  }
  const replies = await Promise.all(proven.map((input) => shop.call('account.changeEmail', input, me)))
  const refused = replies.flatMap(({ refused }) => refused ?? [])
  // The first change may have ended the session before the second call reads it.
  assert.ok(refused.length === 1 && ['code-wrong', 'sign-in-needed'].includes(refused[0]!), refused.join())
  const [changed] = replies.filter(({ code }) => code === 0)
  const again = { ...me, token: changed!.session!.token }
  assert.equal((await shop.call('account.view', {}, again)).data.email, changed!.data.email)
})

test('a deleted account leaves no waiting mail to its old e-mail', async () => {
  await request()
  const changed = await change(await mailedCode(shop, newEmail))
  const left = () => shop.db.rows(sql`select id from job where data->>'to' = ${oldEmail}`)
  assert.equal((await left()).length, 1)
  await shop.call('account.delete', {}, { ...me, token: changed.session!.token })
  assert.deepEqual(await left(), [])
})
