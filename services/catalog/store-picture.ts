// Stores a picture of the catalogue. Its name is a hash of its bytes, so the same picture is stored once.
import { insertPicture, loadPicture } from '#data/catalog/pictures.ts'
import { keepPicture } from '#data/catalog/unused-pictures.ts'
import type { Queryable } from '#data/database.ts'
import { isRefusal, type Refusal } from '#domain/refusal.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Shop } from '../shop.ts'
import { preparePicture, type PictureRefusal } from './prepare-picture.ts'

export type StoredPicture = {
  readonly name: string
  readonly width: number
  readonly height: number
}

/** `read` returns the uploaded bytes. It is called when the picture's turn comes, so waiting uploads take no memory. */
export function storePicture(
  shop: Pick<Shop, 'db' | 'files'>,
  read: () => Promise<Buffer>,
): Promise<StoredPicture | Refusal<PictureRefusal>> {
  return oneAtATime(async () => store(shop, await read()))
}

async function store(
  { db, files }: Pick<Shop, 'db' | 'files'>,
  upload: Buffer,
): Promise<StoredPicture | Refusal<PictureRefusal>> {
  // Outside of the event loop, unlike createHash.
  const hash = await crypto.subtle.digest('SHA-256', upload as Buffer<ArrayBuffer>)
  const name = Buffer.from(hash).toString('hex').slice(0, 32)
  const known = await loadPicture(db, name)
  if (known && (known.unusedSince === null || (await isKept(db, files, name, known.file))))
    return { name, width: known.width, height: known.height }
  const prepared = await preparePicture(upload)
  if (isRefusal(prepared)) return prepared
  const { bytes, extension, width, height, placeholder } = prepared
  const file = `${name}.${extension}`
  await files.put(`pictures/${file}`, bytes)
  await insertPicture(db, { name, width, height, placeholder, file })
  return { name, width, height }
}

/** False if the unused picture, or only its file, was deleted meanwhile. */
async function isKept(db: Queryable, files: FileStore, name: string, file: string): Promise<boolean> {
  return (await keepPicture(db, name)) && (await files.get(`pictures/${file}`)) !== undefined
}

/** The last picture in work. Decoding takes a processor core; the others are for the pages. */
let last: Promise<unknown> = Promise.resolve()

function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work)
  last = result.catch(() => undefined)
  return result
}
