// What a page of error shows of an address.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainPath } from './error-page.ts'

test('an address is shown as a person reads it', () => {
  assert.equal(plainPath('/k%C3%A4se'), '/käse')
  assert.equal(plainPath('/%zz'), '/%zz')
})

test('characters that nobody sees, or that turn the text around, are left out', () => {
  assert.equal(plainPath('/a%E2%80%AEb%00c%E2%80%8B'), '/abc')
})

test('a very long address is cut', () => assert.equal(plainPath(`/${'a'.repeat(5_000)}`).length, 200))
