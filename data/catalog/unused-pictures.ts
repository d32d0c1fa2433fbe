// Pictures that nothing uses any more. Those of early releases (without `file`) stay.
import { instant, sql, type Queryable } from '../database.ts'

/** Checks up to `limit` pictures after the name `after`. Returns the last name; undefined: all are checked. */
export async function markUnusedPictures(
  db: Queryable,
  after: string,
  limit: number,
  now: number,
): Promise<string | undefined> {
  const last = await db.value<string | null>(sql`
    with checked as materialized (
      select name, picture_is_used(name) as used from (
        select name from picture where file is not null and name > ${after} order by name limit ${limit}) page),
    marked as (
      update picture p set unused_since = case when c.used then null else ${instant(now)}::timestamptz end
      from checked c where p.name = c.name and c.used <> (p.unused_since is null))
    select max(name) as last from checked`)
  return last ?? undefined
}

export type UnusedPicture = {
  readonly name: string
  /** Null: not checked yet. */
  readonly unusedSince: number | null
}

/** Marked before `before`, longest unused first. */
export async function findUnusedPictures(db: Queryable, before: number, limit: number): Promise<string[]> {
  return db.values<string>(sql`
    select name from picture where unused_since < ${instant(before)} order by unused_since limit ${limit}`)
}

/** Locks the picture until the transaction ends: nothing can begin to use it. Returns its file; undefined if it is used. */
export async function lockUnusedPicture(
  tx: Queryable,
  name: string,
  before: number,
): Promise<string | undefined> {
  const file = await tx.value<string>(sql`
    select file from picture where name = ${name} and unused_since < ${instant(before)} and file is not null for update`)
  if (file === undefined) return undefined
  // A statement of its own: it sees what was written while the lock was awaited.
  const isUsed = await tx.value<boolean>(sql`select picture_is_used(${name})`)
  return isUsed === false ? file : undefined
}

/** With the addresses that it was imported from. */
export async function deletePicture(tx: Queryable, name: string): Promise<void> {
  await tx.run(sql`delete from picture where name = ${name}`)
}

/** Somebody is about to use the picture: its grace period ends. False if there is no such picture. */
export async function keepPicture(db: Queryable, name: string): Promise<boolean> {
  return db.changed(sql`
    update picture set unused_since = null where name = ${name} and unused_since is not null`)
}

/** Includes pictures that were not checked yet. */
export async function listUnusedPictures(db: Queryable): Promise<UnusedPicture[]> {
  return db.rows<UnusedPicture>(sql`
    select name, unused_since as "unusedSince" from picture
    where file is not null and not picture_is_used(name) order by unused_since nulls last, name`)
}
