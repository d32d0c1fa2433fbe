// Restores a backup into an empty shop. The tables are created as the backup's release had them, filled, and then
// brought up to this release.
import type { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { extract, type Entry } from 'tar-stream'
import { beginFilling, copyIn, dropTables, endFilling, isCopied, isEmptyShop } from '#data/backup.ts'
import type { Db } from '#data/database.ts'
import { knownMigrations, migrate } from '#data/migrate.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import type { FileStore } from '../files/file-store.ts'
import { manifestShape, type Manifest } from './write-backup.ts'

/** `keepSecret` stores the secret of the restored shop. */
type Target = {
  readonly db: Db
  readonly files: FileStore
  readonly keepSecret: (secret: string) => Promise<void>
}

export type Restored = { readonly at: number; readonly tables: number; readonly pictures: number }

/** Throws for an archive that cannot be read; the tables are then unchanged. */
export async function restoreBackup(
  { db, files, keepSecret }: Target,
  source: Readable,
): Promise<Restored | Refusal<'shop-not-empty' | 'backup-unreadable' | 'backup-newer'>> {
  if (!(await isEmptyShop(db))) return refuse('shop-not-empty')
  const archive = extract()
  const read = pipeline(source, createGunzip(), archive).catch(() => undefined)
  const entries = archive[Symbol.asyncIterator]() as AsyncIterator<Entry>
  try {
    const manifest = await readManifest(entries)
    if (!manifest) return refuse('backup-unreadable')
    const known = await knownMigrations()
    const newer = manifest.migrations.find((name) => !known.includes(name))
    if (newer) return refuse('backup-newer', { facts: { migration: newer } })
    const restored = await fillFrom(entries, manifest, { db, files, keepSecret })
    await migrate(db)
    return restored
  } finally {
    archive.destroy()
    await read
  }
}

async function readManifest(entries: AsyncIterator<Entry>): Promise<Manifest | undefined> {
  try {
    const first = await entries.next()
    if (first.done || first.value.header.name !== 'manifest.json') return undefined
    return manifestShape.parse(JSON.parse(await text(first.value)))
  } catch {
    return undefined
  }
}

async function fillFrom(
  entries: AsyncIterator<Entry>,
  manifest: Manifest,
  { db, files, keepSecret }: Target,
): Promise<Restored> {
  const client = await db.connect({ query_timeout: 0 })
  let pictures = 0
  try {
    await dropTables(client)
    await migrate(db, { only: manifest.migrations })
    const tables = await beginFilling(client)
    const copied = manifest.tables.filter((table) => isCopied(table.name))
    const left = new Map(copied.map((table) => [table.name, table]))
    for (let next = await entries.next(); !next.done; next = await entries.next()) {
      const entry = next.value
      const [folder, name = ''] = entry.header.name.split('/')
      // Earlier backups have tables that are not copied any more.
      if (folder === 'tables' && isCopied(name)) await fillTable(client, left, name, entry)
      else if (folder === 'secret') await keepSecret(await text(entry))
      else if (folder === 'pictures') {
        await files.put(entry.header.name, await buffer(entry))
        pictures += 1
      } else entry.resume()
    }
    if (left.size > 0) throw new Error(`the backup ends before the table ${[...left.keys()][0]}`)
    await endFilling(client, tables)
    return { at: manifest.at, tables: tables.length, pictures }
  } finally {
    // Without `endFilling`, the database rolls back.
    await client.end()
  }
}

async function fillTable(
  client: pg.ClientBase,
  left: Map<string, Manifest['tables'][number]>,
  name: string,
  entry: Entry,
): Promise<void> {
  const table = left.get(name)
  if (!table) throw new Error(`the backup has an unknown table: ${name}`)
  await pipeline(entry, copyIn(client, table))
  left.delete(name)
}
