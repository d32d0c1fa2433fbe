// Paths and creation of the database's files. All are in the data folder:
//   postgres/data      the PostgreSQL cluster, with its socket
//   postgres/password  the password of clients
//   postgres.log       PostgreSQL's output since its last start; postgres.old.log is the previous output
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import type { Owner } from './owner.ts'
import { errorCode, StartProblem } from './start-problem.ts'

export const homeOf = (dataDir: string) => join(dataDir, 'postgres')
export const clusterOf = (dataDir: string) => join(homeOf(dataDir), 'data')
export const logOf = (dataDir: string) => join(dataDir, 'postgres.log')

/** Creates the cluster if it is missing and returns the password. Throws a StartProblem for another version. */
export async function prepareCluster(
  dataDir: string,
  binaries: Binaries,
  owner: Owner | undefined,
): Promise<string> {
  const home = homeOf(dataDir)
  if (!existsSync(home)) await createCluster(home, binaries, owner)
  const version = await versionOf(dataDir)
  if (version !== binaries.major)
    throw new StartProblem(
      `The data folder ${dataDir} was written by PostgreSQL ${version} and this shop brings PostgreSQL ${binaries.major}: run the release of Posy that wrote it, or choose another folder with DATA_DIR.`,
    )
  await takeOver(home, owner)
  return (await readFile(join(home, 'password'), 'utf8')).trim()
}

async function versionOf(dataDir: string): Promise<string> {
  const version = await readFile(join(clusterOf(dataDir), 'PG_VERSION'), 'utf8').catch((cause: Error) => {
    if (errorCode(cause) !== 'ENOENT') throw cause
    throw new StartProblem(
      `The folder ${homeOf(dataDir)} holds no database: put back a backup, or move it away to begin with an empty shop.`,
      { cause },
    )
  })
  return version.trim()
}

// Creates the cluster under a temporary name and renames it, so that an interrupted start leaves no partial database.
async function createCluster(home: string, { initdb }: Binaries, owner: Owner | undefined): Promise<void> {
  await removeDrafts(home)
  const draft = await mkdtemp(`${home}.init-`)
  const data = join(draft, 'data')
  const password = join(draft, 'password')
  await mkdir(data, { mode: 0o700 })
  await writeFile(password, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 })
  if (owner) for (const path of [draft, data, password]) await chown(path, owner.uid, owner.gid)
  const path = pathFor(data, owner)
  await promisify(execFile)(
    initdb,
    [
      `--pgdata=${path}`,
      '--username=posy',
      '--auth=scram-sha-256',
      `--pwfile=${path}/../password`,
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ],
    { ...owner, cwd: data, env: plainEnvironment },
  )
  await rename(draft, home)
  await syncFolder(dirname(home))
}

// Each attempt has its own name: the initdb of a killed shop may still be writing to the previous one.
async function removeDrafts(home: string): Promise<void> {
  const drafts = (await readdir(dirname(home))).filter((name) => name.startsWith(`${basename(home)}.init-`))
  for (const name of drafts)
    await rm(join(dirname(home), name), { recursive: true, force: true }).catch(() => {})
}

// A restored backup may belong to root, and a copy may be readable by others: PostgreSQL refuses both.
async function takeOver(home: string, owner: Owner | undefined): Promise<void> {
  if (owner && (await stat(home)).uid !== owner.uid)
    await promisify(execFile)('chown', ['-R', `${owner.uid}:${owner.gid}`, home])
  await chmod(join(home, 'data'), 0o700)
}

/**
 * Path of a folder for database processes that start in it. Another user may have no access to a parent folder (a
 * project under /root). A process can always access its working directory.
 */
export function pathFor(folder: string, owner: Owner | undefined): string {
  return owner && process.platform === 'linux' ? '/proc/self/cwd' : folder
}

/** Excludes the shop's environment, because PGPORT or a language would change PostgreSQL's behaviour and output. */
export const plainEnvironment = { LC_ALL: 'C', PATH: '/usr/bin:/bin', TZ: 'UTC' }

// Without this, a power failure could undo the renaming.
async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder)
  await handle.sync()
}
