// Cache of encoded pictures: all on disk, recently used ones in memory.
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'

/** Bytes. The file cache of the operating system keeps the others. */
const defaultMemoryBytes = 32 * 1024 * 1024

export type PictureCache = {
  get(fileName: string): Promise<Buffer | undefined>
  put(fileName: string, bytes: Buffer): Promise<void>
}

export function openPictureCache(folder: string, memoryBytes = defaultMemoryBytes): PictureCache {
  const memory = new LRUCache<string, Buffer>({
    maxSize: memoryBytes,
    sizeCalculation: (bytes) => bytes.length || 1,
  })
  return {
    async get(fileName) {
      const inMemory = memory.get(fileName)
      if (inMemory) return inMemory
      const bytes = await readFile(path.join(folder, fileName)).catch(missing)
      if (bytes) memory.set(fileName, bytes)
      return bytes
    },
    async put(fileName, bytes) {
      memory.set(fileName, bytes)
      await writeAtomically(folder, fileName, bytes)
    },
  }
}

/** Writes under a temporary name and renames: readers never see a partial file, even after a power failure. */
async function writeAtomically(folder: string, fileName: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  const temporaryFile = path.join(folder, `${fileName}.${randomBytes(6).toString('hex')}.tmp`)
  try {
    await writeFile(temporaryFile, bytes, { flush: true })
    await rename(temporaryFile, path.join(folder, fileName))
  } catch (error) {
    await rm(temporaryFile, { force: true })
    throw error
  }
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
