import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { mailedCode, signedIn } from '../../account/testing.ts'
import { newVisitor, paid, place, readOrder } from '../../orders/testing.ts'
import { address, openTestShop, type TestShop } from '../../testing.ts'
import { joined } from '../staff/testing.ts'

let shop: TestShop
let manager: { token: string }
before(async () => {
  shop = await openTestShop()
  manager = await joined(shop, 'mia@example.com', 'manager')
})
after(() => shop.close())

const guest = { email: 'ada@example.com' }

async function found(search: string): Promise<string[]> {
  const { data } = await shop.admin('admin.searchCustomers', { search }, manager)
  return data.customers.map(({ email, hasAccount, orders }) => `${email} ${hasAccount} ${orders}`)
}

/** Proves the second factor: ten minutes have passed since the member joined. */
async function prove(): Promise<void> {
  await shop.db.run(sql`update staff_session set proven_at = ${new Date(shop.clock.now)}`)
}

test('customers and guests are found by name and e-mail; a packer and a member without proof get nothing', async () => {
  await place(shop, newVisitor())
  await place(shop, newVisitor())
  const me = await signedIn(shop, 'grace@example.com', 'browser-of-grace')
  await shop.call('account.changeProfile', { firstName: 'Grace', lastName: 'Hopper', username: 'grace' }, me)
  assert.deepEqual(await found('ADA@'), ['ada@example.com false 2'])
  assert.deepEqual(await found('lovelace'), ['ada@example.com false 2'], 'by the name of the address')
  assert.deepEqual(await found('hop'), ['grace@example.com true 0'])
  assert.deepEqual(await found('grace hop'), ['grace@example.com true 0'])
  const { data } = await shop.admin('admin.searchCustomers', { search: 'ada@' }, manager)
  const { name, country, spent } = data.customers[0]!
  assert.deepEqual(
    [name, country, spent],
    ['', 'DE', []],
    'a recipient does not name the buyer; nothing is paid',
  )
  assert.equal((await found('')).length, 2)
  assert.deepEqual(await found('nobody'), [])

  const packer = await joined(shop, 'paul@example.com', 'packer')
  for (const name of ['admin.viewCustomer', 'admin.exportCustomer', 'admin.eraseCustomer'] as const)
    assert.equal((await shop.admin(name, guest, packer)).refused, 'not-permitted')
  shop.clock.now += 11 * 60_000
  for (const name of ['admin.exportCustomer', 'admin.eraseCustomer'] as const)
    assert.equal((await shop.admin(name, guest, manager)).refused, 'proof-needed')
})

test('a guest has a page with orders and notes, an export, and is erased except for the orders', async () => {
  await prove()
  const message = { ...guest, name: 'Ada Canary', subject: 'Canary', text: 'Canary sings', orderNumber: '' }
  await shop.call('contact.send', message, newVisitor())
  const blank = await shop.admin('admin.writeCustomerNote', { ...guest, text: ' ' }, manager)
  assert.equal(blank.refused, 'note-invalid')
  await shop.admin('admin.writeCustomerNote', { ...guest, text: 'Canary: prefers calls' }, manager)
  const { data: page } = await shop.admin('admin.viewCustomer', { email: 'ADA@example.com' }, manager)
  assert.deepEqual(
    [page.accountSince, page.orders.length, page.notes.map(({ author, text }) => [author, text])],
    [null, 2, [['mia@example.com', 'Canary: prefers calls']]],
  )
  const { data: file } = await shop.admin('admin.exportCustomer', guest, manager)
  const all = file.data as Record<string, unknown[]>
  assert.deepEqual([all.orders?.length, all.messages?.length, all.notes?.length], [2, 1, 1])

  assert.equal((await shop.admin('admin.eraseCustomer', guest, manager)).code, 0)
  const { data: left } = await shop.admin('admin.viewCustomer', guest, manager)
  assert.deepEqual([left.orders.length, left.notes.length], [2, 0])
  const log = await shop.db.rows<{ entry: string }>(sql`
    select concat(action, ' ', before, after) as entry from audit_entry where table_name = 'customer_note'`)
  assert.deepEqual(
    log.map(({ entry }) => entry),
    ['admin.writeCustomerNote {}', 'admin.eraseCustomer {}'],
    'the log says that, not what',
  )
})

test('an account is exported as the customer does it, and erased with everything but the orders', async () => {
  const email = 'grace@example.com'
  const me = await signedIn(shop, email, 'browser-of-grace')
  await shop.call('address.add', { address: { ...address, email, street: 'Canary Wharf 7' } }, me)
  const { data: own } = await shop.call('account.export', {}, me)
  await prove()
  const { data: file } = await shop.admin('admin.exportCustomer', { email }, manager)
  assert.deepEqual(file.data, own.data)
  const { data: page } = await shop.admin('admin.viewCustomer', { email }, manager)
  assert.deepEqual([page.name, page.addresses[0]?.street], ['Grace Hopper', 'Canary Wharf 7'])

  assert.equal((await shop.admin('admin.eraseCustomer', { email }, manager)).code, 0)
  assert.equal((await shop.admin('admin.viewCustomer', { email }, manager)).refused, 'customer-unknown')
  assert.equal((await shop.call('account.view', {}, me)).refused, 'sign-in-needed')
  const log = await shop.db.row<{ all: string }>(sql`select json_agg(e)::text as all from audit_entry e`)
  assert.ok(!/canary wharf|hopper|grace@/i.test(log!.all), log!.all)
})

test('messages and notes follow a customer to another e-mail, and are erased with the account', async () => {
  const [old, email] = ['old@example.com', 'new@example.com']
  const me = await signedIn(shop, old, 'browser-of-the-mover')
  const message = { email: old, name: 'Max Mover', subject: 'Mover', text: 'Mover asks', orderNumber: '' }
  await shop.call('contact.send', message, me)
  await shop.admin('admin.writeCustomerNote', { email: old, text: 'Mover never pays' }, manager)
  await prove()
  await shop.admin('admin.permitInvoices', { email: old, permitted: true }, manager)
  shop.clock.now += 60_000
  await shop.call('account.requestEmailCode', { email }, me)
  const code = await mailedCode(shop, email)
  assert.equal((await shop.call('account.changeEmail', { email, code }, me)).code, 0)
  const { data: page } = await shop.admin('admin.viewCustomer', { email }, manager)
  assert.deepEqual(
    page.notes.map(({ text }) => text),
    ['Mover never pays'],
  )
  await prove()
  const { data: file } = await shop.admin('admin.exportCustomer', { email }, manager)
  assert.equal((file.data as Record<string, unknown[]>).messages?.length, 1)
  assert.equal((await shop.admin('admin.eraseCustomer', { email }, manager)).code, 0)
  const left = await shop.db.row<{ all: string }>(sql`
    select concat((select json_agg(e) from audit_entry e), (select json_agg(m) from contact_message m)) as all`)
  assert.doesNotMatch(left!.all, /mover|old@/i)
})

/** Somebody exchanges a gift, and staff refuse it: the log has the request. */
async function exchangeRefused(email: string): Promise<void> {
  const { order } = await paid(shop)
  const parcel = { carrier: 'DHL', trackingNumber: 'JD01' }
  assert.equal(await advanceOrder(shop.db, order, 'shipped', parcel, shop.clock.now), null)
  const { giftCode } = order.deliveries[0]!
  const lines = [{ id: order.lines[0]!.id, quantity: 1, wish: null }]
  const asked = await shop.call('gift.exchange', { giftCode: giftCode!, lines, email }, newVisitor())
  assert.equal(asked.code, 201, asked.msg)
  const [request] = (await readOrder(shop, order)).requests
  const { number } = order
  const decision = { number, reference: request!.reference, answer: 'Personal' }
  assert.equal((await shop.admin('admin.refuseReturn', decision, manager)).code, 0)
}

const requestsAndLog = async (): Promise<string> =>
  (await shop.db.row<{ all: string }>(sql`
    select concat((select json_agg(e) from audit_entry e), (select json_agg(q) from return_request q)) as all`))!
    .all

test('somebody who exchanged a gift and has neither account nor order is exported and erased', async () => {
  const email = 'yuki@example.com'
  await exchangeRefused(email)
  await prove()
  const { data: file } = await shop.admin('admin.exportCustomer', { email }, manager)
  assert.equal((file.data as Record<string, unknown[]>).exchanges?.length, 1)
  assert.equal((await shop.admin('admin.eraseCustomer', { email }, manager)).code, 0)
  const left = await requestsAndLog()
  assert.doesNotMatch(left, /yuki/)
  assert.match(left, /"status": ?"refused"/)
})

test('an exchange follows a customer to another e-mail, and is erased under both', async () => {
  const [old, email] = ['kenji@example.com', 'kenji.new@example.com']
  await exchangeRefused(old)
  const me = await signedIn(shop, old, 'browser-of-kenji')
  shop.clock.now += 60_000
  await shop.call('account.requestEmailCode', { email }, me)
  const code = await mailedCode(shop, email)
  assert.equal((await shop.call('account.changeEmail', { email, code }, me)).code, 0)
  await prove()
  const { data: file } = await shop.admin('admin.exportCustomer', { email }, manager)
  assert.equal((file.data as Record<string, unknown[]>).exchanges?.length, 1)
  assert.equal((await shop.admin('admin.eraseCustomer', { email }, manager)).code, 0)
  assert.doesNotMatch(await requestsAndLog(), /kenji/)
})

test('a customer has spent the payments less what went back, lost disputes included', async () => {
  const spent = async () =>
    (await shop.admin('admin.searchCustomers', { search: 'ada@' }, manager)).data.customers[0]!.spent
  const before = (await spent())[0]?.minor ?? 0
  const { order } = await paid(shop)
  assert.deepEqual(await spent(), [{ minor: before + order.total, currency: order.currency }])
  await shop.db.run(sql`
    insert into payment_dispute (reference, order_id, amount, currency, reason, state, opened_at, updated_at)
    values ('dp-1', ${order.id}, 300, ${order.currency}, 'fraudulent', 'lost', now(), now())`)
  assert.equal((await spent())[0]?.minor, before + order.total - 300)
})
