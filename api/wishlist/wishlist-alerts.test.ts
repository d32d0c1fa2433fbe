// News of wishes: true against the price at the wishing, noticed once, and collected into one mail a day.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { setPrice } from '#data/catalog/prices.ts'
import { recordWishlistChanges } from '#data/customers/wishlist-alerts.ts'
import { signedIn, type Browser } from '../account/testing.ts'
import { openTestShop, type TestShop } from '../testing.ts'
import { planAlertMails } from './wishlist-alerts.ts'

let shop: TestShop
let who: Browser
before(async () => {
  shop = await openTestShop()
  who = await signedIn(shop, 'ada@example.com', 'browser-of-somebody-wishing')
})
after(() => shop.close())

const news = async () => (await shop.call('wishlist.view', {}, who)).data
const mails = async () =>
  (await shop.db.row<{ mails: number }>(
    sql`select count(*)::int as mails from job where kind = 'wish-mail'`,
  ))!.mails
const price = async (minor: number) => {
  shop.clock.now += 60_000
  await shop.db.transaction((tx) =>
    setPrice(tx, { sku: 'TEDDY', currency: 'EUR', minor, reduced: false }, shop.clock.now),
  )
}
/** Every node looks, several times. */
const look = async () => {
  shop.clock.now += 60_000
  await Promise.all([1, 2, 3].map(() => recordWishlistChanges(shop.db, 'everything', shop.clock.now)))
  await Promise.all([planAlertMails(shop.shop), planAlertMails(shop.shop)])
}

test('a wish that was sold out and comes back is news, and one that always was there is none', async () => {
  const { productId, variant } = shop.teddy
  await shop.setStock(variant, 0)
  await shop.call('wishlist.add', { productId }, who)
  await shop.call('wishlist.add', { productId: shop.mug.productId }, who)
  await look()
  assert.deepEqual((await news()).news, [])
  await shop.setStock(variant, 3)
  await look()
  assert.deepEqual((await news()).news, [{ productId, backInStock: true, droppedFrom: null }])
  await shop.setStock(variant, 0)
  assert.deepEqual((await news()).news, [], 'gone again: nobody is told it is back')
  await shop.setStock(variant, 3)
})

test('a lower price is told against the price at the wishing, in its currency only', async () => {
  await price(2490)
  const droppedFrom = { minor: 2990, currency: 'EUR' }
  const [told] = (await news()).news
  assert.deepEqual(told!.droppedFrom, droppedFrom)
  const { data } = await shop.call('wishlist.view', {}, { ...who, country: 'US' })
  assert.equal(data.news[0]!.droppedFrom, null)
  await price(3200)
  assert.equal((await news()).news[0]!.droppedFrom, null)
})

test('mails are off until the customer says so, and what was before is not told', async () => {
  await look()
  assert.deepEqual([await mails(), (await news()).notices], [0, false])
  shop.clock.now += 60_000
  await shop.call('wishlist.setNotices', { on: true }, who)
  await look()
  assert.deepEqual([await mails(), (await news()).notices], [0, true])
})

test('all changes of a day are one mail', async () => {
  await price(2790)
  await look()
  await price(2690)
  await look()
  assert.equal(await mails(), 1)
  shop.clock.now += 86_400_000
  await look()
  assert.equal(await mails(), 2, 'what was left untold comes the day after')
})

test('the wishes of a guest keep their price when they are joined', async () => {
  const session = 'a-guest-who-wishes-and-signs-in'
  await shop.call('wishlist.add', { productId: shop.teddy.productId }, { session })
  await price(1990)
  const guest = await shop.call('wishlist.view', {}, { session })
  assert.deepEqual([guest.data.notices, guest.data.news[0]!.droppedFrom?.minor], [null, 2690])
  const joined = await signedIn(shop, 'eve@example.com', session)
  const { data } = await shop.call('wishlist.view', {}, joined)
  assert.equal(data.news[0]!.droppedFrom?.minor, 2690)
})
