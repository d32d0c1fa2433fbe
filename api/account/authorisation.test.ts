// Authorisation test: calls every operation as an anonymous caller, as a visitor and as another customer. They have
// customer B's ids, but no proof of identity. Replies reveal nothing of B, B's data does not change, and B's ids get
// the same replies as unknown ids.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { loadOrder } from '#data/orders/orders.ts'
import { orderNumber } from '#domain/orders/order-number.ts'
import { giftCode } from '#domain/orders/readable-code.ts'
import { registry } from '../operations.ts'
import { quoted } from '../orders/testing.ts'
import { address, openTestShop, orderTo, toGermany, type TestShop } from '../testing.ts'
import { signedIn, type Browser } from './testing.ts'

let shop: TestShop
let b: Browser
let mine: Readonly<Record<string, unknown>>
const email = 'bea@example.com'
/** Part of every text of B that no other caller may read. */
const canary = 'Kanarienvogel'
const home = { ...address, email, firstName: canary, street: `${canary} 7`, phone: '030 1234567' }

const friend = (name: string, where = address) => {
  const date = { kind: 'birthday', month: 5, day: 8, year: null, remind: true } as const
  return { name, relation: name, notes: name, country: 'DE' as const, address: where, dates: [date] }
}

before(async () => {
  shop = await openTestShop()
  b = await signedIn(shop, email, 'browser-of-customer-b')
  await shop.call('account.changeProfile', { firstName: canary, lastName: canary, username: canary }, b)
  await shop.call('account.setPassword', { password: `${canary} singt laut` }, b)
  const { data: book } = await shop.call('address.add', { address: home }, b)
  await shop.call('coupon.collect', { code: 'TEN' }, b)
  const { data: friends } = await shop.call('person.add', { person: friend(canary, home) }, b)
  const { data: open } = await shop.call('session.list', {}, b)
  await shop.call('account.setNewsletter', { on: true }, b)
  await shop.call('wishlist.add', { productId: shop.mug.productId }, b)
  await shop.call('recent.add', { productId: shop.mug.productId }, b)
  const addressId = book.addresses[0]!.id
  const wedding = { kind: 'wedding', title: canary, happensOn: '2027-05-01', hidesGiven: false } as const
  await shop.call('registry.add', { ...wedding, addressId }, b)
  const { data: own } = await shop.call('registry.list', {}, b)
  const gift = { variantId: shop.mug.oat, quantity: 1, withoutText: true, giftMessage: canary }
  await shop.call('cart.add', gift, b)
  const orderInput = { ...(await quoted(shop, b)), ...orderTo(home), remark: canary }
  const { data: placed } = await shop.call('order.place', orderInput, {
    ...b,
    idempotencyKey: 'key-of-customer-b',
  })
  const { data: cart } = await shop.call('cart.add', gift, b)
  const order = (await loadOrder(shop.db, { number: placed.number }))!
  mine = {
    ids: {
      address: book.addresses[0]!.id,
      session: open.sessions[0]!.id,
      person: friends.people[0]!.id,
    },
    number: placed.number,
    idempotencyKey: 'key-of-customer-b',
    lineId: cart.lines[0]!.id,
    giftCode: order.deliveries[0]!.giftCode,
    addressId,
    registry: own.registries[0]!.key,
    item: own.registries[0]!.items[0]!.id,
    lines: [{ id: order.lines[0]!.id, quantity: 1 }],
    email,
  }
})
after(() => shop.close())

/** Valid ids that never existed. */
const unknownThings = {
  ids: {
    address: '0190a000-0000-7000-8000-000000000001',
    session: '0190a000-0000-7000-8000-000000000005',
    person: '0190a000-0000-7000-8000-000000000004',
  },
  number: orderNumber(new Uint8Array(10).fill(7)),
  idempotencyKey: 'key-of-nobody-at-all',
  lineId: '0190a000-0000-7000-8000-000000000002',
  giftCode: giftCode(new Uint8Array(11).fill(7)),
  addressId: '0190a000-0000-7000-8000-000000000006',
  registry: 'x'.repeat(20),
  item: '0190a000-0000-7000-8000-000000000007',
  lines: [{ id: '0190a000-0000-7000-8000-000000000003', quantity: 1 }],
  email: 'nobody@example.com',
}

/** Values of the other input fields. */
const others = {
  access: 'x.f.x.x',
  address,
  author: 'Eve',
  cartVersion: 1,
  code: '12345678',
  ...toGermany,
  buyer: { email: 'eve@example.com', country: 'DE' },
  current: 'something',
  delivery: 0,
  firstName: 'Eve',
  gift: '0190a000-0000-7000-8000-000000000008',
  giftMessage: '',
  gifts: [{ item: '0190a000-0000-7000-8000-000000000007', quantity: 1 }],
  happensOn: '2027-05-01',
  hidesGiven: true,
  isClosed: true,
  isDefault: true,
  isThanked: true,
  kind: 'wedding',
  lastName: 'Eve',
  message: '',
  name: 'Eve',
  on: true,
  orderNumber: '',
  page: 1,
  password: 'a stranger’s password',
  person: friend('Eve'),
  personalisation: '',
  product: '',
  quantity: 1,
  reference: 'x-R1',
  remark: '',
  remember: false,
  rows: [{ lastName: 'Eve' }],
  shippingMethod: 'standard',
  stars: 1,
  subject: 'Hello',
  tab: 'all',
  table: 'Name,Street\nEve,Gartenweg 1',
  text: 'Hello',
  title: 'Eve',
  token: 'x.x',
  total: { minor: 1, currency: 'EUR' },
  username: '',
  wanted: 5,
  wrap: false,
}

const { email: _, ...recipient } = address
const changes: Readonly<Record<string, object>> = {
  'order.changeAddress': { before: recipient, address: recipient },
  'order.changeMessage': { line: null, before: '', message: 'Hello' },
  'order.changeDay': { before: null, arriveOn: '2027-05-01' },
}

const personal = [...registry.values()].filter(({ method }) => method !== 'GET')

function inputFor(name: string, things: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { input: schema } = registry.get(name)!
  const values: Record<string, unknown> = {
    ...others,
    ...things,
    variantId: shop.teddy.variant,
    productId: shop.teddy.productId,
  }
  const keys = Object.keys((schema as { shape?: object }).shape ?? {})
  const input = Object.fromEntries(keys.map((key) => [key, values[key]]))
  // Givers know the key of a registry; it is as secret as the link to an order.
  if (name.startsWith('registry.') && 'key' in input)
    input.key = /view|quote|place/.test(name) ? 'x'.repeat(20) : values.registry
  if (name === 'bulk.place' || name === 'registry.place')
    input.buyer = { email: 'eve@example.com', name: 'Eve' }
  if (name.startsWith('order.change')) Object.assign(input, changes[name])
  if (name === 'order.place') input.deliveries = orderTo(address).deliveries
  if (name === 'gift.exchange')
    input.lines = (values.lines as object[]).map((line) => ({ ...line, wish: null }))
  if (name === 'order.return')
    input.lines = (values.lines as object[]).map((line) => ({ ...line, reason: 'damaged' }))
  // 'address.change' takes the id of an address.
  if ('id' in input) input.id = (things.ids as Record<string, string>)[name.split('.')[0]!]
  const parsed = schema.safeParse(input)
  assert.ok(parsed.success, `${name}: add its input to this test: ${parsed.error?.message}`)
  return input
}

/** All stored data of B as one text. */
async function everythingOfB(): Promise<string> {
  const ofCustomer = `(select id from customer where email = '${email}')`
  const ofOrder = `(select id from orders where customer_id in ${ofCustomer})`
  const owner = `'customer:' || ${ofCustomer}`
  const parts = [
    `select * from customer where id in ${ofCustomer}`,
    `select id, token_hash, remember, signed_in_at from customer_session where customer_id in ${ofCustomer}`,
    `select * from customer_address where customer_id in ${ofCustomer}`,
    `select * from known_browser where customer_id in ${ofCustomer}`,
    `select subscribed, locale from newsletter_subscription where email = '${email}'`,
    `select * from points_entry where customer_id in ${ofCustomer}`,
    `select * from person where customer_id in ${ofCustomer}`,
    `select * from gift_date where person_id in (select id from person where customer_id in ${ofCustomer})`,
    `select * from coupon_holding where customer_id in ${ofCustomer}`,
    `select * from cart where session_id = ${owner}`,
    `select * from wish where owner = ${owner}`,
    `select * from recent_view where owner = ${owner}`,
    `select * from registry where customer_id in ${ofCustomer}`,
    `select i.* from registry_item i join registry r on r.id = i.registry_id where r.customer_id in ${ofCustomer}`,
    `select * from orders where id in ${ofOrder}`,
    `select * from order_event where order_id in ${ofOrder}`,
    `select * from order_line where order_id in ${ofOrder}`,
    `select * from shipment_group where order_id in ${ofOrder}`,
    `select * from return_request where order_id in ${ofOrder}`,
    `select * from payment where order_id in ${ofOrder}`,
    `select * from review where order_id in ${ofOrder}`,
  ]
  const lists = parts.map((part) => `(select json_agg(t order by t::text) from (${part}) t)`)
  const text = `select json_build_array(${lists.join(', ')}) as all`
  return JSON.stringify(await shop.db.row({ name: '', text, values: [] }))
}

let people = 0
const strangers = {
  nobody: async () => ({ session: '' }),
  visitor: async () => ({ session: `visitor-and-stranger-${people++}` }),
  'another customer': async () => {
    const who = people++
    return signedIn(shop, `customer-a-${who}@example.com`, `browser-of-customer-a-${who}`)
  },
}

for (const [who, createCaller] of Object.entries(strangers))
  test(`${who} sees nothing of B's data and changes nothing`, async () => {
    const before = await everythingOfB()
    assert.ok(before.includes(canary))
    for (const { name, method } of personal) {
      const ask = async (things: Readonly<Record<string, unknown>>) =>
        shop.raw(
          method,
          { api: name, ...inputFor(name, things) },
          { idempotencyKey: `key-${people++}-of-a-stranger`, ...(await createCaller()) },
        )
      const [foreign, unknown] = [await ask(mine), await ask(unknownThings)]
      const replyText = JSON.stringify(foreign)
      assert.ok(!replyText.includes(canary), `${name} reveals: ${replyText}`)
      assert.equal(await everythingOfB(), before, `${name} changed something of B's`)
      // A caller with e-mail and number of an order may see its masked view.
      if (name === 'order.track') continue
      const summary = ({ status, reply }: typeof foreign) => [status, reply.code, reply.msg, reply.fields]
      assert.deepEqual(
        summary(foreign),
        summary(unknown),
        `${name} distinguishes existing ids from unknown ones`,
      )
    }
  })

test('B can open all of it', async () => {
  for (const name of [
    'account.view',
    'address.list',
    'person.list',
    'person.year',
    'person.next',
    'account.overview',
    'account.export',
  ] as const)
    assert.ok(JSON.stringify(await shop.call(name, {}, b)).includes(canary), name)
  const { data } = await shop.call('order.view', { number: String(mine.number) }, b)
  assert.ok(JSON.stringify(data).includes(canary))
})
