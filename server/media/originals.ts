// Finds original pictures: their names in the database, their bytes in the file store.
import { LRUCache } from 'lru-cache'
import { loadPictureFile } from '#data/catalog/pictures.ts'
import type { Db } from '#data/database.ts'
import type { FileStore } from '#services/files/file-store.ts'
import { createEncodeQueue } from './encode-queue.ts'
import { findSampleDrawing, readSampleDrawing } from './sample-drawings.ts'

export type Originals = {
  /** File of the original; undefined for an unknown name. Other bytes have another file name. */
  find(name: string): Promise<string | undefined>
  read(file: string): Promise<Buffer | undefined>
}

/** A hundred bytes each. */
const maxNames = 20_000
const freshMs = 10 * 60_000
/** Shorter, because another node may store the picture at any time. */
const unknownMs = 5_000

/** A flood of unknown names leaves most connections to others. */
const lookupsAtOnce = 2
const lookupsWaiting = 300

/** While the database is away, names found earlier stay known. */
export function openOriginals(db: Db, files: FileStore): Originals {
  const lookups = createEncodeQueue<string | undefined>(lookupsAtOnce, lookupsWaiting)
  const names = new LRUCache<string, { readonly file: string | undefined }>({
    max: maxNames,
    ttl: freshMs,
    allowStaleOnFetchRejection: true,
    async fetchMethod(name, _stale, { options }) {
      const file = await lookups.run(
        name,
        async () => (await loadPictureFile(db, name)) ?? findSampleDrawing(db, name),
      )
      if (file === undefined) options.ttl = unknownMs
      return { file }
    },
  })
  return {
    find: async (name) => (await names.fetch(name))?.file,
    read: async (file) => (await readSampleDrawing(db, files, file)) ?? files.get(`pictures/${file}`),
  }
}

/** 'mug.3f2a.webp' → 'mug.3f2a'. */
export function withoutExtension(file: string): string {
  return file.replace(/\.\w+$/, '')
}
