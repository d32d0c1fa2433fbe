import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decimalText, money } from './money.ts'
import { typedAmount } from './typed-amount.ts'

test('typed amounts are read with point or comma, in the decimals of the currency', () => {
  for (const [text, minor] of [
    ['12', 1200],
    ['12.5', 1250],
    [' 12,50 ', 1250],
    ['12.', null],
    ['1.234', null],
    ['x', null],
    ['0', 0],
    ['1.999', null],
    ['-1', null],
    ['', null],
    ['1e3', null],
  ] as const)
    assert.equal(typedAmount(text, 'EUR'), minor, text)
  assert.equal(typedAmount('1200', 'JPY'), 1200)
  assert.equal(typedAmount('1200.5', 'JPY'), null)
  assert.equal(typedAmount(decimalText(money(1890, 'EUR')), 'EUR'), 1890)
})
