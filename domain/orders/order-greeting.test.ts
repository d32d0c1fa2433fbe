import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Address } from '../delivery/address.ts'
import { buyerGreeting, buyerName } from './order-greeting.ts'

const anna = { firstName: 'Anna', lastName: 'Petersen', country: 'DE' } as Address
const hana = { firstName: '花', lastName: '山田', country: 'JP' } as Address
const plain = { buyerName: '', lines: [{ giftMessage: '' }] }

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

test('the profile gets a name only if the order says which part is the last name', () => {
  const to = (address: Address) => ({ ...plain, deliveries: [{ address, message: '' }] })
  assert.deepEqual(buyerName(to(hana)), { firstName: '花', lastName: '山田' })
  const two = [anna, hana].map((address) => ({ address, message: '' }))
  const named = (name: string) => buyerName({ ...plain, buyerName: name, deliveries: two })
  assert.deepEqual(named(' Bo  Ek Larsson '), { firstName: 'Bo', lastName: 'Ek Larsson' })
  assert.deepEqual(['', 'Bo', '山田 花'].map(named), [null, null, null])
})
