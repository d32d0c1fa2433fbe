// Registries that many owners create at the same time.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { defaultConnections } from '#data/database.ts'
import { plainDateIn } from '#domain/calendar/calendar.ts'
import { signedIn } from '../account/testing.ts'
import { address, openTestShop, type TestShop } from '../testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

test('as many owners as the shop has connections create a registry at the same time', async () => {
  const owners = []
  for (let at = 0; at < defaultConnections; at += 1) {
    const email = `owner-${at}@example.com`
    const owner = await signedIn(shop, email, `session-of-owner-${at}`)
    const home = { address: { ...address, email }, isDefault: true }
    const { data } = await shop.call('address.add', home, owner)
    owners.push({ owner, addressId: data.addresses[0]!.id })
  }
  const happensOn = plainDateIn(shop.clock.now + 30 * 86_400_000, 'Europe/Berlin')
  const draft = { kind: 'wedding', title: 'Ida & Max', happensOn, hidesGiven: false } as const
  const made = await Promise.all(
    owners.map(({ owner, addressId }) => shop.call('registry.add', { ...draft, addressId }, owner)),
  )
  assert.deepEqual(new Set(made.map(({ code }) => code)), new Set([201]))
})
