// Files in the database, for shops whose nodes share no folder.
import { sql, type Queryable } from './database.ts'

/**
 * The driver reads bytes as text of twice their length, and a string has at most 512 MB. So files stay below 256 MB.
 */
export async function loadFile(db: Queryable, key: string): Promise<Buffer | undefined> {
  return db.value<Buffer>(sql`select bytes from stored_file where key = ${key}`)
}

export async function writeFile(db: Queryable, key: string, bytes: Buffer): Promise<void> {
  await db.run(sql`
    insert into stored_file (key, bytes) values (${key}, ${bytes})
    on conflict (key) do update set bytes = excluded.bytes, stored_at = now()`)
}

export async function listFiles(db: Queryable, folder: string): Promise<string[]> {
  return db.values<string>(
    sql`select key from stored_file where starts_with(key, ${`${folder}/`}) order by key`,
  )
}

export async function deleteFile(db: Queryable, key: string): Promise<void> {
  await db.run(sql`delete from stored_file where key = ${key}`)
}
