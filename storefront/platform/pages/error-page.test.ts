// What a page of error shows of an address.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readMessages } from '#messages/load.ts'
import type { Translate } from '#messages/translator.ts'
import { errorPage, plainPath, type ErrorData } from './error-page.ts'

test('an error is called Page Not Found where nothing is there, and Internal Server Error in every other case', () => {
  const words = readMessages('us', 'shop')
  const t = ((key: string) => words[key]) as unknown as Translate
  const called = (status: number) => {
    const { page } = errorPage({ locale: 'us', country: 'US', path: '/' }, t, status)
    const { message, description } = page.data as ErrorData
    assert.ok(description)
    return [page.status, message]
  }
  assert.deepEqual([404, 500, 503, 418].map(called), [
    [404, 'Page Not Found'],
    [500, 'Internal Server Error'],
    [503, 'Internal Server Error'],
    [418, 'Internal Server Error'],
  ])
})

test('an address is shown as a person reads it', () => {
  assert.equal(plainPath('/k%C3%A4se'), '/käse')
  assert.equal(plainPath('/%zz'), '/%zz')
})

test('characters that nobody sees, or that turn the text around, are left out', () => {
  assert.equal(plainPath('/a%E2%80%AEb%00c%E2%80%8B'), '/abc')
})

test('a very long address is cut', () => assert.equal(plainPath(`/${'a'.repeat(5_000)}`).length, 200))
