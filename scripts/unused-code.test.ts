// Every file, export and dependency has a use. `knip.json` names the entry points.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'

test('no file, export or package is unused', () => {
  const { stdout, stderr, error, status } = spawnSync(
    'node_modules/.bin/knip',
    ['--no-progress', '--no-config-hints'],
    {
      encoding: 'utf8',
    },
  )
  assert.equal(error, undefined)
  assert.equal(`${stdout}${stderr}`.trim(), '')
  assert.equal(status, 0)
})
