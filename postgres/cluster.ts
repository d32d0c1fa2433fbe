// The database's files: where they lie, and how they are made once. All stay in the data folder:
//   postgres/data      the PostgreSQL cluster, with its socket
//   postgres/password  what a client must know
//   postgres.log       what PostgreSQL said since its last start; postgres.old.log the time before
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

/** Makes the cluster where there is none, refuses one of another version, and returns the password. */
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

// Made under another name and renamed when whole: an interrupted first start leaves nothing that looks like a database.
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

// Each try has a name of its own: the initdb of a killed shop may still be writing into the last one.
async function removeDrafts(home: string): Promise<void> {
  const drafts = (await readdir(dirname(home))).filter((name) => name.startsWith(`${basename(home)}.init-`))
  for (const name of drafts)
    await rm(join(dirname(home), name), { recursive: true, force: true }).catch(() => {})
}

// A backup put back by root belongs to root, and a copy may be open to others: PostgreSQL would refuse both.
async function takeOver(home: string, owner: Owner | undefined): Promise<void> {
  if (owner && (await stat(home)).uid !== owner.uid)
    await promisify(execFile)('chown', ['-R', `${owner.uid}:${owner.gid}`, home])
  await chmod(join(home, 'data'), 0o700)
}

/**
 * The name by which the database's processes know a folder they are started in. Another user may be barred from a
 * folder above it (a project under /root), but never from the folder it already stands in.
 */
export function pathFor(folder: string, owner: Owner | undefined): string {
  return owner && process.platform === 'linux' ? '/proc/self/cwd' : folder
}

/** Nothing of the shop's surroundings: a PGPORT or a foreign language would change what PostgreSQL does and says. */
export const plainEnvironment = { LC_ALL: 'C', PATH: '/usr/bin:/bin', TZ: 'UTC' }

// Until the folder is on disk, a power cut could take the database's name back.
async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder)
  await handle.sync()
}
