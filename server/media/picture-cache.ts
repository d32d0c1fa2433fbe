// Encodes pictures and caches them: recently used ones in memory, all in this machine's folder and in the shared store.
import { LRUCache } from 'lru-cache'
import type { FileStore } from '#services/files/file-store.ts'
import { createEncodeQueue } from './encode-queue.ts'
import type { Originals } from './originals.ts'

/** Bytes. The file cache of the operating system keeps the others. */
const defaultMemoryBytes = 32 * 1024 * 1024

export type PictureStores = {
  readonly local: FileStore
  /** Undefined if the nodes share no store. */
  readonly shared: FileStore | undefined
}

type EncoderLimits = { readonly atOnce: number; readonly waiting: number; readonly memoryBytes?: number }

/** Encodes `file` unless `fileName` is cached. Undefined if the store has no original. Rejects with QueueFull. */
type Encoder = (
  fileName: string,
  file: string,
  encode: (original: Buffer) => Promise<Buffer>,
) => Promise<Buffer | undefined>

/** `report` receives the fault of a store that takes no picture, for example of a full disk. */
export function openEncoder(
  originals: Originals,
  { local, shared }: PictureStores,
  report: (fault: unknown) => void,
  { atOnce, waiting, memoryBytes = defaultMemoryBytes }: EncoderLimits,
): Encoder {
  const queue = createEncodeQueue<Buffer | undefined>(atOnce, waiting)
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

  async function cached(fileName: string): Promise<Buffer | undefined> {
    const inMemory = memory.get(fileName)
    if (inMemory) return inMemory
    const bytes = await read(`resized/${fileName}`)
    if (bytes) memory.set(fileName, bytes)
    return bytes
  }

  return async (fileName, file, encode) =>
    (await cached(fileName)) ??
    queue(fileName, async () => {
      const concurrent = await cached(fileName)
      if (concurrent) return concurrent
      const original = await originals.read(file)
      if (!original) return undefined
      const bytes = await encode(original)
      memory.set(fileName, bytes)
      await local.put(`resized/${fileName}`, bytes).catch(report)
      await shared?.put(`resized/${fileName}`, bytes).catch(report)
      return bytes
    })
}
