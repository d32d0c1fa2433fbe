import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressInLine } from './address-lines.ts'

test('an address in one line has the comma of its script', () => {
  assert.equal(addressInLine(['Gartenweg 3', '26133 Oldenburg']), 'Gartenweg 3, 26133 Oldenburg')
  assert.equal(addressInLine(['شارع النخيل 8', 'أبو ظبي']), 'شارع النخيل 8، أبو ظبي')
})
