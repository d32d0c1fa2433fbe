// A product saved in a variant: shown as that variant, kept at sign-in, and first choice of a registry.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { recordWishlistChanges } from '#data/customers/wishlist-alerts.ts'
import { sql } from '#data/database.ts'
import { signedIn } from '../account/testing.ts'
import { address, openTestShop, type TestShop } from '../testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

type Who = { session: string; token?: string }
const saved = async (who: Who) => {
  const { products } = (await shop.call('wishlist.view', {}, who)).data
  return products.map(({ address: path, optionsText, stock, onlyVariant }) => [
    path,
    optionsText,
    stock,
    onlyVariant,
  ])
}
const plainMug = ['name-mug', undefined, 'in-stock', null]

test('the list shows the saved variant, and a later save of another one replaces it', async () => {
  const who = { session: 'a-guest-who-wishes-a-colour' }
  const { productId, oat, sage } = shop.mug
  await shop.call('wishlist.add', { productId, variantId: sage }, who)
  const sageMug = ['name-mug?variant=MUG-SAGE', 'Sage', 'out', sage]
  assert.deepEqual(await saved(who), [sageMug])
  await shop.call('wishlist.add', { productId }, who)
  assert.deepEqual(await saved(who), [sageMug], 'a card of a list names no variant')
  const { data } = await shop.call('wishlist.add', { productId, variantId: oat }, who)
  assert.equal(data.products[0]!.optionsText, 'Oat')
  assert.deepEqual(await saved(who), [['name-mug?variant=MUG-OAT', 'Oat', 'in-stock', oat]])
})

test('a variant of another product, and the only one of a product, are not stored', async () => {
  const who = { session: 'a-guest-who-wishes-the-impossible' }
  const { productId, variant } = shop.teddy
  await shop.call('wishlist.add', { productId: shop.mug.productId, variantId: variant }, who)
  await shop.call('wishlist.add', { productId, variantId: variant }, who)
  assert.deepEqual(
    new Set(await saved(who)),
    new Set([plainMug, ['plush-teddy', undefined, 'in-stock', variant]]),
  )
})

test('the list says by when each gift arrives, and says nothing about one that is not in stock', async () => {
  const who = { session: 'a-guest-who-waits-for-gifts' }
  await shop.call('wishlist.add', { productId: shop.teddy.productId }, who)
  await shop.call('wishlist.add', { productId: shop.mug.productId, variantId: shop.mug.sage }, who)
  const { products } = (await shop.call('wishlist.view', {}, who)).data
  const arrivals = new Map(products.map(({ key, arrival }) => [key, arrival]))
  assert.match(arrivals.get('plush-teddy') ?? '', /^Arrives by \w{3},\s\w{3}\s\d+$/)
  assert.equal(arrivals.get('name-mug'), null, 'sold out')
})

test('the list names no day for a gift that is not sent, nor for one of other countries', async () => {
  const who = { session: 'a-guest-who-waits-in-vain' }
  await shop.call('wishlist.add', { productId: shop.teddy.productId }, who)
  const arrival = async (): Promise<string | null> =>
    (await shop.call('wishlist.view', {}, who)).data.products[0]!.arrival
  const change = (sent: boolean, markets: readonly string[] | null) =>
    shop.db.run(sql`
      update product set requires_shipping = ${sent}, markets = ${markets}::text[] where id = ${shop.teddy.productId}`)
  await change(false, null)
  assert.equal(await arrival(), null, 'not sent')
  await change(true, ['JP'])
  assert.equal(await arrival(), null, 'sold elsewhere')
  await change(true, null)
  assert.match((await arrival()) ?? '', /^Arrives by/)
})

test('sign-in keeps the variant, and a registry has it although another one is in stock', async () => {
  const session = 'a-guest-who-marries'
  await shop.call('wishlist.add', { productId: shop.mug.productId, variantId: shop.mug.sage }, { session })
  const owner = await signedIn(shop, 'bride@example.com', session)
  assert.equal((await saved(owner))[0]![1], 'Sage')
  const book = await shop.call('address.add', { address, isDefault: true }, owner)
  const happensOn = new Date(shop.clock.now + 30 * 86_400_000).toISOString().slice(0, 10) as never
  const addressId = book.data.addresses[0]!.id
  const made = { kind: 'wedding', title: 'Ida & Max', happensOn, hidesGiven: false, addressId } as const
  const { key } = (await shop.call('registry.add', made, owner)).data
  const { items } = (await shop.call('registry.view', { key }, { session: 'a-guest-of-the-wedding' })).data
  assert.deepEqual(
    items.map(({ optionsText }) => optionsText),
    ['Sage'],
  )
})

test('alerts are about the saved variant: its stock, and its price when it was saved', async () => {
  const { productId, oat, sage } = shop.mug
  const price = (variantId: string, minor: number) =>
    shop.db.run(sql`update variant_price set price = ${minor} where variant_id = ${variantId}`)
  const who = await signedIn(shop, 'fay@example.com', 'a-guest-who-waits-for-sage')
  const news = async () => {
    shop.clock.now += 60_000
    await recordWishlistChanges(shop.db, 'everything', shop.clock.now)
    const { news: all } = (await shop.call('wishlist.view', {}, who)).data
    return all.map(({ backInStock, droppedFrom }) => [backInStock, droppedFrom?.minor ?? null])
  }
  await shop.call('wishlist.add', { productId, variantId: sage }, who)
  assert.deepEqual(await news(), [], 'sage is sold out, oat is not')
  await shop.setStock(sage, 3)
  assert.deepEqual(await news(), [[true, null]])

  await price(sage, 1433)
  await shop.call('wishlist.add', { productId, variantId: oat }, who)
  assert.deepEqual(await news(), [], 'another variant begins anew')
  await price(oat, 1400)
  assert.deepEqual(await news(), [[false, 1950]])
})
