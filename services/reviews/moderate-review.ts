// Shows or refuses a review. The decision can be changed later.
import { announceChanges, recordChanges } from '#data/catalog/catalog-changes.ts'
import { saveModeration } from '#data/catalog/reviews.ts'
import type { Db } from '#data/database.ts'
import { isId } from '#data/ids.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'

/** null: done. */
export async function moderateReview(
  db: Db,
  { id, status }: { readonly id: string; readonly status: 'shown' | 'refused' },
  nowMs: number,
): Promise<Refusal<'review-unknown'> | null> {
  const productId = await db.transaction(async (tx) => {
    const reviewed = isId(id) ? await saveModeration(tx, id, status) : undefined
    // Evicts the product's cached pages.
    if (reviewed !== undefined) await recordChanges(tx, [reviewed], nowMs)
    return reviewed
  })
  if (productId === undefined) return refuse('review-unknown', { facts: { id } })
  await announceChanges(db)
  return null
}
