// The seller of a shop whose merchant has set nothing.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleSeller } from '#domain/markets/seller.ts'
import { readConfig } from './config.ts'
import { defaultSettings } from './default-settings.ts'

const sellerWith = (environment: Record<string, string>) => defaultSettings(readConfig(environment)).seller

test('a shop without the sample has no seller until it is set', () => {
  assert.deepEqual(sellerWith({ SAMPLE: 'off' }), { lines: [], country: 'DE', email: '', vatId: null })
  const own = { SELLER: 'Shop Ltd; 1 High Street; Dublin', SELLER_EMAIL: 'hello@shop.test' }
  assert.deepEqual(sellerWith({ SAMPLE: 'off', ...own }).lines, ['Shop Ltd', '1 High Street', 'Dublin'])
  assert.equal(sellerWith({ SAMPLE: 'off', ...own }).email, 'hello@shop.test')
})

test('the sample shop has its own seller', () => {
  assert.deepEqual(sellerWith({}), sampleSeller)
})
