// What a row of a table of recipients names.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseVariant } from './bulk-gifts.ts'

test('option values are divided by the commas of every script', () => {
  const variant = { options: { colour: '燕麦色', size: '大' } } as unknown as Parameters<
    typeof chooseVariant
  >[0]['variants'][number]
  for (const typed of ['燕麦色, 大', '燕麦色，大', '燕麦色、大', '燕麦色، 大'])
    assert.equal(chooseVariant({ options: [], variants: [variant] }, typed), variant)
})
