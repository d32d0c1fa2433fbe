// Publishes drafts at their time. The scheduler calls it every minute.
import { announceChanges, recordChanges } from '#data/catalog/catalog-changes.ts'
import { publishProducts } from '#data/catalog/write-product.ts'
import type { Db } from '#data/database.ts'

/** Returns the number of published products. */
export async function publishDue(db: Db, now: number): Promise<number> {
  const ids = await db.transaction(async (tx) => {
    const published = await publishProducts(tx, now)
    if (published.length > 0) await recordChanges(tx, published, now)
    return published
  })
  if (ids.length > 0) await announceChanges(db)
  return ids.length
}
