// Files in the shop's database.
import type { Db } from '#data/database.ts'
import { deleteFile, listFiles, loadFile, writeFile } from '#data/files.ts'
import { assertKey, type FileStore } from './file-store.ts'

export function openDatabaseStore(db: Db): FileStore {
  return {
    get: (key) => loadFile(db, key),
    async put(key, bytes) {
      assertKey(key)
      await writeFile(db, key, bytes)
    },
    list: (folder) => listFiles(db, folder),
    delete: (key) => deleteFile(db, key),
  }
}
