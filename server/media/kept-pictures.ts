// Pictures already made: the wanted ones in memory, all of them on disk.
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'

const defaultMemoryBytes = 64 * 1024 * 1024

export type KeptPictures = {
  get(fileName: string): Promise<Buffer | undefined>
  put(fileName: string, bytes: Buffer): Promise<void>
}

export function openKeptPictures(folder: string, memoryBytes = defaultMemoryBytes): KeptPictures {
  const memory = new LRUCache<string, Buffer>({
    maxSize: memoryBytes,
    sizeCalculation: (bytes) => bytes.length || 1,
  })
  return {
    async get(fileName) {
      const remembered = memory.get(fileName)
      if (remembered) return remembered
      const bytes = await readFile(path.join(folder, fileName)).catch(missing)
      if (bytes) memory.set(fileName, bytes)
      return bytes
    },
    async put(fileName, bytes) {
      memory.set(fileName, bytes)
      await writeWhole(folder, fileName, bytes)
    },
  }
}

/** Under another name first: a reader never meets half a file, not even after a power cut. */
async function writeWhole(folder: string, fileName: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  const unfinished = path.join(folder, `${fileName}.${randomBytes(6).toString('hex')}.tmp`)
  try {
    await writeFile(unfinished, bytes, { flush: true })
    await rename(unfinished, path.join(folder, fileName))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
