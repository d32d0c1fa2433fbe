// The size of the letters of a personal text.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeText } from './lettering.ts'

const lettering = {
  effect: 'glaze',
  ink: '',
  shade: '',
  baseline: [201, 567.9, 374, 634.7, 596, 576.5],
  width: 395,
  size: 152,
  stretch: 1,
  slant: 0,
  sample: '',
} as const

test('vowel marks above and below letters take no width', () => {
  for (const [marked, plain] of [
    ['مُحَمَّد', 'محمد'],
    ['שָׁלוֹם', 'שלום'],
  ] as const)
    assert.equal(placeText(marked, lettering).fontSize, placeText(plain, lettering).fontSize)
})
