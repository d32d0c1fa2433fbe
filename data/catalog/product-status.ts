// Changes the status of products.
import { sql, type Queryable } from '../database.ts'

/** Makes the drafts active whose time has come. Returns their ids. */
export async function publishProducts(tx: Queryable, nowMs: number): Promise<string[]> {
  const now = new Date(nowMs)
  const rows = await tx.rows<{ id: string }>(sql`
    update product set status = 'active', publish_at = null, updated_at = ${now}::timestamptz
    where status = 'draft' and publish_at <= ${now}::timestamptz returning id`)
  return rows.map(({ id }) => id)
}
