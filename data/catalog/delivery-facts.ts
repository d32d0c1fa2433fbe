// Reads how long the shop needs before it sends a product, and how long the product may travel.
import { sql, type Queryable } from '../database.ts'

export type DeliveryFacts = {
  /** Working days. */
  readonly handlingDays: number
  /** Days from dispatch in which it must arrive; null: it keeps. */
  readonly freshDays: number | null
}

/** By product id. Unknown ids are missing. */
export async function loadDeliveryFacts(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, DeliveryFacts>> {
  const rows = await db.rows<{ id: string; handling_days: number; fresh_days: number | null }>(
    sql`select id, handling_days, fresh_days from product where id = any(${ids})`,
  )
  return new Map(rows.map((row) => [row.id, { handlingDays: row.handling_days, freshDays: row.fresh_days }]))
}
