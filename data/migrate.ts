// Brings the schema up to date: numbered .sql files, each applied once, each remembered with its checksum.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { sql, type Db, type Queryable } from './database.ts'
import { StartProblem } from './embedded/start-problem.ts'

const folder = new URL('./migrations/', import.meta.url)

/** Applies what is missing and returns the names applied. Two nodes may start at once: one waits for the other. */
export async function migrate(db: Db): Promise<string[]> {
  await db.run(
    sql`create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  )
  await db.run(sql`insert into migration (name, checksum) values ('lock', '') on conflict do nothing`)
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  await refuseNewerSchema(db, files)
  const applied: string[] = []
  for (const name of files) {
    const text = await readFile(new URL(name, folder), 'utf8')
    if (await db.transaction((tx) => apply(tx, name, text))) applied.push(name)
  }
  return applied
}

/** An older release would write rows that the newer one has given other meanings. */
async function refuseNewerSchema(db: Db, files: readonly string[]): Promise<void> {
  const known = await db.rows<{ name: string }>(
    sql`select name from migration where name <> 'lock' order by name`,
  )
  const strange = known.find(({ name }) => !files.includes(name))
  if (strange)
    throw new StartProblem(
      `The database was written by a newer release of Posy (it has ${strange.name}): run that release, or choose another database.`,
    )
}

async function apply(tx: Queryable, name: string, text: string): Promise<boolean> {
  await tx.run(sql`select name from migration where name = 'lock' for update`)
  const checksum = createHash('sha256').update(text).digest('hex')
  const known = await tx.row<{ checksum: string }>(sql`select checksum from migration where name = ${name}`)
  if (known && known.checksum !== checksum)
    throw new Error(`migration ${name} was changed after it was applied: write a new migration instead`)
  if (known) return false
  await tx.run({ name: '', text, values: [] })
  await tx.run(sql`insert into migration (name, checksum) values (${name}, ${checksum})`)
  return true
}
