import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Address } from '../delivery/address.ts'
import {
  buyerAddress,
  buyerGreeting,
  buyerName,
  giverFirstName,
  giverName,
  isNamedIn,
} from './order-greeting.ts'

const anna = { firstName: 'Anna', lastName: 'Petersen', country: 'DE' } as Address
const hana = { firstName: '花', lastName: '山田', country: 'JP' } as Address
const plain = { buyerName: '', email: 'bo@example.com', lines: [{ giftMessage: '' }] }

test("a greeting contains the buyer's name, and no name if the parcel goes to somebody else", () => {
  assert.equal(buyerGreeting({ ...plain, deliveries: [{ address: anna, message: '' }] }), 'Anna')
  assert.equal(buyerGreeting({ ...plain, deliveries: [{ address: hana, message: '' }] }), '山田 花')
  assert.equal(buyerGreeting({ ...plain, deliveries: [{ address: anna, message: 'For you' }] }), '')
  const withWords = [{ giftMessage: 'Happy birthday' }]
  assert.equal(
    buyerGreeting({ ...plain, lines: withWords, deliveries: [{ address: anna, message: '' }] }),
    '',
  )
  const two = [anna, hana].map((address) => ({ address, message: '' }))
  assert.equal(buyerGreeting({ ...plain, deliveries: two }), '')
  assert.equal(buyerGreeting({ ...plain, buyerName: 'Bo Larsson', deliveries: two }), 'Bo')
})

test('a buyer whose e-mail begins with the first name of the address writes to himself', () => {
  const deliveries = [{ address: anna, message: 'For you' }]
  assert.equal(buyerGreeting({ ...plain, email: 'anna.p@example.com', deliveries }), 'Anna')
  assert.equal(buyerGreeting({ ...plain, email: 'emma@example.com', deliveries }), '')
  const withWords = { ...plain, email: 'anna.p@example.com', lines: [{ giftMessage: 'For you' }] }
  assert.equal(buyerGreeting({ ...withWords, deliveries: [{ address: anna, message: '' }] }), 'Anna')
})

test('the name of the buyer says whether the buyer is the recipient', () => {
  const to = (address: Address, name: string, message = '') => ({
    ...plain,
    buyerName: name,
    deliveries: [{ address, message }],
  })
  for (const name of ['Anna Petersen', ' anna  PETERSEN ', 'Petersen Anna', 'Anna']) {
    const own = to(anna, name, 'For me')
    assert.deepEqual([buyerAddress(own), buyerGreeting(own), giverName(own)], [anna, 'Anna', ''], name)
  }
  assert.equal(buyerAddress(to(hana, '山田花')), hana)
  const gift = { ...to(anna, 'Bo Ek Larsson'), email: 'anna@example.com' }
  assert.deepEqual([buyerAddress(gift), buyerGreeting(gift)], [null, 'Bo'], 'also without a message')
  assert.deepEqual([giverName(gift), giverFirstName(gift, anna)], ['Bo Ek Larsson', 'Bo'])
})

test('the recipient reads the first name of the giver, and never an e-mail', () => {
  const deliveries = [anna, hana].map((address) => ({ address, message: '' }))
  const read = (name: string, recipient: Address) =>
    giverFirstName({ ...plain, buyerName: name, deliveries }, recipient)
  assert.equal(read('Bo Larsson', anna), 'Bo')
  assert.deepEqual([read('Anna Petersen', anna), read('Anna Petersen', hana)], ['', 'Anna'], 'one of several')
  assert.deepEqual([read('bo@example.com', anna), read('', anna)], ['', ''])
})

test('a name is compared with an e-mail in basic letters', () => {
  assert.equal(isNamedIn('annapetersen@example.com', 'Anna'), true)
  assert.equal(isNamedIn('rene.d@example.com', 'René'), true)
  assert.equal(isNamedIn('marie-claire@example.com', 'Marie Claire'), true)
  assert.equal(isNamedIn('petersen@anna.example', 'Anna'), false)
  for (const name of ['', 'A', '葵', 'ليلى']) assert.equal(isNamedIn('a@example.com', name), false, name)
})

test('the profile gets a name only if the order says which part is the last name', () => {
  const to = (address: Address) => ({ ...plain, deliveries: [{ address, message: '' }] })
  assert.deepEqual(buyerName(to(hana)), { firstName: '花', lastName: '山田' })
  const two = [anna, hana].map((address) => ({ address, message: '' }))
  const named = (name: string) => buyerName({ ...plain, buyerName: name, deliveries: two })
  assert.deepEqual(named(' Bo  Ek Larsson '), { firstName: 'Bo', lastName: 'Ek Larsson' })
  assert.deepEqual(['', 'Bo', '山田 花'].map(named), [null, null, null])
})
