// Refusals that a shopper can meet and that no other test names: the reply says what is wrong, and nothing changes.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newId } from '#data/ids.ts'
import { plainDateIn } from '#domain/calendar/calendar.ts'
import { maxRegistries } from '#domain/registries/registry.ts'
import { signedIn, type Browser } from './account/testing.ts'
import type { Input } from './call.ts'
import type { OperationName } from './operations.ts'
import { address, openTestShop, type TestShop } from './testing.ts'

let shop: TestShop
let ada: Browser
before(async () => {
  shop = await openTestShop()
  ada = await signedIn(shop, 'ada@example.com', 'browser-of-ada-here')
})
after(() => shop.close())

const unknown = () => newId(shop.clock.now)

/** The refusal with its texts by field. */
async function refused<Name extends OperationName>(name: Name, input: Input<Name>) {
  const reply = await shop.call(name, input, ada)
  assert.equal(reply.data, null)
  assert.notEqual(reply.msg, '')
  return [reply.refused, reply.fields ?? {}]
}

const message = { name: 'Ada', email: 'ada@example.com', subject: 'A bear', text: 'Where is it?' }

test('a message without a text, to a wrong address or about no order is not sent', async () => {
  const jobs = await shop.count('job')
  assert.deepEqual(await refused('contact.send', { ...message, text: '', email: 'ada', orderNumber: '1' }), [
    'message-invalid',
    {
      text: 'Required',
      email: 'Email format is error',
      orderNumber: 'Order ID is error',
    },
  ])
  assert.equal(await shop.count('job'), jobs)
})

test('a table without rows, and a file that is none, are unreadable', async () => {
  for (const table of ['', 'Name,Street', 'Name,Street\n,\n', '\0\0\0\0'])
    assert.equal((await refused('bulk.readTable', { table }))[0], 'table-unreadable', JSON.stringify(table))
})

test('a username has its form, and belongs to one customer', async () => {
  const profile = { firstName: 'Ada', lastName: 'Lovelace', username: 'ada' }
  const wrong = await refused('account.changeProfile', { ...profile, username: '-' })
  assert.equal(wrong[0], 'profile-invalid')
  assert.deepEqual(Object.keys(wrong[1]!), ['username'])
  const bea = await signedIn(shop, 'bea@example.com', 'browser-of-bea-here')
  await shop.call('account.changeProfile', { ...profile, username: 'Countess' }, bea)
  const taken = await refused('account.changeProfile', { ...profile, username: 'countess' })
  assert.equal(taken[0], 'profile-invalid')
  assert.deepEqual(Object.keys(taken[1]!), ['username'])
  assert.notDeepEqual(taken[1], wrong[1])
})

test('an address or a person that another tab has removed cannot be changed', async () => {
  const person = { name: 'Bea', country: 'DE' as const, dates: [] }
  const cases = [
    await refused('address.change', { id: unknown(), address, isDefault: false }),
    await refused('person.change', { id: unknown(), person }),
  ]
  assert.deepEqual(
    cases.map(([code]) => code),
    ['address-unknown', 'person-unknown'],
  )
})

test('an address book has at most twenty addresses', async () => {
  const add = () => shop.call('address.add', { address, isDefault: false }, ada)
  const added = await Promise.all(Array.from({ length: 21 }, add))
  assert.deepEqual(
    added.flatMap(({ refused: code }) => code ?? []),
    ['address-book-full'],
  )
})

test('a registry has a name, a day to come, and an address of the book; a customer has ten', async () => {
  await shop.call('wishlist.add', { productId: shop.teddy.productId }, ada)
  const addressId = (await shop.call('address.list', {}, ada)).data.addresses[0]!.id
  const today = plainDateIn(shop.clock.now, 'Europe/Berlin')
  const wedding = {
    kind: 'wedding' as const,
    title: 'Ida & Max',
    happensOn: today,
    hidesGiven: false,
    addressId,
  }
  const [code, fields] = await refused('registry.add', { ...wedding, title: ' ', happensOn: '2020-02-02' })
  assert.deepEqual([code, Object.keys(fields!)], ['registry-invalid', ['title', 'happensOn']])
  assert.equal((await refused('registry.add', { ...wedding, addressId: unknown() }))[0], 'address-unknown')
  const all = Array.from({ length: maxRegistries + 1 }, () => shop.call('registry.add', wedding, ada))
  const made = await Promise.all(all)
  assert.deepEqual(
    made.flatMap((each) => each.refused ?? []),
    ['registries-full'],
  )
  const { key } = made.find(({ refused: none }) => !none)!.data
  assert.equal((await refused('registry.quote', { key, gifts: [] }))[0], 'registry-nothing-chosen')
})
