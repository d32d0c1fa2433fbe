// Each pitfall in the documentation has a test with its name, and each test is in the documentation.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name)

test('the table of import pitfalls names its tests', () => {
  const table = namesIn(readFileSync('docs/import-pitfalls.md', 'utf8'), /^\| (?!pitfall )(.+?) \|/gm)
  const sources = globSync('services/import/pitfalls-*.test.ts').map((file) => readFileSync(file, 'utf8'))
  const tests = namesIn(sources.join('\n'), /^test\('(.+?)',/gm)
  const pictures = readFileSync('ops/import/import-pictures.test.ts', 'utf8')
  const [others, own] = [table.filter((name) => pictures.includes(name)), new Set(tests)]
  assert.equal(others.length, 1)
  assert.deepEqual(table.filter((name) => !others.includes(name)).toSorted(), [...own].toSorted())
})
