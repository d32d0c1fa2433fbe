import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptySearchTexts, readSearchRules, unreadableLines } from '#domain/settings/search-words.ts'
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

test('every shop leads queries about itself to its pages, unless the merchant leads them elsewhere or switches them off', () => {
  assert.equal(redirectFor('Where is my order', 'us'), '/trackOrder')
  assert.equal(redirectFor('Wunschzettel', 'de'), '/wishlist')
  assert.equal(redirectFor('メルマガ', 'ja'), '/newsletter')
  assert.equal(redirectFor('تتبع الطلب', 'ar'), '/trackOrder')
  assert.equal(redirectFor('order of the day', 'us'), undefined)
  const own = readSearchRules({
    ...emptySearchTexts,
    synonyms: '- wishlist',
    redirects: 'newsletter = /rich/news',
  })
  assert.equal(redirectFor('newsletter', 'us', own), '/rich/news')
  assert.equal(redirectFor('wishlist', 'us', own), undefined)
  assert.equal(redirectFor('favorites', 'us', own), '/wishlist')
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

test('a line with a dash switches off the defaults of one word or phrase', () => {
  const texts = { synonyms: 'mug, tankard\n- toy\n－おもちゃ\n–coffee cup', redirects: '', first: '' }
  const { synonyms, plain } = readSearchRules(texts)
  assert.deepEqual(synonyms, [['mug', 'tankard']])
  assert.deepEqual(plain, ['toy', 'おもちゃ', 'coffee cup'])
  assert.deepEqual(unreadableLines(texts), [])
  // Stored before dashes had a meaning.
  assert.deepEqual(readSearchRules({ ...texts, synonyms: '- toy, doll' }).plain, [])
  const wrong = { ...texts, synonyms: '- toy, doll\n-\n- !\n- a = b' }
  assert.deepEqual(unreadableLines(wrong), ['synonyms.1', 'synonyms.2', 'synonyms.3', 'synonyms.4'])
})

test('a word without defaults is not replaced as its former synonym', () => {
  const texts = { synonyms: 'cup, goblet', redirects: '', first: '' }
  assert.deepEqual(synonymQueries('mug', 'us', readSearchRules(texts)), ['goblet'])
  const without = readSearchRules({ ...texts, synonyms: 'cup, goblet\n- cups' })
  assert.deepEqual(synonymQueries('mug', 'us', without), [])
  assert.deepEqual(synonymQueries('cup', 'us', without), ['goblet'])
})
