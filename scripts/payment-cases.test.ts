// Each test that docs/payment-cases.md names exists, and each test of Stripe is in the document.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

const rows = readFileSync('docs/payment-cases.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('.test.ts`'))
const cases = rows.map((row) => {
  const [, file, name] = /`([\w/.-]+\.test\.ts)`: (.+?) \|/.exec(row) ?? []
  return { row, file: file ?? '', name: name ?? '' }
})

/** Names of the tests of a file, without the provider that a name may begin with. */
function testsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(/\btest\(\s*(['"`])(.+?)\1,/g)].map(([, , name]) =>
    name!.replace(/^(\$\{name\}|fake): /, ''),
  )
}

test('every payment case names a test that exists', () => {
  assert.ok(cases.length > 30)
  for (const { row, file, name } of cases) assert.ok(testsOf(file).includes(name), row)
})

test('every test of a payment at Stripe is a case', () => {
  for (const file of ['contract', 'kill', 'model', 'reconcile-day', 'stripe'].map(
    (name) => `server/payments/stripe/${name}.test.ts`,
  ))
    for (const name of testsOf(file))
      assert.ok(
        cases.some((each) => each.file === file && each.name === name),
        `${file}: ${name}`,
      )
})
