// Checks that the style guide shows every component of web/ui.
import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'

const root = path.resolve(import.meta.dirname, '../../..')
const uiFolder = path.join(root, 'web/ui')

/** A file and all files of the project that it imports. */
function importsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen
  seen.add(file)
  for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(/^(?:import|export)[^'()]*'([#.][^']+)'/gm))
    importsOf(
      from.startsWith('#') ? path.join(root, from.slice(1)) : path.resolve(path.dirname(file), from),
      seen,
    )
  return seen
}

test('every file of web/ui is in the style guide', () => {
  const all = importsOf(path.join(import.meta.dirname, 'StyleGuide.tsx'))
  // The layout of every page contains one; only pages without scripts show the other.
  const excluded = ['PlainSubmit.tsx', 'Toasts.tsx']
  const missing = readdirSync(uiFolder)
    .filter((file) => !file.endsWith('.test.ts') && !excluded.includes(file))
    .filter((file) => !all.has(path.join(uiFolder, file)))
  assert.deepEqual(missing, [])
})

test('every component of web/ui has its own specimen, not only inside another one', () => {
  const specimens = readdirSync(import.meta.dirname).filter((file) => file.endsWith('Specimens.tsx'))
  const text = specimens.map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8')).join('\n')
  // The frame of every field, a part of the layout, and one for pages without scripts.
  const inner = ['FieldFrame.tsx', 'PlainSubmit.tsx', 'Toasts.tsx']
  const missing = readdirSync(uiFolder).filter(
    (file) => file.endsWith('.tsx') && !inner.includes(file) && !text.includes(`'#web/ui/${file}'`),
  )
  assert.deepEqual(missing, [])
})
