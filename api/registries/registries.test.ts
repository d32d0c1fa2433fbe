// Registries: gifts of many guests at once, the address that guests cannot read, and what the owner sees when.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { exportOrders } from '#data/orders/export-orders.ts'
import { loadOrder } from '#data/orders/orders.ts'
import { plainDateIn } from '#domain/calendar/calendar.ts'
import { isRefusal } from '#domain/refusal.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { correctLine } from '#services/orders/correct-line.ts'
import { approveReturn } from '#services/orders/decide-return.ts'
import { expire } from '#services/orders/expire-order.ts'
import { exportParcels } from '#services/orders/export-parcels.ts'
import { listOrderPage } from '#services/orders/list-orders.ts'
import { printOrders, printed } from '#services/orders/print/print-orders.ts'
import { settle } from '#services/payment/settle.ts'
import { signedIn, type Browser } from '../account/testing.ts'
import type { Input } from '../call.ts'
import { address, openTestShop, type TestShop } from '../testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

const day = 86_400_000
const dayFrom = (ms: number) => plainDateIn(shop.clock.now + ms, 'Europe/Berlin')
const { email: _, ...home } = { ...address, firstName: 'Ida', lastName: 'Secret', street: 'Geheimweg 5' }
let people = 0

/** A signed-in owner with a registry of the products on the wishlist. */
async function makeRegistry(hidesGiven = false) {
  const name = `owner${people++}`
  const owner = await signedIn(shop, `${name}@example.com`, `session-of-${name}-browser`)
  for (const productId of [shop.mug.productId, shop.teddy.productId])
    await shop.call('wishlist.add', { productId }, owner)
  const { data: book } = await shop.call(
    'address.add',
    { address: { ...home, email: `${name}@example.com` }, isDefault: true },
    owner,
  )
  const made = await shop.call(
    'registry.add',
    {
      kind: 'wedding',
      title: 'Ida & Max',
      happensOn: dayFrom(30 * day),
      hidesGiven,
      addressId: book.addresses[0]!.id,
    },
    owner,
  )
  assert.equal(made.code, 201, made.msg)
  return { owner, email: `${name}@example.com`, key: made.data.key }
}

const giver = (name: string) => ({ session: `session-of-giver-${name}`, idempotencyKey: `gift-of-${name}` })

async function itemOf(key: string, title: RegExp) {
  const { data } = await shop.call('registry.view', { key }, giver('reader'))
  return data.items.find((each) => title.test(each.title))!
}

async function give(key: string, item: string, name: string, quantity = 1) {
  const request = { key, gifts: [{ item, quantity }] }
  const quoted = await shop.call('registry.quote', request, giver(name))
  if (quoted.code !== 0) return quoted as unknown as Awaited<ReturnType<typeof placeGift>>
  return placeGift({ ...request, total: quoted.data.totals.total }, name)
}

function placeGift(request: Pick<Input<'registry.place'>, 'key' | 'gifts' | 'total'>, name: string) {
  const buyer = { email: `${name}@example.com`, name: `Giver ${name}` }
  return shop.call('registry.place', { ...request, message: `From ${name}`, buyer }, giver(name))
}

async function pay(number: string) {
  const order = (await loadOrder(shop.db, { number }))!
  shop.payments.states.set(order.payment.reference!, 'paid')
  await settle(order.id, shop.shop)
  return (await loadOrder(shop.db, { number }))!
}

test('of twenty people who give the last of an item at once, one order is placed', async () => {
  const { key } = await makeRegistry()
  const teddy = await itemOf(key, /Teddy/)
  assert.deepEqual([teddy.wanted, teddy.left, teddy.available], [1, 1, 1])
  const before = await shop.stockOf(shop.teddy.variant)
  const names = Array.from({ length: 20 }, (_, at) => `crowd${at}`)
  const request = { key, gifts: [{ item: teddy.id, quantity: 1 }] }
  const { data } = await shop.call('registry.quote', request, giver('crowd'))
  const { total } = data.totals
  const replies = await Promise.all(names.map((name) => placeGift({ ...request, total }, name)))
  const placed = replies.filter(({ code }) => code === 201)
  assert.equal(placed.length, 1)
  for (const reply of replies) if (reply.code !== 201) assert.equal(reply.refused, 'registry-item-given')
  assert.equal(await shop.stockOf(shop.teddy.variant), before - 1)
  assert.equal((await itemOf(key, /Teddy/)).left, 0)
})

test('a gift is wanted again when its order expires, is cancelled, or is sent back', async () => {
  const { key } = await makeRegistry()
  const { id } = await itemOf(key, /Teddy/)
  const first = await give(key, id, 'expires')
  assert.equal(first.code, 201, first.msg)
  assert.equal((await give(key, id, 'tooLate')).refused, 'registry-item-given')
  const order = (await loadOrder(shop.db, { number: first.data.number }))!
  await expire(order.id, shop.shop)
  assert.equal((await itemOf(key, /Teddy/)).left, 1)
  const second = await give(key, id, 'cancels')
  await pay(second.data.number)
  assert.equal((await itemOf(key, /Teddy/)).left, 0)
  const { number, access } = second.data
  const cancelled = await shop.call('order.cancel', { number, access }, giver('cancels'))
  assert.equal(cancelled.code, 0, cancelled.msg)
  assert.equal((await itemOf(key, /Teddy/)).left, 1)
})

test('a returned gift is wanted again; a request may name an item twice', async () => {
  const { owner, key } = await makeRegistry()
  const { id: item } = await itemOf(key, /Teddy/)
  await shop.call('registry.changeItem', { key, item, wanted: 2, variantId: null }, owner)
  const twice = {
    key,
    gifts: [
      { item, quantity: 1 },
      { item, quantity: 1 },
    ],
  }
  const { data } = await shop.call('registry.quote', twice, giver('twice'))
  const placed = await placeGift({ ...twice, total: data.totals.total }, 'twice')
  assert.equal(placed.code, 201, placed.msg)
  const order = await pay(placed.data.number)
  assert.equal(order.lines[0]!.quantity, 2)
  const parcel = { carrier: 'DHL', trackingNumber: '1' }
  for (const [to, tracking] of [
    ['processed', null],
    ['shipped', parcel],
    ['delivered', null],
  ] as const)
    await advanceOrder(shop.db, (await loadOrder(shop.db, { id: order.id }))!, to, tracking, shop.clock.now)
  const { number, access } = placed.data
  const lines = [{ id: order.lines[0]!.id, quantity: 1, reason: 'other' as const }]
  const asked = await shop.call('order.return', { number, access, lines }, giver('twice'))
  assert.equal(asked.code, 201, asked.msg)
  const returned = (await loadOrder(shop.db, { number }))!
  await approveReturn(
    shop.db,
    returned,
    returned.requests[0]!,
    { amount: null, restock: false },
    shop.clock.now,
  )
  assert.equal((await itemOf(key, /Teddy/)).left, 1)
})

test('a gift whose variant the shop replaced is wanted again when fewer are sent', async () => {
  const { owner, key } = await makeRegistry()
  const { id: item } = await itemOf(key, /Mug/)
  await shop.call('registry.changeItem', { key, item, wanted: 2, variantId: shop.mug.oat }, owner)
  await shop.setStock(shop.mug.oat, 5)
  await shop.setStock(shop.mug.sage, 5)
  const placed = await give(key, item, 'replaced', 2)
  assert.equal(placed.code, 201, placed.msg)
  const order = await pay(placed.data.number)
  const kept = { line: order.lines[0]!.id, variantId: null, quantity: null, personalisation: null }
  for (const change of [{ variantId: shop.mug.sage }, { quantity: 1 }]) {
    assert.equal((await itemOf(key, /Mug/)).left, 0)
    const seen = { seen: null, refund: null }
    assert.ok(!isRefusal(await correctLine(shop.db, order.id, { ...kept, ...change }, seen, shop.clock.now)))
  }
  assert.equal((await itemOf(key, /Mug/)).left, 1)
})

test('the address is in the printed documents of the shop, and in nothing that a giver receives', async () => {
  const { key } = await makeRegistry()
  const { id } = await itemOf(key, /Teddy/)
  const view = await shop.call('registry.view', { key }, giver('reads'))
  const { data: quoted } = await shop.call(
    'registry.quote',
    { key, gifts: [{ item: id, quantity: 1 }] },
    giver('reads'),
  )
  const placed = await give(key, id, 'private')
  const order = await pay(placed.data.number)
  const { number, access } = placed.data
  const received = [
    view,
    quoted,
    placed,
    // Mails and documents read the order as it is stored.
    order,
    await shop.call('order.view', { number, access }, giver('private')),
    await shop.call('order.track', { number, email: 'private@example.com' }, giver('private')),
    await exportOrders(shop.db, { guestEmail: 'private@example.com' }),
  ]
  for (const each of received) assert.doesNotMatch(JSON.stringify(each), /Geheimweg|Secret|10969/)
  assert.match(JSON.stringify(received[4]), /Ida & Max/)
  const printer = { publicOrigin: 'https://shop.example', settings: shop.shop.settings }
  const documents = await printOrders(
    shop.db,
    { numbers: [number], documents: printed, locale: 'us' },
    printer,
  )
  assert.ok(!isRefusal(documents))
  assert.match(String(documents), /Geheimweg 5/)
  const found = await listOrderPage(shop.db, { list: 'all', search: 'ida secret', after: null })
  assert.ok(found.orders.some((each) => each.number === number))
  const { csv } = await exportParcels(shop.db, { numbers: [number], until: null }, true)
  assert.match(csv, /Geheimweg 5/)
})

test('the owner sees what was given, and by whom, only from the day on', async () => {
  const { owner, email, key } = await makeRegistry(true)
  const { id } = await itemOf(key, /Teddy/)
  const placed = await give(key, id, 'surprise')
  await pay(placed.data.number)
  const own = async (who: Browser) => (await shop.call('registry.list', {}, who)).data.registries[0]!
  const before = await own(owner)
  assert.equal(before.gifts, null)
  assert.ok(before.items.every(({ given }) => given === null))
  const asOwner = await shop.call('registry.view', { key }, owner)
  assert.ok(asOwner.data.items.every(({ wanted, left }) => wanted === left))
  assert.equal((await itemOf(key, /Teddy/)).left, 0)
  shop.clock.now += 31 * day
  const later = await signedIn(shop, email, 'session-of-a-later-browser')
  const { gifts } = await own(later)
  assert.deepEqual(
    gifts!.map(({ giver: name, message, quantity, title, isThanked }) => [
      name,
      message,
      quantity,
      title,
      isThanked,
    ]),
    [['Giver surprise', 'From surprise', 1, 'Honey Teddy', false]],
  )
  const { data } = await shop.call('registry.thank', { key, gift: gifts![0]!.id, isThanked: true }, later)
  assert.equal(data.registries[0]!.gifts![0]!.isThanked, true)
})

test('the owner reads which gift to thank for after the shop has stopped selling it', async () => {
  const { owner, key } = await makeRegistry()
  await pay((await give(key, (await itemOf(key, /Teddy/)).id, 'kind')).data.number)
  const sell = async (status: string) => {
    await shop.db.run(sql`update product set status = ${status} where id = ${shop.teddy.productId}`)
    await shop.setStock(shop.teddy.variant, 5)
  }
  await sell('draft')
  const { registries } = (await shop.call('registry.list', {}, owner)).data
  await sell('active')
  const [{ gifts, items }] = registries as [(typeof registries)[number]]
  assert.deepEqual(
    [items.map(({ title }) => title), gifts?.map(({ giver: name, title }) => [name, title])],
    [['Stoneware Mug'], [['Giver kind', 'Honey Teddy']]],
  )
})

test('an owner changes items within what is given; other customers change nothing', async () => {
  const { owner, key } = await makeRegistry()
  const list = async () => (await shop.call('registry.list', {}, owner)).data.registries[0]!
  const mug = (await list()).items.find(({ title }) => /Mug/.test(title))!
  const other = mug.variants.find(({ id }) => id !== mug.variantId)!
  const change = (wanted: number, variantId: string | null = null, who: Browser = owner) =>
    shop.call('registry.changeItem', { key, item: mug.id, wanted, variantId }, who)
  assert.equal((await change(3, other.id)).data.registries[0]!.items[0]!.wanted, 3)
  await shop.setStock(other.id, 5)
  assert.equal((await give(key, mug.id, 'two', 2)).code, 201)
  assert.equal((await change(1)).refused, 'registry-item-given')
  assert.equal((await change(0)).refused, 'registry-item-given')
  assert.equal((await change(4, mug.variantId)).refused, 'registry-item-given')
  assert.equal(
    (await list()).items.find(({ id }) => id === mug.id)!.wanted,
    3,
    'a refused change changes nothing',
  )
  assert.equal((await change(2, other.id)).code, 0)
  const { owner: stranger } = await makeRegistry()
  assert.equal((await change(5, null, stranger)).refused, 'registry-unknown')
  const draft = {
    kind: 'birth' as const,
    title: 'Ida',
    happensOn: dayFrom(day),
    hidesGiven: false,
    addressId: null,
  }
  const closed = await shop.call('registry.change', { key, ...draft, isClosed: true }, owner)
  assert.equal(closed.data.registries[0]!.isClosed, true)
  assert.equal((await give(key, mug.id, 'closed')).refused, 'registry-closed')
  const past = await shop.call(
    'registry.change',
    { key, ...draft, title: ' ', happensOn: dayFrom(-day), isClosed: false },
    owner,
  )
  assert.deepEqual(Object.keys(past.fields ?? {}), ['title', 'happensOn'])
})
