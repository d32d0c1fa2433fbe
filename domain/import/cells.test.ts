import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  cleanLine,
  isDamagedNumber,
  isDoubleEncoded,
  neutralCell,
  readAmount,
  readFlag,
  readNumber,
  restoredCell,
} from './cells.ts'

test('no exported text starts a formula, and every text is restored', () => {
  for (const formula of ['=cmd', '+1', '-2', '@SUM', '\t=1', '\r=1']) assert.match(neutralCell(formula), /^'/)
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("'", '=', '-', '5', 'a', '\t', ' '), maxLength: 6 }),
      (text) => {
        assert.equal(restoredCell(neutralCell(text)), text)
      },
    ),
  )
  assert.equal(restoredCell("'4006381333931"), '4006381333931')
})

test('an amount is read with either decimal separator, and refused where it is ambiguous', () => {
  assert.equal(readAmount('18.90', 'EUR'), 1890)
  assert.equal(readAmount('18,9', 'EUR'), 1890)
  assert.equal(readAmount('1.234,50 €', 'EUR'), 123450)
  assert.equal(readAmount('1,234.50', 'EUR'), 123450)
  assert.equal(readAmount('2800', 'JPY'), 2800)
  assert.equal(readAmount('2800.00', 'JPY'), 2800)
  assert.equal(readAmount('1234.500', 'EUR'), 123450)
  assert.equal(readAmount('0.500', 'EUR'), 50)
  for (const wrong of ['1,234', '1.000', '12.500', '18.905', '-3', '', 'free', '1.2.3', '28.5E3'])
    assert.equal(readAmount(wrong, 'EUR'), undefined, wrong)
  assert.equal(readAmount('2800.50', 'JPY'), undefined)
  assert.equal(readAmount('2.800', 'JPY'), undefined)
})

test('weights have decimals, and damaged numbers are recognised', () => {
  assert.equal(readNumber('36.8543800625'), 36.8543800625)
  assert.equal(readNumber('.5'), 0.5)
  assert.equal(readNumber('-3'), -3)
  assert.ok(isDamagedNumber('8.72E+12'))
  assert.ok(!isDamagedNumber('E12'))
})

test('flags are read in the language of the spreadsheet', () => {
  assert.equal(readFlag('WAHR'), true)
  assert.equal(readFlag('FALSE'), false)
  assert.deepEqual(['PRAWDA', 'EPÄTOSI'].map(readFlag), [true, false])
  assert.equal(readFlag('maybe'), undefined)
})

test('invisible characters and doubled encoding are recognised', () => {
  assert.equal(cleanLine('  Mug\u00A0\u200E blue\u0007 '), 'Mug blue')
  assert.ok(isDoubleEncoded('CafÃ©'))
  assert.ok(!isDoubleEncoded('São Tomé, Ångström'))
})
