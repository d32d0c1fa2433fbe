// Cache of encoded pictures: recently used ones in memory, all in this machine's folder and in the shared store.
import { LRUCache } from 'lru-cache'
import type { FileStore } from '#services/files/file-store.ts'

/** Bytes. The file cache of the operating system keeps the others. */
const defaultMemoryBytes = 32 * 1024 * 1024

export type PictureCache = {
  get(fileName: string): Promise<Buffer | undefined>
  put(fileName: string, bytes: Buffer): Promise<void>
}

export type PictureStores = {
  readonly local: FileStore
  /** Undefined if the nodes share no store. */
  readonly shared: FileStore | undefined
}

/** `report` receives the fault of a store that takes no picture, for example of a full disk. */
export function openPictureCache(
  { local, shared }: PictureStores,
  report: (fault: unknown) => void,
  memoryBytes = defaultMemoryBytes,
): PictureCache {
  const memory = new LRUCache<string, Buffer>({
    maxSize: memoryBytes,
    sizeCalculation: (bytes) => bytes.length || 1,
  })

  async function read(key: string): Promise<Buffer | undefined> {
    const bytes = await local.get(key)
    if (bytes || !shared) return bytes
    const fromOtherNode = await shared.get(key)
    if (fromOtherNode) await local.put(key, fromOtherNode).catch(report)
    return fromOtherNode
  }

  return {
    async get(fileName) {
      const inMemory = memory.get(fileName)
      if (inMemory) return inMemory
      const bytes = await read(`resized/${fileName}`)
      if (bytes) memory.set(fileName, bytes)
      return bytes
    },
    async put(fileName, bytes) {
      memory.set(fileName, bytes)
      await local.put(`resized/${fileName}`, bytes).catch(report)
      await shared?.put(`resized/${fileName}`, bytes).catch(report)
    },
  }
}
