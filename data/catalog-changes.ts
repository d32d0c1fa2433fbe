// The list of what changed in the catalogue, which every node reads to keep its index and pages fresh.
import { newId } from './ids.ts'
import { sql, type Queryable } from './database.ts'

/** The channel on which a node is told to read the list now rather than at its next look. */
export const catalogChannel = 'catalog_change'

/** Writes down that products changed, in the transaction that changed them; no ids: everything did. */
export async function recordChanges(
  db: Queryable,
  productIds: readonly string[] | 'everything',
  nowMs: number,
): Promise<void> {
  const changed = productIds === 'everything' ? [null] : productIds
  const ids = changed.map(() => newId(nowMs))
  await db.run(sql`
    insert into catalog_change (id, product_id, at)
    select * from unnest(${ids}::uuid[], ${changed}::uuid[], array_fill(${new Date(nowMs)}::timestamptz, array[${ids.length}::int]))`)
}

export type ChangeRow = { readonly id: string; readonly productId: string | null }

/** Where so many come back, there are more. */
export const changesAtOnce = 10_000

/** Changes with an id from `sinceId` on, oldest first. */
export async function changesSince(db: Queryable, sinceId: string): Promise<ChangeRow[]> {
  return db.rows<ChangeRow>(
    sql`select id, product_id as "productId" from catalog_change where id >= ${sinceId} order by id limit ${changesAtOnce}`,
  )
}

export async function forgetChanges(db: Queryable, beforeMs: number): Promise<void> {
  await db.run(sql`delete from catalog_change where at < ${new Date(beforeMs)}`)
}

/** Never inside a transaction that sells: a pending NOTIFY makes commits wait for each other. */
export async function announceChanges(db: Queryable): Promise<void> {
  await db.run(sql`select pg_notify(${catalogChannel}, '')`)
}
