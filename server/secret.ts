// The secret that signs links: from the configuration, or made once and kept in the data folder.
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartProblem } from '#postgres/start-problem.ts'
import type { Config } from './config.ts'

/** Nodes that share a database sign alike: what one node would make for itself, the others could not read. */
export async function shopSecret({
  SECRET,
  DATABASE_URL,
  DATA_DIR: folder,
}: Pick<Config, 'SECRET' | 'DATABASE_URL' | 'DATA_DIR'>): Promise<string> {
  if (SECRET) return SECRET
  if (DATABASE_URL)
    throw new StartProblem(
      'SECRET is needed with DATABASE_URL: all nodes on one database sign with the same. `openssl rand -base64 32` makes one.',
    )
  const file = path.join(folder, 'secret')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Only the first of two starts writes it; both read what stands there.
  await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  return (await readFile(file, 'utf8')).trim()
}
