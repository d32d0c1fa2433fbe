// Every file and folder that the documents name exists.
import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { shopFiles } from './shop-files.ts'

const all = shopFiles(() => true)
const documents = all.filter((file) => /^([A-Z]+|docs\/.+)\.md$/.test(file))
const folders = new Set(all.map((file) => file.split('/', 1)[0]!).filter((name) => !name.includes('.')))

/** Files of Norwegian, the example language of docs/add-a-language.md. */
const examples = ['messages/no', 'catalog/text-search/tables/no.txt']

/** Code spans that are paths of this project, and targets of links. */
function pathsIn(document: string): string[] {
  const text = readFileSync(document, 'utf8').replaceAll(/^```.*?^```/gms, '')
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span!)
  const named = spans.flatMap((span) => span.split(/[\s,()]+/)).filter(isPath)
  const linked = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)\s]+)\)/g)].map(([, target]) =>
    path.join(path.dirname(document), target!.split('#', 1)[0]!),
  )
  return [...named, ...linked]
}

function isPath(word: string): boolean {
  const [first = '', ...rest] = word.split('/')
  if (rest.length > 0) return folders.has(first) && !/[<>…]/.test(word)
  return /^[\w.-]+\.(ts|tsx|mjs|cjs|css|json|sql|md)$/.test(word)
}

/** A name without a folder matches in any folder; `*` and `{a,b}` are glob patterns. */
function exists(named: string): boolean {
  if (named.includes('/')) return existsSync(named) || (/[*{]/.test(named) && globSync(named).length > 0)
  return existsSync(named) || all.some((file) => path.basename(file) === named)
}

test('every file and folder that the documents name exists', () => {
  const missing = documents.flatMap((document) =>
    pathsIn(document)
      .filter((named) => !examples.includes(named) && !exists(named))
      .map((named) => `${document}: ${named}`),
  )
  assert.ok(documents.length > 30)
  assert.deepEqual(missing, [])
})
