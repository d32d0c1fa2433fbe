// A browser without a reply repeats its call while the first one still works: both get the same order.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { plainDateIn } from '#domain/calendar/calendar.ts'
import { signedIn } from '../account/testing.ts'
import { address, openTestShop, type TestShop } from '../testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

const buyer = { email: 'bo@example.com', name: 'Bo Petersen' }

/** Distinct outcomes of calls that begin at the same instant. */
async function outcomesOf(
  call: () => Promise<{ readonly data: { readonly number: string }; readonly refused?: string }>,
): Promise<string[]> {
  const replies = await Promise.all(Array.from({ length: 6 }, call))
  return [...new Set(replies.map(({ data, refused }) => refused ?? data.number))]
}

test('the last gifts for a table of recipients', async () => {
  const row = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    street: 'Gartenweg 1',
    zip: '26133',
    city: 'Oldenburg',
  }
  for (let round = 0; round < 5; round += 1) {
    await shop.setStock(shop.teddy.variant, 1)
    const who = { session: `table-that-is-sent-twice-${round}` }
    const request = { rows: [row], product: 'plush-teddy', country: 'DE' as const }
    const { total } = (await shop.call('bulk.quote', request, who)).data.totals!
    const once = { ...who, idempotencyKey: `a-table-sent-twice-${round}` }
    const outcomes = await outcomesOf(() => shop.call('bulk.place', { ...request, buyer, total }, once))
    assert.match(outcomes.join(), /^[\dA-Z-]+$/)
  }
})

test('the last gift of a registry', async () => {
  const ida = await signedIn(shop, 'ida@example.com', 'session-of-ida-browser')
  await shop.call('wishlist.add', { productId: shop.teddy.productId }, ida)
  const { data: book } = await shop.call('address.add', { address, isDefault: true }, ida)
  const day = plainDateIn(shop.clock.now, 'Europe/Berlin')
  const wedding = { kind: 'wedding' as const, title: 'Ida & Max', happensOn: day, hidesGiven: false }
  const addressId = book.addresses[0]!.id
  for (let round = 0; round < 5; round += 1) {
    await shop.setStock(shop.teddy.variant, 1)
    const { key } = (await shop.call('registry.add', { ...wedding, addressId }, ida)).data
    const who = { session: `giver-who-presses-twice-${round}` }
    const [item] = (await shop.call('registry.view', { key }, who)).data.items
    const request = { key, gifts: [{ item: item!.id, quantity: 1 }] }
    const { total } = (await shop.call('registry.quote', request, who)).data.totals
    const once = { ...who, idempotencyKey: `a-gift-given-twice-${round}` }
    const outcomes = await outcomesOf(() =>
      shop.call('registry.place', { ...request, message: '', buyer, total }, once),
    )
    assert.match(outcomes.join(), /^[\dA-Z-]+$/)
  }
})
