// Selects the tests that a change can affect: those that import a changed file, directly or indirectly.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { shopFiles } from './shop-files.ts'

const isModule = (file: string): boolean => /\.(ts|tsx|mjs|cjs|css)$/.test(file)

/** Files that differ from the main branch, including untracked ones. */
export function changedFiles(): string[] {
  const base = ['origin/main', 'main'].find((branch) => git('rev-parse', '--verify', '-q', branch) !== '')
  const since = (base && git('merge-base', base, 'HEAD')) || 'HEAD'
  const files = [git('diff', '--name-only', since), git('ls-files', '--others', '--exclude-standard')]
  return files.flatMap((list) => list.split('\n')).filter((file) => file !== '')
}

/** Those of `tests` that depend on any of `changed`; all of them when a dependency, compiler or test runner changed. */
export function testsOf(changed: readonly string[], tests: readonly string[]): string[] {
  const modules = shopFiles(isModule)
  const texts = new Map(modules.map((file) => [file, readFileSync(file, 'utf8')]))
  if (changed.some(affectsAllTests)) return [...tests]
  const importers = new Map<string, string[]>()
  for (const [file, text] of texts)
    for (const named of modulesNamedIn(file, text))
      importers.set(named, [...(importers.get(named) ?? []), file])
  const usersOf = (files: readonly string[]): Set<string> => {
    const users = new Set(files.flatMap((file) => (isModule(file) ? [file] : readersOf(file, texts))))
    // The loop also visits the elements that it adds to the set.
    for (const file of users) for (const importer of importers.get(file) ?? []) users.add(importer)
    return users
  }
  const affected = usersOf(changed)
  // Each browser test starts a server, which serves the back office; few open it.
  const outsideBackoffice = usersOf(changed.filter((file) => !file.startsWith('backoffice/')))
  const opensBackoffice = usersOf(['e2e/backoffice-steps.ts'])
  const isAffected = (file: string): boolean =>
    file.startsWith('e2e/') && !opensBackoffice.has(file) ? outsideBackoffice.has(file) : affected.has(file)
  return tests.filter((file) => isAffected(file) || readsAllFiles(file))
}

/** True for dependencies, compiler settings and test runner. */
function affectsAllTests(file: string): boolean {
  return !file.includes('/')
    ? !file.endsWith('.md')
    : /^scripts\/(run-group|result-reporter|test[^/]*)\.ts$/.test(file)
}

/** Tests in scripts/ check all files of the project, and take seconds. */
const readsAllFiles = (file: string): boolean => file.startsWith('scripts/')

/** Modules that may read a text, picture or migration: they name it, or are in the nearest folder with modules. */
function readersOf(file: string, texts: ReadonlyMap<string, string>): string[] {
  const naming = [...texts].filter(([, text]) => text.includes(path.basename(file))).map(([name]) => name)
  for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) {
    const near = [...texts.keys()].filter((name) => path.dirname(name) === folder)
    if (near.length > 0) return [...naming, ...near]
  }
  return naming
}

/** Modules whose path appears in quotes: imports of any kind, and started programs. */
function modulesNamedIn(file: string, text: string): string[] {
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
