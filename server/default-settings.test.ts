// Name and seller of a shop whose merchant has set nothing.
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

test('only the merchant promises how soon messages are answered', () => {
  assert.equal(defaultSettings(readConfig({ SAMPLE: 'off' })).answerDays, 0)
  assert.equal(defaultSettings(readConfig({})).answerDays, 1)
})

test('the sample shop has its own seller', () => {
  assert.deepEqual(sellerWith({}), sampleSeller)
})

test('a shop that has no name is called as its seller, else as its host, never as the sample', () => {
  const named = (environment: Record<string, string>) => {
    const { shopName, sender } = defaultSettings(readConfig({ SAMPLE: 'off', ...environment }))
    return [shopName, sender.replace(/ <.*/, '')]
  }
  const PUBLIC_ORIGIN = 'https://www.vases.example'
  assert.deepEqual(named({ PUBLIC_ORIGIN }), ['vases.example', 'vases.example'])
  assert.deepEqual(named({ PUBLIC_ORIGIN, SELLER: 'Vase Ltd; 1 High Street; Dublin' }), [
    'Vase Ltd',
    'Vase Ltd',
  ])
  assert.deepEqual(named({ PUBLIC_ORIGIN, MAIL_FROM: 'Vases <hi@vases.example>' }), ['Vases', 'Vases'])
  assert.deepEqual(named({ PUBLIC_ORIGIN, MAIL_FROM: 'hi@vases.example' }), [
    'vases.example',
    'hi@vases.example',
  ])
  assert.equal(defaultSettings(readConfig({})).shopName, 'Posy')
})
