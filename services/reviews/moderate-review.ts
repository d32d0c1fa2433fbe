// Shows or refuses a review, and writes the shop's answer to it. Both can be changed later.
import { announceChanges, recordChanges } from '#data/catalog/catalog-changes.ts'
import { loadAnsweredReview, saveAnswer, saveModeration } from '#data/catalog/reviews.ts'
import type { Db, Queryable } from '#data/database.ts'
import { isId } from '#data/ids.ts'
import { enqueue, freeSkippedName } from '#data/jobs/jobs.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'

/** null: done. */
export function moderateReview(
  db: Db,
  { id, status }: { readonly id: string; readonly status: 'shown' | 'refused' },
  now: number,
): Promise<Refusal<'review-unknown'> | null> {
  return changeReview(db, id, now, async (tx) => {
    const productId = await saveModeration(tx, id, status)
    if (status === 'shown') await mailAnswer(tx, id, now)
    return productId
  })
}

/** In characters. */
export const maxAnswerLength = 2_000

/** An empty answer removes the present one. null: done. */
export function answerReview(
  db: Db,
  { id, answer }: { readonly id: string; readonly answer: string },
  now: number,
): Promise<Refusal<'review-unknown'> | null> {
  const text = answer.trim().slice(0, maxAnswerLength)
  return changeReview(db, id, now, async (tx) => {
    const productId = await saveAnswer(tx, id, text === '' ? null : text, now)
    await mailAnswer(tx, id, now)
    return productId
  })
}

/**
 * The writer reads the first answer that is shown. Later answers correct it and are not mailed, also after its removal.
 * An answer that was removed before its mail was sent does not count.
 */
async function mailAnswer(tx: Queryable, reviewId: string, now: number): Promise<void> {
  if (!(await loadAnsweredReview(tx, reviewId))) return
  const once = `answer:${reviewId}`
  await freeSkippedName(tx, once)
  await enqueue(tx, 'answer-mail', { reviewId }, now, { once })
}

async function changeReview(
  db: Db,
  id: string,
  now: number,
  change: (tx: Queryable) => Promise<string | undefined>,
): Promise<Refusal<'review-unknown'> | null> {
  const productId = await db.transaction(async (tx) => {
    const reviewed = isId(id) ? await change(tx) : undefined
    // Evicts the product's cached pages.
    if (reviewed !== undefined) await recordChanges(tx, [reviewed], now)
    return reviewed
  })
  if (productId === undefined) return refuse('review-unknown', { facts: { id } })
  await announceChanges(db)
  return null
}
