// Photographs with the sample word of a language, drawn from the photograph without text. Encoded copies are cached like
// those of other pictures, so each is drawn a few times.
import { createHash } from 'node:crypto'
import { loadSampleDrawing } from '#data/catalog/pictures.ts'
import { json, type Queryable } from '#data/database.ts'
import { parseSampleDrawing } from '#domain/catalog/sample-drawing.ts'
import type { FileStore } from '#services/files/file-store.ts'
import { outlineText } from '#services/lettering/outline-text.ts'
import { drawPicture } from './draw-picture.ts'

/** File name of the drawing: another photograph, word or place has another one. Undefined for other pictures. */
export async function findSampleDrawing(db: Queryable, name: string): Promise<string | undefined> {
  const drawing = await load(db, name)
  if (!drawing) return undefined
  const hash = createHash('sha256').update(json(drawing)).digest('hex').slice(0, 16)
  return `${name}.${hash}.png`
}

/** Undefined for a file of another picture. A word without outlines leaves the photograph without text. */
export async function readSampleDrawing(
  db: Queryable,
  files: FileStore,
  file: string,
): Promise<Buffer | undefined> {
  const drawing = await load(db, file.split('.', 1)[0]!)
  const original = drawing && (await files.get(`pictures/${drawing.file}`))
  if (!original) return undefined
  const { lettering } = drawing
  const picture = await drawPicture(original, lettering, outlineText(lettering.sample, lettering))
  return picture.png({ compressionLevel: 1 }).toBuffer()
}

async function load(db: Queryable, name: string) {
  const parsed = parseSampleDrawing(name)
  return parsed && loadSampleDrawing(db, parsed.blank, parsed.locale)
}
