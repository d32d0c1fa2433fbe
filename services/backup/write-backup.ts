// Writes the shop to one archive while it sells: manifest, secret, tables of one moment, pictures.
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack, type Pack } from 'tar-stream'
import { z } from 'zod'
import { appliedMigrations, beginSnapshot, copyOut, tablesInOrder } from '#data/backup.ts'
import { queryable, type Db } from '#data/database.ts'
import type { FileStore } from '../files/file-store.ts'

type Source = { readonly db: Db; readonly files: FileStore; readonly secret: string }

export type BackupSize = { readonly tables: number; readonly pictures: number }

/**
 * Writes a `.tar.gz` to `target`. The tables are of one moment; pictures are read afterwards. Those that
 * the shop deletes meanwhile are used by nothing in the tables.
 */
export async function writeBackup(source: Source, target: Writable, now: number): Promise<BackupSize> {
  const archive = pack()
  const written = pipeline(archive, createGzip({ level: 6 }), target)
  // A full disk fails it long before it is awaited.
  written.catch(() => undefined)
  const folder = await mkdtemp(path.join(tmpdir(), 'posy-backup-'))
  try {
    const size = await fill(archive, source, folder, now)
    archive.finalize()
    await written
    return size
  } catch (error) {
    archive.destroy(error as Error)
    // The archive ends with the first fault: that of the target, or this one.
    await written
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function fill(
  archive: Pack,
  { db, files, secret }: Source,
  folder: string,
  now: number,
): Promise<BackupSize> {
  const client = await db.connect({ query_timeout: 0 })
  try {
    await beginSnapshot(client)
    const reader = queryable(client, true)
    const tables = await tablesInOrder(reader)
    const migrations = await appliedMigrations(reader)
    const manifest: Manifest = { format: backupFormat, at: now, migrations, tables }
    archive.entry({ name: 'manifest.json' }, JSON.stringify(manifest))
    archive.entry({ name: 'secret', mode: 0o600 }, secret)
    for (const table of tables) {
      // An entry begins with its size, which is known after the copy.
      const file = path.join(folder, table.name)
      await pipeline(copyOut(client, table), createWriteStream(file, { mode: 0o600 }))
      const { size } = await stat(file)
      await pipeline(createReadStream(file), archive.entry({ name: `tables/${table.name}`, size }))
      await rm(file)
    }
    const pictures = await files.list('pictures')
    for (const key of pictures) {
      const bytes = await files.get(key)
      // Waits until it is written: all pictures together may be larger than the memory.
      if (bytes) await pipeline([bytes], archive.entry({ name: key, size: bytes.length }))
    }
    return { tables: tables.length, pictures: pictures.length }
  } finally {
    await client.end()
  }
}

/** Number of the archive's layout. */
const backupFormat = 1

/** First entry of a backup: what the archive contains. */
export const manifestShape = z.object({
  format: z.literal(backupFormat),
  /** Moment of the tables. */
  at: z.number(),
  /** Applied migrations: the release that wrote the backup. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).readonly() })).readonly(),
})

export type Manifest = z.infer<typeof manifestShape>
