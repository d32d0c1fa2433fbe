// The secret that signs links: from the configuration, or generated once and stored in the data folder.
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartProblem } from '#postgres/start-problem.ts'
import type { Config } from './config.ts'

/** Where a generated secret is stored. */
export function secretFile(folder: string): string {
  return path.join(folder, 'secret')
}

/** Throws StartProblem where DATABASE_URL is set without SECRET: nodes on one database must share the secret. */
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
  const file = secretFile(folder)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Of two concurrent starts only one writes the file; both read it.
  await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  return (await readFile(file, 'utf8')).trim()
}
