// Wishlist alerts: compared with the price when saved, detected once, at most one mail a day.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { writePrice } from '#data/catalog/prices.ts'
import { recordWishlistChanges } from '#data/customers/wishlist-alerts.ts'
import { sql } from '#data/database.ts'
import { planAlertMails } from '#services/wishlist/wishlist-alerts.ts'
import { signedIn, type Browser } from '../account/testing.ts'
import { openTestShop, type TestShop } from '../testing.ts'

let shop: TestShop
let who: Browser
before(async () => {
  shop = await openTestShop()
  who = await signedIn(shop, 'ada@example.com', 'browser-of-somebody-wishing')
})
after(() => shop.close())

const wishlist = async () => (await shop.call('wishlist.view', {}, who)).data
const mails = async () =>
  (await shop.db.row<{ mails: number }>(
    sql`select count(*)::int as mails from job where kind = 'wish-mail'`,
  ))!.mails
const price = async (minor: number) => {
  shop.clock.now += 60_000
  await shop.db.transaction((tx) =>
    writePrice(tx, { sku: 'TEDDY', currency: 'EUR', minor, reduced: false }, shop.clock.now),
  )
}
/** Runs the detection as several nodes do, concurrently. */
const detectChanges = async () => {
  shop.clock.now += 60_000
  await Promise.all([1, 2, 3].map(() => recordWishlistChanges(shop.db, 'everything', shop.clock.now)))
  await Promise.all([planAlertMails(shop.shop), planAlertMails(shop.shop)])
}

test('a product that is back in stock is reported, one that was always in stock is not', async () => {
  const { productId, variant } = shop.teddy
  await shop.setStock(variant, 0)
  await shop.call('wishlist.add', { productId }, who)
  await shop.call('wishlist.add', { productId: shop.mug.productId }, who)
  await detectChanges()
  assert.deepEqual((await wishlist()).news, [])
  await shop.setStock(variant, 3)
  await detectChanges()
  assert.deepEqual((await wishlist()).news, [{ productId, backInStock: true, droppedFrom: null }])
  await shop.setStock(variant, 0)
  assert.deepEqual((await wishlist()).news, [], 'sold out again: not reported')
  await shop.setStock(variant, 3)
})

test('a lower price is compared with the price when saved, only in its currency', async () => {
  await price(2490)
  const droppedFrom = { minor: 2990, currency: 'EUR' }
  const [alert] = (await wishlist()).news
  assert.deepEqual(alert!.droppedFrom, droppedFrom)
  const { data } = await shop.call('wishlist.view', {}, { ...who, country: 'US' })
  assert.equal(data.news[0]!.droppedFrom, null)
  await price(3200)
  assert.equal((await wishlist()).news[0]!.droppedFrom, null)
})

test('mails are off by default, and earlier changes are not mailed', async () => {
  await detectChanges()
  assert.deepEqual([await mails(), (await wishlist()).notices], [0, false])
  shop.clock.now += 60_000
  await shop.call('wishlist.setNotices', { on: true }, who)
  await detectChanges()
  assert.deepEqual([await mails(), (await wishlist()).notices], [0, true])
})

test('all changes of a day are one mail', async () => {
  await price(2790)
  await detectChanges()
  await price(2690)
  await detectChanges()
  assert.equal(await mails(), 1)
  shop.clock.now += 86_400_000
  await detectChanges()
  assert.equal(await mails(), 2, 'the remaining change is mailed a day later')
})

test('a guest’s wishlist keeps its saved prices when it is merged', async () => {
  const session = 'a-guest-who-wishes-and-signs-in'
  await shop.call('wishlist.add', { productId: shop.teddy.productId }, { session })
  await price(1990)
  const guest = await shop.call('wishlist.view', {}, { session })
  assert.deepEqual([guest.data.notices, guest.data.news[0]!.droppedFrom?.minor], [null, 2690])
  const merged = await signedIn(shop, 'eve@example.com', session)
  const { data } = await shop.call('wishlist.view', {}, merged)
  assert.equal(data.news[0]!.droppedFrom?.minor, 2690)
})
