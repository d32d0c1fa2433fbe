// Test support: a release with another schema and other scripts, in a folder of its own with its own build.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { knownMigrations } from '#data/migrate.ts'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '../..')

export type Release = { readonly folder: string; readonly commit: string; remove(): Promise<void> }

/**
 * Before the newest migration and the newest change of the storefront. Its migrations are part of this release, unchanged:
 * between releases a new one may still change. Undefined in a copy without its history.
 */
export async function previousCommit(): Promise<string | undefined> {
  const ask = async (...words: string[]): Promise<string> => (await git(...words)).stdout.trim()
  try {
    const scripts = await ask('log', '-1', '--format=%H', '--', 'storefront/*.tsx')
    for (const name of (await knownMigrations()).toReversed()) {
      const added = ['--format=%H', '--diff-filter=A', '--', `data/migrations/${name}`]
      const migration = await ask('log', '-1', ...added)
      const commit = await ask(
        'rev-parse',
        '--short',
        await ask('merge-base', `${migration}^`, `${scripts}^`),
      )
      const changed = ['--name-only', '--no-renames', '--diff-filter=MD', commit, '--', 'data/migrations']
      if ((await ask('diff', ...changed)) === '') return commit
    }
    return undefined
  } catch {
    return undefined
  }
}

export async function openRelease(commit: string): Promise<Release> {
  const parent = await mkdtemp(path.join(tmpdir(), 'posy-release-'))
  const folder = path.join(parent, 'posy')
  async function remove(): Promise<void> {
    await git('worktree', 'remove', '--force', folder).catch(() => undefined)
    await rm(parent, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    await git('worktree', 'add', '--detach', folder, commit)
    await installPackages(folder)
    await run(process.execPath, ['scripts/build.ts'], { cwd: folder, maxBuffer: 16 * 1024 * 1024 })
  } catch (error) {
    await remove()
    throw error
  }
  return { folder, commit, remove }
}

/** Links the packages of this release if they include those of the other one; otherwise installs them. */
async function installPackages(folder: string): Promise<void> {
  const [own, others] = await Promise.all([root, folder].map(readPackages))
  const isIncluded = Object.entries(others!).every(([name, version]) => own![name] === version)
  if (isIncluded) await run('cp', ['-al', path.join(root, 'node_modules'), path.join(folder, 'node_modules')])
  else await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, maxBuffer: 16 * 1024 * 1024 })
}

async function readPackages(folder: string): Promise<Record<string, string>> {
  const text = await readFile(path.join(folder, 'package.json'), 'utf8')
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(text) as Record<
    string,
    Record<string, string>
  >
  return { ...dependencies, ...devDependencies, ...optionalDependencies }
}

function git(...words: string[]) {
  return run('git', words, { cwd: root })
}
