// Prometheus' own tool checks the alert rules and runs their tests.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { report } from './testing-nodes.ts'

const program = '/usr/bin/promtool'
const skip = !existsSync(program) && 'needs the Debian package prometheus'
const run = promisify(execFile)

test('the alerts are valid, and each fires when it should', { skip }, async () => {
  const cwd = path.resolve(import.meta.dirname, '../../deploy/prometheus')
  const { stdout } = await run(program, ['check', 'rules', 'alerts.yml'], { cwd })
  const found = /SUCCESS: (\d+) rules found/.exec(stdout)?.[1]
  assert.ok(Number(found) > 0, stdout)
  await run(program, ['test', 'rules', 'alerts.test.yml'], { cwd })
  await report('alert rules and their tests, by promtool', 'valid', `${found} rules, all tests pass`)
})
