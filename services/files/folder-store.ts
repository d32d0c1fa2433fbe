// Files in a folder of this machine.
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { assertKey, type FileStore } from './file-store.ts'

export function openFolderStore(root: string): FileStore {
  const fileOf = (key: string): string => {
    assertKey(key)
    return path.join(root, key)
  }
  return {
    get: (key) => readFile(fileOf(key)).catch(undefinedIfMissing),
    put: (key, bytes) => writeAtomically(fileOf(key), bytes),
    async list(folder) {
      const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch(
        undefinedIfMissing,
      )
      const files = entries?.filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp')) ?? []
      return files.map(({ name }) => `${folder}/${name}`).sort()
    },
    delete: (key) => rm(fileOf(key), { force: true }),
  }
}

/** Writes under a temporary name and renames: readers never see a partial file, even after a power failure. */
async function writeAtomically(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const temporaryFile = `${file}.${randomBytes(6).toString('hex')}.tmp`
  try {
    await writeFile(temporaryFile, bytes, { flush: true })
    await rename(temporaryFile, file)
  } catch (error) {
    await rm(temporaryFile, { force: true })
    throw error
  }
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
}
