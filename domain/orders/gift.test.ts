// Tests gift messages, personalisation and gift wrap.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Alphabet } from '../catalog/alphabet.ts'
import {
  checkGiftMessage,
  checkPersonalisation,
  giftWrapPrice,
  maxGiftMessage,
  normaliseGiftText,
} from './gift.ts'
import { currencies } from '../pricing/money.ts'
import { characterCount } from '../text.ts'

const family = '👨‍👩‍👧‍👦'
const wales = '🏴󠁧󠁢󠁷󠁬󠁳󠁿'

test('a gift message has at most three hundred characters, and an emoji counts as one', () => {
  for (const character of ['a', 'é', 'e\u0301', '花', 'ä', family, wales, '🇵🇹']) {
    assert.equal(characterCount(character), 1)
    assert.equal(checkGiftMessage(character.repeat(maxGiftMessage)), null)
    assert.equal(checkGiftMessage(`${character.repeat(maxGiftMessage)}b`), 'too-long')
  }
})

test('a message may have several lines in any script', () => {
  assert.equal(
    checkGiftMessage(normaliseGiftText('Dear Mum,\r\n\r\nhappy Mother’s Day!\rLove, Zoë 💐')),
    null,
  )
  assert.equal(checkGiftMessage('كل عام وأنتِ بخير'), null)
  assert.equal(checkGiftMessage('お母さん、いつもありがとう。'), null)
  assert.equal(checkGiftMessage(''), null)
})

test("a personalisation is one line up to the product's maximum length", () => {
  assert.equal(checkPersonalisation('Zoë ♥', 5, null), null)
  assert.equal(checkPersonalisation(family.repeat(5), 5, null), null)
  assert.equal(checkPersonalisation('Amélie', 5, null), 'too-long')
  assert.equal(checkPersonalisation('', 5, null), 'required')
  assert.equal(checkPersonalisation('A\nB', 5, null), 'line-break')
  assert.equal(checkPersonalisation('A\u2028B', 5, null), 'line-break')
})

test('a personalisation accepts the characters that the technique supports', () => {
  const carved: Alphabet = { scripts: ['Latn'], signs: '&' }
  assert.equal(checkPersonalisation('Zoë & Ida', 12, carved), null)
  assert.equal(checkPersonalisation('Ида', 12, carved), 'not-in-alphabet')
  assert.equal(checkPersonalisation('Ida 🐣', 12, carved), 'not-in-alphabet')
})

test('control characters and marks that reorder text are refused', () => {
  for (const bad of ['\u0000', '\u001b', '\t', '\u007f', '\u0085', '\u200f', '\u202e', '\u2066', '\ud800']) {
    assert.equal(checkGiftMessage(`a${bad}b`), 'bad-characters')
    assert.equal(checkPersonalisation(`a${bad}b`, 20, null), 'bad-characters')
  }
})

test('stacked accents on one letter are too long, not one character', () => {
  assert.equal(checkGiftMessage(`a${'\u0301'.repeat(100_000)}`), 'too-long')
})

test('an accepted text has no forbidden character, and normalising is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
      const text = normaliseGiftText(typed)
      assert.equal(normaliseGiftText(text), text)
      if (checkPersonalisation(text, 60, null) === null) {
        assert.equal(checkGiftMessage(text), null)
        assert.doesNotMatch(text, /[\p{Cc}\u202a-\u202e]/u)
        assert.ok(text.isWellFormed())
      }
    }),
  )
})

test('gift wrap has a price in every currency', () => {
  for (const currency of currencies) {
    assert.equal(giftWrapPrice(currency).currency, currency)
    assert.ok(giftWrapPrice(currency).minor > 0)
  }
})
