// A backup moves the shop to another version of PostgreSQL, and back.
import assert from 'node:assert/strict'
import { createReadStream, createWriteStream, globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { openDatabase, sql, type Db } from '#data/database.ts'
import { migrate } from '#data/migrate.ts'
import { isRefusal } from '#domain/refusal.ts'
import { sampleShop } from '#sample/sample-shop.ts'
import { restoreBackup } from '#services/backup/restore-backup.ts'
import { writeBackup } from '#services/backup/write-backup.ts'
import { openFolderStore } from '#services/files/folder-store.ts'
import { contentOf } from '../backup/testing-backup.ts'
import { report } from './testing-nodes.ts'
import { openPostgres } from './testing-postgresql.ts'

const programs = globSync('/usr/lib/postgresql/*/bin').at(-1)
const point = 'backup moved to another version of PostgreSQL, and back'
if (!programs) await report(point, '', 'not measured: needs the Debian package postgresql')

const versionOf = async (db: Db) =>
  (await db.row<{ version: string }>(
    sql`select current_setting('server_version') as version`,
  ))!.version.split(' ')[0]

test('the shop is the same on both versions', { skip: !programs && 'needs another PostgreSQL' }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'posy-backup-versions-'))
  const servers = [await openPostgres([]), await openPostgres([], programs!), await openPostgres([])]
  const databases = servers.map(({ url }) => openDatabase({ connectionString: url }))
  const files = (at: number) => openFolderStore(path.join(folder, String(at)))
  try {
    const [first, second, third] = databases as unknown as [Db, Db, Db]
    await migrate(first)
    await sampleShop.load(first, files(0))
    const wanted = await contentOf(first)
    const move = async (from: Db, to: Db, at: number): Promise<void> => {
      const file = path.join(folder, `${at}.backup`)
      await writeBackup(
        { db: from, files: files(at), secret: 'a secret' },
        createWriteStream(file),
        Date.now(),
      )
      const target = { db: to, files: files(at + 1), keepSecret: async () => undefined }
      const restored = await restoreBackup(target, createReadStream(file))
      assert.ok(!isRefusal(restored), JSON.stringify(restored))
      assert.deepEqual(await contentOf(to), wanted)
    }
    await move(first, second, 0)
    await move(second, third, 1)
    const versions = `${await versionOf(first)} to ${await versionOf(second)} and back`
    await report(point, 'equal', `${versions}: ${wanted.size} tables equal`)
  } finally {
    for (const database of databases) await database.close()
    for (const server of servers) await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
