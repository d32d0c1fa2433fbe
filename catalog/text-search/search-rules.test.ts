import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSearchRules, unreadableLines } from '#domain/settings/search-words.ts'
import { firstProducts, redirectFor, synonymQueries } from './search-rules.ts'

const rules = readSearchRules({
  synonyms: 'mug, coffee cup, tankard\n保温杯, マグ',
  redirects: 'shipping cost = /rich/delivery\n送料 = /rich/delivery',
  first: 'birthday = name-mug, photo-cushion',
})

test('a word or phrase is replaced by each of its synonyms, in any form', () => {
  assert.deepEqual(synonymQueries('blue mugs', 'us', rules), ['blue coffee cup', 'blue tankard'])
  assert.deepEqual(synonymQueries('Coffee cups for mum', 'us', rules), ['mug for mum', 'tankard for mum'])
  assert.deepEqual(synonymQueries('青い保温杯', 'ja', rules), ['青イマグ'])
  assert.deepEqual(synonymQueries('coffee', 'us', rules), [])
})

test('a query leads to a page only as a whole', () => {
  assert.equal(redirectFor('Shipping costs', 'us', rules), '/rich/delivery')
  assert.equal(redirectFor('送料', 'ja', rules), '/rich/delivery')
  assert.equal(redirectFor('shipping cost mug', 'us', rules), undefined)
})

test('products come first for each query with all words of the rule', () => {
  assert.deepEqual(firstProducts('birthday mug', 'us', rules), ['name-mug', 'photo-cushion'])
  assert.deepEqual(firstProducts('mug', 'us', rules), [])
})

test('unreadable lines are named by field and number', () => {
  const texts = {
    synonyms: 'mug, cup\n\nmug',
    redirects: 'x = https://a.example\nfaq = /rich/faq',
    first: '= y',
  }
  assert.deepEqual(unreadableLines(texts), ['synonyms.3', 'redirects.1', 'first.1'])
})
