// Log of catalogue changes. Every node reads it to update its index and evict pages.
import { dayMs } from '#domain/calendar/durations.ts'
import { instant, sql, type Queryable } from '../database.ts'
import { newId, nilId } from '../ids.ts'

/** NOTIFY channel; nodes read the log immediately instead of at the next poll. */
export const catalogChannel = 'catalog_change'

/**
 * `stock`: only the stock changed. `rank`: only views or sales, which sort lists and appear on no page. `product`: any
 * other change. `pages`, with 'everything': categories, tags or content changed, which all pages may show.
 */
export type ChangeKind = 'product' | 'stock' | 'rank' | 'pages'

/** Logs changed products. Call it in the transaction that changes them. */
export async function recordChanges(
  db: Queryable,
  productIds: readonly string[] | 'everything',
  now: number,
  kind: ChangeKind = 'product',
): Promise<void> {
  const changed = productIds === 'everything' ? [null] : productIds
  const ids = changed.map(() => newId(now))
  await db.run(sql`
    insert into catalog_change (id, product_id, kind)
    select id, product_id, ${kind} from unnest(${ids}::uuid[], ${changed}::uuid[]) as changed(id, product_id)`)
}

/** How far a node has read: everything that was committed before the snapshot. */
export type FeedPosition = {
  readonly snapshot: string
  /** Server start time; after a restart or failover, transaction ids are not comparable. */
  readonly server: string
  /** Position in the write-ahead log (LSN) that contains these transactions. */
  readonly position: string
  /** Database time. */
  readonly at: number
}

export async function readFeedPosition(db: Queryable): Promise<FeedPosition> {
  const mark = await db.row<FeedPosition>(sql`
    select pg_current_snapshot()::text as snapshot, pg_postmaster_start_time()::text as server,
      pg_current_wal_insert_lsn()::text as position, clock_timestamp() as at`)
  return mark!
}

export type ChangedProduct = {
  /** null: everything changed, or with the kind `pages` what all pages show. */
  readonly productId: string | null
  readonly kind: ChangeKind
  /** Every transaction that changed it was a bulk change. */
  readonly isBulk: boolean
}

/** Transactions with more changes are bulk changes. They are read last: an edit does not wait for an import. */
const bulkFrom = 200
/** The kinds by weight: of several changes of a product, the last in this list counts. */
const kindsByWeight: readonly ChangeKind[] = ['rank', 'stock', 'pages', 'product']

/**
 * Products whose changes became visible between `from` and `to`, each once. A page has `limit` products after `after`;
 * those of bulk changes come last. Exact for transactions of any length. After a restart of the database, changes of
 * ten more minutes are included. This covers transactions that were open at `from`.
 */
export async function changesBetween(
  db: Queryable,
  from: FeedPosition,
  to: FeedPosition,
  after: ChangedProduct | undefined,
  limit: number,
): Promise<ChangedProduct[]> {
  const isFirst = after === undefined
  const afterId = after?.productId ?? nilId
  const afterBulk = after?.isBulk ?? false
  const kinds = [...kindsByWeight]
  if (from.server === to.server)
    return db.rows<ChangedProduct>(sql`
      with visible as materialized (
        select product_id, kind, xid from catalog_change
        where xid >= pg_snapshot_xmin(${from.snapshot}::pg_snapshot)
          and not pg_visible_in_snapshot(xid, ${from.snapshot}::pg_snapshot)
          and pg_visible_in_snapshot(xid, ${to.snapshot}::pg_snapshot)
      ), bulk as (select xid from visible group by xid having count(*) > ${bulkFrom}::int
      ), changed as (
        select product_id, max(array_position(${kinds}::text[], kind)) as kind,
          bool_and(xid in (select xid from bulk)) as is_bulk
        from visible group by product_id)
      select product_id as "productId", (${kinds}::text[])[kind] as kind, is_bulk as "isBulk"
      from changed
      where ${isFirst}::boolean or (is_bulk, product_id) > (${afterBulk}::boolean, ${afterId}::uuid)
      order by is_bulk, product_id nulls first limit ${limit}`)
  // Snapshots are not comparable after a restart or failover. All earlier transactions have ended.
  return db.rows<ChangedProduct>(sql`
    select product_id as "productId",
      (${kinds}::text[])[max(array_position(${kinds}::text[], kind))] as kind, true as "isBulk"
    from catalog_change
    where at >= ${instant(from.at)}::timestamptz - interval '10 minutes'
      and (${isFirst}::boolean or product_id > ${afterId}::uuid)
    group by product_id order by product_id nulls first limit ${limit}`)
}

/** Id of the latest change, or of one close to it: ids follow the clocks of the nodes. Undefined if none is stored. */
export async function newestChange(db: Queryable): Promise<string | undefined> {
  return db.value<string>(sql`select id from catalog_change order by id desc limit 1`)
}

export async function hasChange(db: Queryable, id: string): Promise<boolean> {
  return (await db.row(sql`select id from catalog_change where id = ${id}`)) !== undefined
}

export const changeRetentionMs = dayMs

/** Deletes old changes by database time. Returns the number deleted, at most `limit`. */
export async function deleteOldChanges(db: Queryable, limit: number): Promise<number> {
  return db.run(sql`
    delete from catalog_change where id = any (array(
      select id from catalog_change where at < now() - ${changeRetentionMs}::int * interval '1 ms' order by at
      limit ${limit}))`)
}

/** Do not call inside order transactions: a pending NOTIFY serialises their commits. */
export async function announceChanges(db: Queryable): Promise<void> {
  await db.run(sql`select pg_notify(${catalogChannel}, '')`)
}
