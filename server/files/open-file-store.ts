// Opens the file store that FILES names.
import path from 'node:path'
import type { Db } from '#data/database.ts'
import { openDatabaseStore } from '#services/files/database-store.ts'
import type { FileStore } from '#services/files/file-store.ts'
import { openFolderStore } from '#services/files/folder-store.ts'
import { openS3Store } from '#services/files/s3-store.ts'
import type { Config } from '../config.ts'
import type { PictureStores } from '../media/picture-cache.ts'

export function openFileStore({ FILES, DATA_DIR }: Pick<Config, 'FILES' | 'DATA_DIR'>, db: Db): FileStore {
  if (FILES.kind === 'folder') return openFolderStore(DATA_DIR)
  return FILES.kind === 'database' ? openDatabaseStore(db) : openS3Store(FILES)
}

/** Stores of resized pictures. */
export function openPictureStores(
  config: Pick<Config, 'FILES' | 'DATA_DIR'>,
  files: FileStore,
): PictureStores {
  return {
    local: openFolderStore(path.join(config.DATA_DIR, 'pictures')),
    shared: isShared(config) ? files : undefined,
  }
}

/** Whether other nodes find the files of this one. */
export function isShared({ FILES }: Pick<Config, 'FILES'>): boolean {
  return FILES.kind !== 'folder'
}
