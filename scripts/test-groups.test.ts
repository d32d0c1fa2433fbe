// Every test file of the project belongs to one group.
import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { test } from 'node:test'
import { filesOf, groups, needsOwnProcess } from './test-groups.ts'

test('`npm test` runs every test file once', () => {
  const written = globSync('**/*.{test,e2e}.ts', { exclude: ['node_modules', 'dist', 'var'] })
  const expected = written.filter((file) => !file.endsWith('.nodes.test.ts')).sort()
  const run = groups.flatMap((group) => filesOf(group, [])).sort()
  assert.ok(expected.length > 300)
  assert.deepEqual(run, expected)
})

test('a file that starts programs has a process of its own, and a file beside it shares one', () => {
  const data = groups.find(({ name }) => name === 'data')!
  assert.ok(needsOwnProcess(data, 'server/roles.test.ts'))
  assert.ok(needsOwnProcess(data, 'ops/nodes/jobs.test.ts'))
  assert.ok(!needsOwnProcess(data, 'server/config.test.ts'))
})
