// A kernel lock on a file. It ends with its process in every case, so it cannot become stale. Node has no file lock,
// but includes SQLite, which locks the (empty) file that it opens.
import { DatabaseSync } from 'node:sqlite'

// Garbage collection of the object would release the lock, so references stay here.
const locked = new Set<DatabaseSync>()
const sqliteBusy = 5

/** Takes the lock; undefined if another process holds it after `waitMs`. Waiting blocks this process. */
export function lockFile(file: string, waitMs = 0): { release(): void } | undefined {
  const database = new DatabaseSync(file, { timeout: waitMs })
  try {
    // Without a journal file nothing is written here. A later step reports a full disk with an explanation.
    database.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    database.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) return undefined
    throw error
  }
  locked.add(database)
  return {
    release() {
      if (locked.delete(database)) database.close()
    },
  }
}
