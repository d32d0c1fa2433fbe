import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eastAsianTypeface } from './east-asian-typeface.ts'

test('kana and Hangul decide; Chinese characters follow the language of the page or order', () => {
  assert.equal(eastAsianTypeface('Zoë & Ида 2026', 'ja'), null)
  assert.equal(eastAsianTypeface('Yui ゆい', 'us'), 'klee-one')
  assert.equal(eastAsianTypeface('하늘', 'zh'), 'nanum-pen-script')
  assert.equal(eastAsianTypeface('結衣', 'ja'), 'klee-one')
  assert.equal(eastAsianTypeface('小美', 'zh'), 'ma-shan-zheng')
  assert.equal(eastAsianTypeface('小美', 'us'), 'ma-shan-zheng')
})
