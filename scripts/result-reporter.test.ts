// The end of a test run lists the names and messages of its failed tests.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'

const planted = `import { describe, test } from 'node:test'
test('passes', () => undefined)
describe('cart', () => { test('fails', () => { throw new Error('two\\n\\nlines') }) })`

test('the result counts the tests and has each failed test once, with place and message', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'posy-result-'))
  const file = path.join(folder, 'planted.test.mjs')
  writeFileSync(file, planted)
  // Node starts no test runner inside a test process.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const args = ['--test', '--test-reporter=./scripts/result-reporter.ts', file]
  const { stdout } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  const { counts, failures } = JSON.parse(stdout)
  assert.deepEqual([counts.tests, counts.passed], [2, 1])
  const place = `${path.relative('.', file)}:3`
  assert.deepEqual(failures, [{ place, name: 'fails', message: 'two\n\nlines' }])
})
