// Which tests a change can touch: those whose modules, followed along their imports, lead to a changed file.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { shopFiles } from './shop-files.ts'

const isModule = (file: string): boolean => /\.(ts|tsx|mjs|cjs|css)$/.test(file)

/** What differs from the main branch, files that git does not know yet included. */
export function changedFiles(): string[] {
  const base = ['origin/main', 'main'].find((branch) => git('rev-parse', '--verify', '-q', branch) !== '')
  const since = (base && git('merge-base', base, 'HEAD')) || 'HEAD'
  const files = [git('diff', '--name-only', since), git('ls-files', '--others', '--exclude-standard')]
  return files.flatMap((list) => list.split('\n')).filter((file) => file !== '')
}

/** Those of `tests` that lead to any of `changed`; all of them after a change of what every test stands on. */
export function testsOf(changed: readonly string[], tests: readonly string[]): string[] {
  const modules = shopFiles(isModule)
  const texts = new Map(modules.map((file) => [file, readFileSync(file, 'utf8')]))
  if (changed.some(isForEverything)) return [...tests]
  const touched = new Set(changed.flatMap((file) => (isModule(file) ? [file] : readersOf(file, texts))))
  const importers = new Map<string, string[]>()
  for (const [file, text] of texts)
    for (const named of namedIn(file, text)) importers.set(named, [...(importers.get(named) ?? []), file])
  // A set grows while it is walked.
  for (const file of touched) for (const importer of importers.get(file) ?? []) touched.add(importer)
  return tests.filter((file) => touched.has(file) || readsEverything(file))
}

/** Dependencies, compiler and test runner. */
function isForEverything(file: string): boolean {
  return !file.includes('/') ? !file.endsWith('.md') : /^scripts\/(run-group|test[^/]*)\.ts$/.test(file)
}

/** The rules about all files of the project take seconds. */
const readsEverything = (file: string): boolean => file.startsWith('scripts/')

/** A text, a picture or a migration: the modules that name it, and those of the nearest folder that has any. */
function readersOf(file: string, texts: ReadonlyMap<string, string>): string[] {
  const naming = [...texts].filter(([, text]) => text.includes(path.basename(file))).map(([name]) => name)
  for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) {
    const near = [...texts.keys()].filter((name) => path.dirname(name) === folder)
    if (near.length > 0) return [...naming, ...near]
  }
  return naming
}

/** The modules whose path stands in quotes: imports of any kind, and programs that are started. */
function namedIn(file: string, text: string): string[] {
  const quoted = [...text.matchAll(/['"](#|\.{1,2}\/|[a-z\d]+\/)?([\w./-]+\.(?:tsx?|mjs|cjs|css))['"]/g)]
  return quoted.flatMap(([, start = '', rest = '']) => {
    const fromHere = path.join(path.dirname(file), start + rest)
    const fromRoot = start === '#' ? rest : start + rest
    return [fromHere, fromRoot].filter((name) => existsSync(name))
  })
}

function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}
