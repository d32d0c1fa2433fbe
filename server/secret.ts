// The secret that signs links: from the configuration, or made once and kept in the data folder.
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

export async function shopSecret(configured: string | undefined, folder: string): Promise<string> {
  if (configured) return configured
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
