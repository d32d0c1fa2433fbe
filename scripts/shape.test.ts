// The shape of the house: short files, and nothing in them that speaks of unfinished work or of one machine.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { isDataTable, isSource, isText, shopFiles } from './shop-files.ts'

const longestAllowed = 300
const medianAllowed = 60

test('files are short', (t) => {
  const lengths = shopFiles(isSource)
    .filter((file) => !isDataTable(file))
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').trimEnd().split('\n').length }))
    .sort((a, b) => a.lines - b.lines)
  const median = lengths[Math.floor(lengths.length / 2)]?.lines ?? 0
  const longest = lengths.at(-1)
  t.diagnostic(
    `${lengths.length} files, median ${median} lines, longest ${longest?.lines} (${longest?.file})`,
  )
  assert.ok(median < medianAllowed, `the median file has ${median} lines`)
  assert.deepEqual(
    lengths.filter(({ lines }) => lines > longestAllowed),
    [],
  )
})

// Written in halves so that this file holds none of them.
const forbidden: [what: string, pattern: RegExp][] = [
  ['unfinished work', new RegExp(`\\b(TO${'DO'}|FIX${'ME'})\\b`)],
  [
    'a path of one machine',
    new RegExp(`(^|[\\s'"\`(])/(ho${'me'}/\\w|Us${'ers'}/\\w|ro${'ot'}/|wo${'rk'}/)`),
  ],
  ['a merge that was not finished', /^(<{7}|>{7}) /m],
]

for (const [what, pattern] of forbidden) {
  test(`no file holds ${what}`, () => {
    const guilty = shopFiles(isText).flatMap((file) => {
      const at = pattern.exec(readFileSync(file, 'utf8'))
      return at ? [`${file}: ${at[0].trim()}`] : []
    })
    assert.deepEqual(guilty, [])
  })
}

test('every source file starts by saying what it is for', () => {
  const silent = shopFiles(isSource)
    .filter((file) => !/\.css$|\.test\.ts$/.test(file))
    .filter((file) => !/^(#!.*\n)?\s*(\/\/|\/\*)/.test(readFileSync(file, 'utf8')))
  assert.deepEqual(silent, [])
})
