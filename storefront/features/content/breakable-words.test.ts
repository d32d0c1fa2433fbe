import assert from 'node:assert/strict'
import { test } from 'node:test'
import { breakableWords } from './breakable-words.ts'

/** The parts of a paragraph that stay on a line. */
const partsOf = (text: string) =>
  breakableWords(`<p>${text}</p>`)
    .replaceAll(/<\/?p[^>]*>/g, '')
    .split('<wbr>')
    .filter(Boolean)

test('a line of Japanese text may begin with a word, not with its particle or ending', () => {
  assert.deepEqual(partsOf('十個は飾りません。'), ['十個は', '飾りません。'])
  assert.deepEqual(partsOf('どれも自分たちが贈りたいと思える'), [
    'どれも',
    '自分たちが',
    '贈りたいと',
    '思える',
  ])
  assert.deepEqual(partsOf('席を探す人はいなくなり'), ['席を', '探す', '人はいなくなり'])
})

test('compounds, numbers with their unit, and polite words are on one line', () => {
  assert.deepEqual(partsOf('ここまでで5分。名前も知っている陶芸家').slice(-4), [
    '名前も',
    '知って',
    'いる',
    '陶芸家',
  ])
  assert.deepEqual(partsOf('もう一度お送りします。'), ['もう一度', 'お送りします。'])
  assert.deepEqual(partsOf('丸め、コーティングし、'), ['丸め、', 'コーティングし、'])
  assert.deepEqual(partsOf('お土産の贈りもの'), ['お土産の', '贈りもの'])
  assert.deepEqual(partsOf('織り手と作り手の名前'), ['織り手と', '作り手の', '名前'])
  assert.equal(partsOf('ここまでで5分。').at(-1), '5分。')
})

test('a particle stays with the link before it, and character references are whole', () => {
  assert.deepEqual(partsOf('<a href="/x">お支払い方法</a>を見る'), [
    '<a href="/x">',
    'お支払い',
    '方法</a>を',
    '見る',
  ])
  assert.doesNotMatch(breakableWords('<p>紙&amp;花&#39;s</p>'), /&<wbr>|&#<wbr>/)
})

test('headings and cards stay as they are', () => {
  const page = '<h2>高いもの</h2><ul><li><picture></picture><span>花</span></li></ul>'
  assert.equal(breakableWords(page), page)
})
