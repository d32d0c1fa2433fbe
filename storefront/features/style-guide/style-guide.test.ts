// Nothing is built of parts that the style guide does not show.
import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'

const parts = path.resolve(import.meta.dirname, '../../ui')

/** A file and all that it brings along, of our own. */
function shown(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen
  seen.add(file)
  for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(/^(?:import|export)[^'()]*'(\.[^']+)'/gm))
    shown(path.resolve(path.dirname(file), from), seen)
  return seen
}

test('every file of storefront/ui is in the style guide', () => {
  const all = shown(path.join(import.meta.dirname, 'StyleGuide.tsx'))
  // The layout shows one around every page; only pages without scripts show the other.
  const around = ['PlainSubmit.tsx', 'Toasts.tsx']
  const missing = readdirSync(parts)
    .filter((file) => !file.endsWith('.test.ts') && !around.includes(file))
    .filter((file) => !all.has(path.join(parts, file)))
  assert.deepEqual(missing, [])
})

test('every part of storefront/ui stands there itself, not only inside another', () => {
  const specimens = readdirSync(import.meta.dirname).filter((file) => file.endsWith('Specimens.tsx'))
  const text = specimens.map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8')).join('\n')
  // What every field stands in, what stands in the layout, and what only pages without scripts show.
  const inner = ['FieldFrame.tsx', 'PlainSubmit.tsx', 'Toasts.tsx']
  const missing = readdirSync(parts).filter(
    (file) => file.endsWith('.tsx') && !inner.includes(file) && !text.includes(`'../../ui/${file}'`),
  )
  assert.deepEqual(missing, [])
})
