// Tests which characters a product's technique can produce.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unsupportedCharacters, type Alphabet } from './alphabet.ts'

const carved: Alphabet = { scripts: ['Latn'], signs: "0123456789&.-'’" }
const written: Alphabet = { scripts: null, signs: '&.,-!?♥' }

test('an engraving alphabet supports Latin letters with accents, digits and its own signs', () => {
  for (const name of ['Ida', 'Zoë & Łukasz', 'Anne-Marie', 'D’Arcy', 'Œuvre 2027', 'Ñandú', 'Måns'])
    assert.deepEqual(unsupportedCharacters(name, carved), [])
})

test('unsupported characters are listed once, an emoji as one character', () => {
  assert.deepEqual(unsupportedCharacters('Ида 🐣', carved), ['И', 'д', 'а', '🐣'])
  assert.deepEqual(unsupportedCharacters('Mum ♥♥!', carved), ['♥', '!'])
  assert.deepEqual(unsupportedCharacters('👨‍👩‍👧‍👦', carved), ['👨‍👩‍👧‍👦'])
})

test('the alphabet of all scripts supports every script but no emoji', () => {
  for (const name of ['Ида', 'أمي', 'さくら', '小美', 'Ζωή', '엄마', 'नेहा', 'می‌خواهم', 'Mum ♥'])
    assert.deepEqual(unsupportedCharacters(name, written), [])
  assert.deepEqual(unsupportedCharacters('Mum 💐', written), ['💐'])
})

test('each script of several adds its own marks', () => {
  const embroidered: Alphabet = { scripts: ['Arab', 'Hira', 'Kana'], signs: '' }
  assert.deepEqual(unsupportedCharacters('مُحمّد サリー さくら', embroidered), [])
  assert.deepEqual(unsupportedCharacters('小 a', embroidered), ['小', 'a'])
})
