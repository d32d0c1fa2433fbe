// Tests that each lint rule reports its planted fault, and nothing else. The faults are files in a copy of the
// configuration.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, suite, test } from 'node:test'
import { plantedFaults } from './planted-faults.ts'

const root = path.resolve(import.meta.dirname, '..')
const configuration = ['.oxlintrc.json', '.stylelintrc.json', 'tsconfig.json', 'tsconfig.domain.json']
const reported = new Map<string, string[]>()
let folder: string

suite('the lint rules of the architecture', () => {
  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'posy-rules-'))
    for (const file of [...configuration, 'package.json', 'scripts/architecture-rules.mjs']) {
      cpSync(path.join(root, file), path.join(folder, file))
    }
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
    for (const [, file, text, , beside] of plantedFaults) {
      for (const [name, content] of Object.entries({ ...beside, [file]: text })) {
        mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
        writeFileSync(path.join(folder, name), content)
      }
    }
    collect(run('oxlint', '--format=unix'), /^(.+?):\d+:\d+: (.*)$/)
    collect(run('stylelint', '--formatter=unix', '{web,storefront}/**/*.css'), /^(.+?):\d+:\d+: (.*)$/)
    collect(run('tsc', '--pretty', 'false', '-p', 'tsconfig.domain.json'), /^(.+?)\(\d+,\d+\): (.*)$/)
  })
  after(() => rmSync(folder, { recursive: true }))

  for (const [fault, file, , found] of plantedFaults) {
    test(`${fault} ${found ? 'is reported' : 'is allowed'}`, () => {
      const messages = reported.get(file) ?? []
      if (found) assert.match(messages.join('\n'), found)
      else assert.deepEqual(messages, [])
    })
  }

  test('no two plants share a file', () => {
    const files = plantedFaults.map(([, file]) => file)
    assert.equal(new Set(files).size, files.length)
  })
})

function run(command: string, ...args: string[]): string {
  const program = path.join(root, 'node_modules', '.bin', command)
  const { stdout, stderr, error } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' })
  assert.ifError(error)
  return stdout + stderr
}

function collect(output: string, line: RegExp): void {
  for (const text of output.split('\n')) {
    const [, file, message] = line.exec(text) ?? []
    if (!file || !message) continue
    const name = path.relative(folder, path.resolve(folder, file))
    reported.set(name, [...(reported.get(name) ?? []), message])
  }
}
