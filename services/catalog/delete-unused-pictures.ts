// Deletes pictures that nothing has used for a month.
import {
  deletePicture,
  findUnusedPictures,
  lockUnusedPicture,
  markUnusedPictures,
} from '#data/catalog/unused-pictures.ts'
import type { Db } from '#data/database.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import type { FileStore } from '../files/file-store.ts'

/**
 * E-mails and search engines show a picture for weeks after the shop, and staff may put it back. The month of a check
 * that nobody imported (data/retention.ts) ends with it.
 */
export const unusedDays = 30

const markedAtOnce = 500
const deletedAtOnce = 100

type Stores = {
  readonly db: Db
  readonly files: FileStore
  /** Deletes resized copies of the original `file`. */
  readonly deleteCopies: (file: string) => Promise<void>
}

/** Returns the number of deleted pictures. */
export async function deleteUnusedPictures(stores: Stores, now: number): Promise<number> {
  let after: string | undefined = ''
  while (after !== undefined) after = await markUnusedPictures(stores.db, after, markedAtOnce, now)
  const before = now - unusedDays * dayMs
  let deleted = 0
  while (true) {
    const names = await findUnusedPictures(stores.db, before, deletedAtOnce)
    const done = await deleteBatch(stores, names, before)
    deleted += done
    // A picture that came into use since the marking stays; the next run clears its mark.
    if (names.length < deletedAtOnce || done === 0) return deleted
  }
}

async function deleteBatch(stores: Stores, names: readonly string[], before: number): Promise<number> {
  let deleted = 0
  for (const name of names) if (await deleteOne(stores, name, before)) deleted += 1
  return deleted
}

/** The file goes before the row is gone: after a crash, the next run finds the row and repeats. */
async function deleteOne(
  { db, files, deleteCopies }: Stores,
  name: string,
  before: number,
): Promise<boolean> {
  const deleted = await db.transaction(async (tx) => {
    const file = await lockUnusedPicture(tx, name, before)
    if (file === undefined) return undefined
    await files.delete(`pictures/${file}`)
    await deletePicture(tx, name)
    return file
  })
  if (deleted !== undefined) await deleteCopies(deleted)
  return deleted !== undefined
}
