// The limits of the running shop: who calls too often is told when to come back, and nobody else suffers.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { refusalCodes } from '#api/refusals.ts'
import { apiPath } from '#storefront/api/address.ts'
import { headersOf } from './testing-http.ts'
import { openTestProcess, type TestProcess } from './testing-process.ts'

let shop: TestProcess
before(async () => void (shop = await openTestProcess({ RATE_LIMITS: 'on' })))

const guess = (session: string, more: Record<string, string> = {}) =>
  shop.send({
    method: 'PUT',
    path: apiPath,
    headers: { ...headersOf({ session }), 'content-type': 'application/json', ...more },
    body: JSON.stringify({ api: 'cart.applyCoupon', code: 'GUESSED' }),
  })

test('who guesses coupons is stopped after ten, with the time to wait, and others are not', async () => {
  const answers = await Promise.all(Array.from({ length: 15 }, () => guess('guessing-visitor-1')))
  const stopped = answers.filter(({ status }) => status === 429)
  assert.deepEqual([stopped.length, answers.filter(({ status }) => status === 200).length], [5, 10])
  for (const { headers, text } of stopped) {
    assert.ok(Number(headers['retry-after']) > 0)
    assert.equal((JSON.parse(text) as { code: number }).code, refusalCodes['too-many-requests'])
  }
  assert.equal((await guess('another-visitor-22')).status, 200)
})

test('neither a new handle nor an invented address takes a guesser past the limit of the household', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, i) =>
      guess(`fresh-visitor-number-${i}`, {
        ip: `10.0.0.${i}`,
        'x-forwarded-for': `10.0.1.${i}`,
        forwarded: `for=10.0.2.${i}`,
      }),
    ),
  )
  assert.ok(answers.filter(({ status }) => status === 200).length < 30)
  assert.equal((await guess('the-very-last-visitor')).status, 429)
  assert.equal((await shop.call('cart.view', {})).code, 0, 'the rest of the shop stays open')
})
