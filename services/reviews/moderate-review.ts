// Shows or refuses a review, and writes the shop's answer to it. Both can be changed later.
import { announceChanges, recordChanges } from '#data/catalog/catalog-changes.ts'
import { saveAnswer, saveModeration } from '#data/catalog/reviews.ts'
import type { Db, Queryable } from '#data/database.ts'
import { isId } from '#data/ids.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'

/** null: done. */
export function moderateReview(
  db: Db,
  { id, status }: { readonly id: string; readonly status: 'shown' | 'refused' },
  nowMs: number,
): Promise<Refusal<'review-unknown'> | null> {
  return changeReview(db, id, nowMs, (tx) => saveModeration(tx, id, status))
}

/** In characters. */
export const longestAnswer = 2_000

/** An empty answer removes the present one. null: done. */
export function answerReview(
  db: Db,
  { id, answer }: { readonly id: string; readonly answer: string },
  nowMs: number,
): Promise<Refusal<'review-unknown'> | null> {
  const text = answer.trim().slice(0, longestAnswer)
  return changeReview(db, id, nowMs, (tx) => saveAnswer(tx, id, text === '' ? null : text, nowMs))
}

async function changeReview(
  db: Db,
  id: string,
  nowMs: number,
  change: (tx: Queryable) => Promise<string | undefined>,
): Promise<Refusal<'review-unknown'> | null> {
  const productId = await db.transaction(async (tx) => {
    const reviewed = isId(id) ? await change(tx) : undefined
    // Evicts the product's cached pages.
    if (reviewed !== undefined) await recordChanges(tx, [reviewed], nowMs)
    return reviewed
  })
  if (productId === undefined) return refuse('review-unknown', { facts: { id } })
  await announceChanges(db)
  return null
}
