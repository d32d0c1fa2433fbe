// The sample shop for tests: loaded once per test run, then copied.
import { symlink } from 'node:fs/promises'
import path from 'node:path'
import { migrate } from '#data/migrate.ts'
import { createTestDatabase, testRunFolder, type TestDatabase } from '#data/testing.ts'
import { openFolderStore } from '#services/files/folder-store.ts'
import { loadSampleShop } from './load.ts'

/**
 * A database with the sample shop loaded today, and its pictures in `dataDir`. All shops of a test run share the
 * picture folder and its encoded sizes. Encoding takes most of a page's time.
 */
export async function createSampleDatabase(dataDir: string): Promise<TestDatabase> {
  const pictures = path.join(dataDir, 'pictures')
  const runFolder = testRunFolder()
  const shared = runFolder && path.join(runFolder, 'pictures')
  const database = await createTestDatabase({
    name: 'sample',
    async fill(db) {
      await migrate(db)
      await loadSampleShop(db, Date.now(), openFolderStore(runFolder ?? dataDir))
    },
  })
  if (shared) await symlink(shared, pictures)
  return database
}
