// Finds original pictures: their names in the database, their bytes in the file store.
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { loadPictureFile, loadSampleDrawing } from '#data/catalog/pictures.ts'
import { type Db, json, type Queryable } from '#data/database.ts'
import { minuteMs } from '#domain/calendar/durations.ts'
import { parseSampleDrawing } from '#domain/catalog/sample-drawing.ts'
import type { FileStore } from '#services/files/file-store.ts'
import { outlineText } from '#services/lettering/outline-text.ts'
import { drawPicture } from './draw-picture.ts'
import { createEncodeQueue } from './encode-queue.ts'
import { findScene, readScene } from './scene-pictures.ts'

export type Originals = {
  /** File of the original; undefined for an unknown name. Other bytes have another file name. */
  find(name: string): Promise<string | undefined>
  read(file: string): Promise<Buffer | undefined>
}

/** A hundred bytes each. */
const maxNames = 20_000
const freshMs = 10 * minuteMs
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
      const file = await lookups(
        name,
        async () => (await loadPictureFile(db, name)) ?? findScene(name) ?? findSampleDrawing(db, name),
      )
      if (file === undefined) options.ttl = unknownMs
      return { file }
    },
  })
  return {
    find: async (name) => (await names.fetch(name))?.file,
    read: async (file) =>
      (await readScene(file)) ?? (await readSampleDrawing(db, files, file)) ?? files.get(`pictures/${file}`),
  }
}

/** 'mug.3f2a.webp' → 'mug.3f2a'. */
export function withoutExtension(file: string): string {
  return file.replace(/\.\w+$/, '')
}

/** File name of the drawing: another photograph, word or place has another one. Undefined for other pictures. */
async function findSampleDrawing(db: Queryable, name: string): Promise<string | undefined> {
  const drawing = await load(db, name)
  if (!drawing) return undefined
  const hash = createHash('sha256').update(json(drawing)).digest('hex').slice(0, 16)
  return `${name}.${hash}.png`
}

/**
 * Undefined for a file of another picture. Encoded copies are cached, so each is drawn a few times. A word without
 * outlines leaves the photograph without text.
 */
async function readSampleDrawing(db: Queryable, files: FileStore, file: string): Promise<Buffer | undefined> {
  const drawing = await load(db, file.split('.', 1)[0]!)
  const original = drawing && (await files.get(`pictures/${drawing.file}`))
  if (!original) return undefined
  const { lettering, locale } = drawing
  const picture = await drawPicture(original, lettering, outlineText(lettering.sample, lettering, locale))
  return picture.png({ compressionLevel: 1 }).toBuffer()
}

async function load(db: Queryable, name: string) {
  const parsed = parseSampleDrawing(name)
  const drawing = parsed && (await loadSampleDrawing(db, parsed.blank, parsed.locale))
  return drawing && { ...drawing, locale: parsed.locale }
}
