import assert from 'node:assert/strict'
import { test } from 'node:test'
import { typedNumber, unreadable } from './typed-number.ts'

test('a text that is no number is never read in part', () => {
  const read = (text: string) => [typedNumber(text, 'EUR'), typedNumber(text, undefined)]
  for (const [text, amount, whole] of [
    ['', null, null],
    [' 12 ', 1_200, 12],
    ['12,', 1_200, unreadable],
    ['12,5', 1_250, unreadable],
    ['1.234,50', unreadable, unreadable],
    ['1,299.00', unreadable, unreadable],
    ['1.500', unreadable, unreadable],
    [',', unreadable, unreadable],
    ['-', unreadable, unreadable],
    ['-3', unreadable, -3],
    ['12o', unreadable, unreadable],
  ] as const)
    assert.deepEqual(read(text), [amount, whole], text)
})
