// A lock that ends with the process that holds it, however it ends: the kernel's, so there is nothing to go stale.
// Node has no such lock of its own, but brings SQLite, which takes one on the (empty) file it opens.
import { DatabaseSync } from 'node:sqlite'

export type FileLock = { release(): void }

// A lock is given back when its object is collected: hold them here.
const held = new Set<DatabaseSync>()
const sqliteBusy = 5

/** Takes the lock, or undefined while somebody else holds it; the wait blocks this process. */
export function lockFile(file: string, waitMs = 0): FileLock | undefined {
  const database = new DatabaseSync(file, { timeout: waitMs })
  try {
    // Without a journal file nothing is written, so a full disk is met where it can be explained.
    database.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    database.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) return undefined
    throw error
  }
  held.add(database)
  return {
    release() {
      if (held.delete(database)) database.close()
    },
  }
}
