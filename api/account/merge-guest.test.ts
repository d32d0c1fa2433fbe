import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { quoted } from '../orders/testing.ts'
import { address, orderTo, openTestShop, type TestShop } from '../testing.ts'
import { mailedCode, signedIn } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

const lines = async (who: { session: string; token?: string }) =>
  (await shop.call('cart.view', {}, who)).data.lines.map(({ title, quantity, personalisation }) =>
    [title, quantity, personalisation].filter(Boolean).join(' '),
  )
const add = (who: { session: string }, variantId: string, quantity: number, personalisation = '') =>
  shop.call('cart.add', { variantId, quantity, personalisation, withoutText: !personalisation }, who)

test('sign-in merges the guest’s cart into the customer’s without loss or duplicates', async () => {
  const email = 'merge@example.com'
  const phone = await signedIn(shop, email, 'phone-of-the-merger')
  await add(phone, shop.mug.oat, 2)
  await add(phone, shop.mug.oat, 1, 'Anna')
  const guest = { session: 'laptop-of-the-merger' }
  await add(guest, shop.mug.oat, 3)
  await add(guest, shop.teddy.variant, 1)
  await shop.call('cart.applyCoupon', { code: 'TEN' }, guest)
  const laptop = await signedIn(shop, email, guest.session)
  const merged = ['Stoneware Mug 3', 'Stoneware Mug 1 Anna', 'Honey Teddy 1']
  assert.deepEqual(await lines(laptop), merged)
  assert.deepEqual(await lines(phone), merged, 'every browser shows the same cart')
  assert.equal((await shop.call('cart.view', {}, phone)).data.couponCode, 'TEN')
  assert.deepEqual(await lines(guest), [], 'the guest’s cart is empty after the merge')
  await signedIn(shop, email, guest.session)
  assert.deepEqual(await lines(phone), merged, 'signing in again changes nothing')
})

test('concurrent sign-ins from three browsers lose no gift', async () => {
  const email = 'many@example.com'
  const browsers: { session: string; code: string }[] = []
  for (const session of ['browser-a-of-many', 'browser-b-of-many', 'browser-c-of-many']) {
    await add({ session }, shop.mug.oat, 2, session.slice(8, 9))
    shop.clock.now += 60_000
    await shop.call('account.requestCode', { email }, { session })
    browsers.push({ session, code: await mailedCode(shop, email) })
  }
  const replies = await Promise.all(
    browsers.map(({ session, code }) => shop.call('account.signIn', { email, code }, { session })),
  )
  assert.deepEqual(replies.filter(({ data }) => data.created).length, 1)
  const token = replies[1]!.session!.token
  const merged = await lines({ session: browsers[1]!.session, token })
  assert.deepEqual(
    merged.toSorted(),
    ['a', 'b', 'c'].map((text) => `Stoneware Mug 2 ${text}`),
  )
})

test('wishlist and viewed products are merged, and stay with the customer after sign-out', async () => {
  const guest = { session: 'browser-with-wishes' }
  const { productId } = shop.teddy
  await shop.call('wishlist.add', { productId }, guest)
  await shop.call('recent.add', { productId: shop.mug.productId }, guest)
  const browser = await signedIn(shop, 'wish@example.com', guest.session)
  const wishlist = async (who: object) =>
    (await shop.call('wishlist.view', {}, who)).data.products.map(({ id }) => id)
  const recentViews = async (who: object) =>
    (await shop.call('recent.view', {}, who)).data.products.map(({ id }) => id)
  assert.deepEqual([await wishlist(browser), await recentViews(browser)], [[productId], [shop.mug.productId]])
  assert.deepEqual([await wishlist(guest), await recentViews(guest)], [[], []])
})

test('past orders with the proven e-mail join the account, and the customer opens them without a link', async () => {
  const email = 'orders@example.com'
  const placeAs = async (who: { session: string; token?: string }, to: string) => {
    await add(who, shop.mug.oat, 1)
    const orderInput = await quoted(shop, who)
    const placed = await shop.call(
      'order.place',
      { ...orderInput, ...orderTo({ ...address, email: to }) },
      { ...who, idempotencyKey: `key-${who.session}-${to}` },
    )
    assert.equal(placed.code, 201, placed.msg)
    return placed.data.number
  }
  const mine = await placeAs({ session: 'guest-with-an-order' }, 'Orders@Example.com')
  const others = await placeAs({ session: 'guest-with-another' }, 'somebody@example.com')
  const browser = await signedIn(shop, email, 'browser-of-orders')
  const forOthers = await placeAs(browser, 'grandmother@example.com')
  const { data } = await shop.call('order.list', {}, browser)
  assert.deepEqual(
    data.orders.map(({ number }) => number),
    [forOthers, mine],
  )
  assert.deepEqual([data.counts.all, data.counts.unpaid, data.counts.shipped], [2, 2, 0])
  assert.equal((await shop.call('order.view', { number: mine }, browser)).data.masked, false)
  const foreign = await shop.call('order.view', { number: others }, browser)
  const unknown = await shop.call('order.view', { number: '0000-0000-000' }, browser)
  assert.deepEqual([foreign.code, foreign.msg], [unknown.code, unknown.msg])
  assert.equal(
    (await shop.call('order.view', { number: mine }, { session: 'guest-with-an-order' })).refused,
    'link-expired',
  )
})

test('an order can be ordered again as far as its gifts are in stock', async () => {
  const browser = await signedIn(shop, 'again@example.com', 'browser-of-again')
  await add(browser, shop.mug.oat, 2, 'Anna')
  await add(browser, shop.teddy.variant, 2)
  const orderInput = await quoted(shop, browser)
  const { data } = await shop.call('order.place', orderInput, {
    ...browser,
    idempotencyKey: 'key-of-again-1234',
  })
  await shop.setStock(shop.teddy.variant, 1)
  const again = await shop.call('cart.orderAgain', { number: data.number }, browser)
  assert.deepEqual([again.data.added, again.data.lines], [2, 2])
  assert.deepEqual(await lines(browser), ['Stoneware Mug 2 Anna', 'Honey Teddy 1'])
  const other = await signedIn(shop, 'stranger@example.com', 'browser-of-stranger')
  assert.equal((await shop.call('cart.orderAgain', { number: data.number }, other)).refused, 'link-expired')
})

test('the latest order supplies the greeting at sign-in, and an address to save while the address book is empty', async () => {
  const email = 'ada-who-orders@example.com'
  const guest = { session: 'browser-of-ada-who-orders' }
  await add(guest, shop.teddy.variant, 1)
  const orderInput = { ...(await quoted(shop, guest)), ...orderTo({ ...address, email }) }
  await shop.call('order.place', orderInput, { ...guest, idempotencyKey: 'key-of-ada-who-orders' })
  shop.clock.now += 60_000
  await shop.call('account.requestCode', { email }, guest)
  const code = await mailedCode(shop, email)
  const { data, session } = await shop.call('account.signIn', { email, code }, guest)
  assert.equal(data.name, 'Ada')
  const me = { ...guest, token: session!.token, browser: session!.browser! }
  const overview = async () => (await shop.call('account.overview', {}, me)).data
  const { unsaved, next } = await overview()
  assert.deepEqual([unsaved?.lines[0], next], ['Ada Lovelace', null])
  await shop.call('address.add', { address: unsaved!.address, isDefault: true }, me)
  const dates = [{ kind: 'birthday' as const, month: 12, day: 14, year: null, remind: false }]
  await shop.call('person.add', { person: { name: 'Grandma Ida', country: 'DE', dates } }, me)
  const after = await overview()
  assert.deepEqual([after.unsaved, after.next?.name], [null, 'Grandma Ida'])
  assert.match(after.next!.day.standardBy ?? '', /^\d{4}-12-\d\d$/)
})

test('a merged cart with more gifts than one may add can be ordered for two recipients', async () => {
  const email = 'collector@example.com'
  let browser = { session: '', token: '' }
  for (const name of ['phone', 'laptop', 'tablet']) {
    const guest = { session: `${name}-of-the-collector` }
    for (let count = 1; count <= 50; count += 1) await add(guest, shop.mug.oat, 1, `${name} ${count}`)
    browser = await signedIn(shop, email, guest.session)
  }
  await shop.db.run(sql`update variant set stock = 200 where id = ${shop.mug.oat}`)
  const { data: cart } = await shop.call('cart.view', {}, browser)
  assert.equal(cart.lines.length, 150)
  const { email: _, ...to } = address
  const deliveries = [cart.lines.slice(0, 149), cart.lines.slice(149)].map((lines) => ({
    shippingMethod: 'standard',
    lines: lines.map(({ id, quantity }) => ({ id, quantity })),
  }))
  const quote = await shop.call(
    'checkout.quote',
    { country: 'DE', deliveries: deliveries.map((each) => ({ ...each, country: 'DE' as const })) },
    browser,
  )
  assert.equal(quote.code, 0, quote.msg)
  const placed = await shop.call(
    'order.place',
    {
      buyer: { email, name: 'Bo Petersen', country: 'DE' },
      deliveries: deliveries.map((each) => ({ ...each, address: to })),
      cartVersion: quote.data.cart.version,
      total: quote.data.cart.totals.total,
    },
    { ...browser, idempotencyKey: 'order-of-the-collector' },
  )
  assert.equal(placed.code, 201, placed.msg)
})
