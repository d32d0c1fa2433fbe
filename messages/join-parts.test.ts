import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joinParts } from './join-parts.ts'

test('the parts of a line have the comma of the reader’s language', () => {
  assert.equal(joinParts('de', ['Gartenweg 3', '26133 Oldenburg']), 'Gartenweg 3, 26133 Oldenburg')
  assert.equal(joinParts('ja', ['東京都', '1-2-3']), '東京都、1-2-3')
  assert.equal(joinParts('us', ['Emma', '']), 'Emma')
  assert.match(joinParts('ar', ['شارع النخيل 8', 'أبو ظبي']), /8\p{Cf}*، /u)
})
