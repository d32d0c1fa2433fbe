// PostgreSQL refuses to run as root. Then its processes run as the user the database belongs to, else as
// `postgres`, else as `nobody`: only a user this machine knows will do.
import { readFile, stat } from 'node:fs/promises'
import { StartProblem } from './start-problem.ts'

export type Owner = { uid: number; gid: number }

/** The user the database's processes must run as; undefined: the user that runs the shop. */
export async function databaseOwner(home: string): Promise<Owner | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const users = await systemUsers()
  const present = await stat(home).catch(() => undefined)
  const owner =
    users.find(({ uid }) => uid !== 0 && uid === present?.uid) ??
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
