// Processes share the test files of a group.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import type { Result } from './result-reporter.ts'
import { writeEntries } from './test-entries.ts'

const planted = {
  'fails.test.mjs': `test('fails', () => { throw new Error('planted') })`,
  'hangs.test.mjs': `test('hangs', () => new Promise((end) => setTimeout(end, 6000)))`,
  'hooks.test.mjs': `before(() => void globalThis.open++); after(() => void globalThis.open--); test('has its hook', () => assert.equal(open, 1))`,
  'incomplete.test.mjs': `import './nowhere.mjs'`,
  'last.test.mjs': `test('other hooks have ended', () => assert.equal(open, 0))`,
}

const group = { name: 'planted', files: '', needsDatabase: false, shared: [], concurrency: 1, ownProcess: [] }

test('each file runs once with its own hooks; a fault or timeout of one file does not affect the others', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'posy-entries-'))
  const files = Object.entries(planted).map(([name, text]) => {
    const file = path.join(folder, name)
    const imports = `import assert from 'node:assert/strict'\nimport { after, before, test } from 'node:test'\n`
    writeFileSync(file, `${imports}globalThis.open ??= 0\n${text}`)
    return file
  })
  const run = (concurrency: number, ownProcess: string[]): Promise<Result> =>
    resultOf(
      writeEntries(
        { ...group, timeoutMs: 5_000, concurrency, ownProcess },
        files,
        mkdtempSync(path.join(folder, 'run-')),
      ),
    )
  for (const result of await Promise.all([run(1, []), run(2, ['**/hangs.test.mjs'])])) {
    assert.deepEqual([result.counts.tests, result.counts.passed], [4, 2])
    const messages = result.failures.map(({ name, message }) => `${path.basename(name)}: ${message}`)
    assert.deepEqual(messages.map((message) => message.split(' imported')[0]!).sort(), [
      'fails: planted',
      'hangs.test.mjs: test timed out after 5000ms',
      'hangs: test did not finish before its parent and was cancelled',
      `incomplete.test.mjs: Cannot find module '${path.join(folder, 'nowhere.mjs')}'`,
    ])
  }
  rmSync(folder, { recursive: true })
})

test('a process goes on after a hook that fails', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'posy-entries-'))
  const texts = {
    'closes.test.mjs': `after(() => { throw new Error('planted') }); test('passes', () => undefined)`,
    'next.test.mjs': `test('runs too', () => undefined)`,
  }
  const files = Object.entries(texts).map(([name, text]) => {
    const file = path.join(folder, name)
    writeFileSync(file, `import { after, test } from 'node:test'\n${text}`)
    return file
  })
  const { counts, failures } = await resultOf(writeEntries({ ...group, timeoutMs: 1_000 }, files, folder))
  assert.equal(counts.tests, 2)
  assert.ok(failures.some(({ message }) => message.includes('planted')))
  rmSync(folder, { recursive: true })
})

test('a process ends with a failure where a hook of its file never ends', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'posy-entries-'))
  const file = path.join(folder, 'endless.test.mjs')
  const endless = `setInterval(() => undefined, 1_000); after(() => new Promise(() => undefined)); test('passes', () => undefined)`
  writeFileSync(file, `import { after, test } from 'node:test'\n${endless}`)
  const { failures } = await resultOf(writeEntries({ ...group, timeoutMs: 1_000 }, [file], folder))
  assert.ok(failures.length > 0)
  rmSync(folder, { recursive: true })
})

function resultOf(entries: readonly string[]): Promise<Result> {
  // Node starts no test runner inside a test process.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const args = ['--test', '--test-reporter=./scripts/result-reporter.ts', ...entries]
  // Failed tests end it with a code other than 0.
  return new Promise((resolve) =>
    execFile(process.execPath, args, { env }, (_failure, stdout) => resolve(JSON.parse(stdout) as Result)),
  )
}
