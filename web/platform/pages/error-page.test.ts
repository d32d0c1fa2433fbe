// Titles of the error page and the display of an address.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readMessages } from '#messages/load.ts'
import type { Translate } from '#messages/translator.ts'
import { errorPage, readablePath, type ErrorData } from './error-page.ts'

test('status 404 is called Page Not Found, every other status Internal Server Error', () => {
  const messages = readMessages('us', 'shop')
  const t = ((key: string) => messages[key]) as unknown as Translate
  const resultOf = (status: number) => {
    const { page } = errorPage({ locale: 'us', country: 'US', path: '/' }, { shopName: 'Posy' }, t, status)
    const { message, description } = page.data as ErrorData
    assert.ok(description)
    return [page.status, message]
  }
  assert.deepEqual([404, 500, 503, 418].map(resultOf), [
    [404, 'Page Not Found'],
    [500, 'Internal Server Error'],
    [503, 'Internal Server Error'],
    [418, 'Internal Server Error'],
  ])
})

test('an address is shown decoded', () => {
  assert.equal(readablePath('/k%C3%A4se'), '/käse')
  assert.equal(readablePath('/%zz'), '/%zz')
})

test('invisible and direction-changing characters are removed', () => {
  assert.equal(readablePath('/a%E2%80%AEb%00c%E2%80%8B'), '/abc')
})

test('a long address is cut to 200 characters', () =>
  assert.equal(readablePath(`/${'a'.repeat(5_000)}`).length, 200))
