import assert from 'node:assert/strict'
import { test } from 'node:test'
import { breakableKatakana } from './breakable-katakana.ts'

test('a long Japanese compound breaks between its words, and no other text changes', () => {
  assert.equal(breakableKatakana('チョコレートトリュフ 12個入り'), 'チョコレート<wbr>トリュフ 12個入り')
  assert.doesNotMatch(breakableKatakana('アロマキャンドル'), /<wbr>/)
  const others = 'ローズ &amp; Tee „Frühlingsgarten“'
  assert.equal(breakableKatakana(others), others)
})
