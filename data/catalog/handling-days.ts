// Reads how long the shop needs before it sends a product.
import { sql, type Queryable } from '../database.ts'

/** Working days by product id. Unknown ids are missing. */
export async function loadHandlingDays(db: Queryable, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.rows<{ id: string; handling_days: number }>(
    sql`select id, handling_days from product where id = any(${ids})`,
  )
  return new Map(rows.map(({ id, handling_days: days }) => [id, days]))
}
