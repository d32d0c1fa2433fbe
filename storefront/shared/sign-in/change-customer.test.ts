// Signing out removes every stored value that tells something about the customer.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { personalKeys } from './change-customer.ts'

/** `user` is cleared by its own store. The others are choices for this device, or numbers of reported orders. */
const keptKeys = ['user', 'visitor', 'consent', 'packed', 'measured-orders']

test('a stored value is either removed at the sign-out or known to be impersonal', () => {
  const keys = globSync('storefront/**/*.{ts,tsx}').flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    return [...source.matchAll(/ persisted(?:<[^(]+>)?\(\s*(?:'([^']+)'|(\w+))/g)].map(
      ([, key, constant]) => key ?? new RegExp(`${constant} = '([^']+)'`).exec(source)?.[1] ?? file,
    )
  })
  assert.deepEqual(keys.filter((key) => !personalKeys.includes(key)).toSorted(), keptKeys.toSorted())
})
