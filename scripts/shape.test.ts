// Limits for all sources: length of files and functions, header comments, no unfinished work, no paths of one machine.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { isDataTable, isSource, isText, shopFiles } from './shop-files.ts'

const maxLines = 300

test('no file has more than 300 lines', () => {
  const long = shopFiles(isSource)
    .filter((file) => !isDataTable(file))
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > maxLines)
  assert.deepEqual(long, [])
})

test('every file excepted from the limit of 80 lines per function still has a longer function', () => {
  const rule = 'max-lines-per-function'
  const { rules, overrides } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as LintSettings
  const excepted = overrides.find((each) => each.rules[rule] === 'off')?.files ?? []
  const folder = mkdtempSync(path.join(tmpdir(), 'posy-shape-'))
  const config = path.join(folder, 'lint.json')
  writeFileSync(
    config,
    JSON.stringify({ categories: { correctness: 'off' }, rules: { [rule]: rules[rule] } }),
  )
  const args = ['-c', config, '--format=unix', ...excepted]
  const { stdout } = spawnSync('node_modules/.bin/oxlint', args, { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  assert.deepEqual(
    excepted.filter((file) => !stdout.includes(`${file}:`)),
    [],
  )
})

type LintSettings = {
  rules: Record<string, unknown>
  overrides: { files: string[]; rules: Record<string, unknown> }[]
}

// Each pattern is split so that this file does not match it.
const forbidden: [what: string, pattern: RegExp][] = [
  ['unfinished work', new RegExp(`\\b(TO${'DO'}|FIX${'ME'})\\b`)],
  [
    'a path of one machine',
    new RegExp(`(^|[\\s'"\`(])/(ho${'me'}/\\w|Us${'ers'}/\\w|ro${'ot'}/|wo${'rk'}/)`),
  ],
  ['an unfinished merge', /^(<{7}|>{7}) /m],
]

for (const [what, pattern] of forbidden) {
  test(`no file contains ${what}`, () => {
    const violations = shopFiles(isText).flatMap((file) => {
      const at = pattern.exec(readFileSync(file, 'utf8'))
      return at ? [`${file}: ${at[0].trim()}`] : []
    })
    assert.deepEqual(violations, [])
  })
}

test('every source file starts with a comment about its purpose', () => {
  const withoutHeader = shopFiles(isSource)
    .filter((file) => !/\.css$|\.test\.ts$/.test(file))
    .filter((file) => !/^(#!.*\n)?\s*(\/\/|\/\*)/.test(readFileSync(file, 'utf8')))
  assert.deepEqual(withoutHeader, [])
})
