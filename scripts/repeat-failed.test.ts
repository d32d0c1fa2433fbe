// A failed file runs again alone; only a second failure counts.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { repeatFailed } from './repeat-failed.ts'

const files = ['e2e/cart.e2e.ts', 'e2e/gifts.e2e.ts']
const slow = { place: 'e2e/cart.e2e.ts:12', name: 'a cart is kept', message: 'timeout' }
const wrong = { place: 'e2e/gifts.e2e.ts:7', name: 'a gift opens', message: '1 !== 2' }

test('a test that fails twice has failed; one that passes alone is listed', async () => {
  const ran: string[][] = []
  const outcome = await repeatFailed(
    { passed: 10, failed: 2, skipped: 0, failures: [slow, wrong] },
    files,
    async (failed) => {
      ran.push(failed)
      return { passed: 4, failed: 1, skipped: 0, failures: [wrong] }
    },
  )
  assert.deepEqual(ran, [files])
  assert.deepEqual(outcome, { passed: 11, failed: 1, skipped: 0, failures: [wrong], unstable: [slow] })
})

test('nothing is repeated without failures, for many files, or when a process ended without a result', async () => {
  const many = Array.from({ length: 9 }, (_, i) => `e2e/${i}.e2e.ts`)
  const failuresOf = (all: readonly string[]) => all.map((place) => ({ ...slow, place }))
  for (const [known, failures] of [
    [files, []],
    [many, failuresOf(many)],
    [files, [slow, { ...slow, place: 'run/e2e-003.mjs' }]],
  ] as const) {
    const first = { passed: 1, failed: failures.length, skipped: 0, failures }
    const outcome = await repeatFailed(first, known, () => assert.fail('repeated'))
    assert.deepEqual(outcome, { ...first, unstable: [] })
  }
})
