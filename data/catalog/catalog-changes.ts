// The list of what changed in the catalogue, which every node reads to keep its index and pages fresh.
import { newId } from '../ids.ts'
import { sql, type Queryable } from '../database.ts'

/** The channel on which a node is told to read the list now rather than at its next look. */
export const catalogChannel = 'catalog_change'

/**
 * What of a product changed. `stock`: only how many there are. `rank`: only the looks and sales that lists are sorted
 * by, which no page shows. `product`: anything.
 */
export type ChangeKind = 'product' | 'stock' | 'rank'

/** Writes down that products changed, in the transaction that changed them; no ids: everything did. */
export async function recordChanges(
  db: Queryable,
  productIds: readonly string[] | 'everything',
  nowMs: number,
  kind: ChangeKind = 'product',
): Promise<void> {
  const changed = productIds === 'everything' ? [null] : productIds
  const ids = changed.map(() => newId(nowMs))
  await db.run(sql`
    insert into catalog_change (id, product_id, kind)
    select id, product_id, ${kind} from unnest(${ids}::uuid[], ${changed}::uuid[]) as changed(id, product_id)`)
}

/** How far a node has read: all that was committed when the snapshot was taken, and nothing that was not. */
export type Mark = {
  readonly snapshot: string
  /** When the server started: another one may count its transactions anew. */
  readonly server: string
  /** The database's time. */
  readonly at: Date
}

export async function readMark(db: Queryable): Promise<Mark> {
  const mark = await db.row<Mark>(sql`
    select pg_current_snapshot()::text as snapshot, pg_postmaster_start_time()::text as server,
      clock_timestamp() as at`)
  return mark!
}

export type ChangedProduct = {
  /** null: everything changed. */
  readonly productId: string | null
  readonly kind: ChangeKind
}

/** Products in the order of their ids; 'everything' stands before all of them. */
const everythingId = '00000000-0000-0000-0000-000000000000'

/**
 * Products whose changes became visible after `from` and not after `to`, each once, `limit` at a time: those behind
 * `after`, the last one of the page before. Exact however long the transactions took.
 */
export async function changesBetween(
  db: Queryable,
  from: Mark,
  to: Mark,
  after: ChangedProduct | undefined,
  limit: number,
): Promise<ChangedProduct[]> {
  const isFirst = after === undefined
  const afterId = after?.productId ?? everythingId
  if (from.server === to.server)
    return db.rows<ChangedProduct>(sql`
      select product_id as "productId",
        (array['rank', 'stock', 'product'])[max(array_position(array['rank', 'stock', 'product'],
          kind))] as kind
      from catalog_change
      where xid >= pg_snapshot_xmin(${from.snapshot}::pg_snapshot)
        and not pg_visible_in_snapshot(xid, ${from.snapshot}::pg_snapshot)
        and pg_visible_in_snapshot(xid, ${to.snapshot}::pg_snapshot)
        and (${isFirst}::boolean or product_id > ${afterId}::uuid)
      group by product_id order by product_id nulls first limit ${limit}`)
  // After a restart or failover snapshots cannot be compared, and no transaction of before is still open.
  return db.rows<ChangedProduct>(sql`
    select product_id as "productId",
      (array['rank', 'stock', 'product'])[max(array_position(array['rank', 'stock', 'product'],
        kind))] as kind
    from catalog_change
    where at >= ${from.at}::timestamptz - interval '10 minutes'
      and (${isFirst}::boolean or product_id > ${afterId}::uuid)
    group by product_id order by product_id nulls first limit ${limit}`)
}

export const keptChangesMs = 24 * 3_600_000

/** The database's time decides. Returns how many went, at most `limit`. */
export async function forgetChanges(db: Queryable, limit: number): Promise<number> {
  return db.run(sql`
    delete from catalog_change where id = any (array(
      select id from catalog_change where at < now() - ${keptChangesMs}::int * interval '1 ms' order by at
      limit ${limit}))`)
}

/** Never inside a transaction that sells: a pending NOTIFY makes commits wait for each other. */
export async function announceChanges(db: Queryable): Promise<void> {
  await db.run(sql`select pg_notify(${catalogChannel}, '')`)
}
