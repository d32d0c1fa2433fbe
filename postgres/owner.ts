// Selects the user of the database processes, because PostgreSQL refuses to run as root. It is the owner of the
// database, else `postgres`, else `nobody`. The user must exist on this machine.
import { readFile, stat } from 'node:fs/promises'
import { StartProblem } from './start-problem.ts'

export type Owner = { uid: number; gid: number }

/** User of the database processes; undefined for the user of the shop. */
export async function databaseOwner(home: string): Promise<Owner | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const users = await systemUsers()
  const folderStats = await stat(home).catch(() => undefined)
  const owner =
    users.find(({ uid }) => uid !== 0 && uid === folderStats?.uid) ??
    users.find(({ name }) => name === 'postgres') ??
    users.find(({ name }) => name === 'nobody')
  if (owner) return { uid: owner.uid, gid: owner.gid }
  throw new StartProblem(
    'PostgreSQL does not run as root and this machine has no user postgres or nobody: run the shop as another user, or set DATABASE_URL.',
  )
}

async function systemUsers(): Promise<(Owner & { name: string })[]> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n')
  return lines.map((line) => {
    const [name = '', , uid, gid] = line.split(':')
    return { name, uid: Number(uid), gid: Number(gid) }
  })
}
