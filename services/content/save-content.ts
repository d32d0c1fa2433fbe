// Creates, changes and removes pages and posts.
import { announceChanges, recordChanges } from '#data/catalog/catalog-changes.ts'
import { pictureExists } from '#data/catalog/categories.ts'
import { deleteContent, lockContent, writeContent } from '#data/catalog/content-records.ts'
import type { Db } from '#data/database.ts'
import { checkContent, type ContentRecord } from '#domain/content/content-record.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'

/** `version`: the one on which the changes are based; null creates the page. null: saved. */
export async function saveContent(
  db: Db,
  content: ContentRecord,
  { version, home }: { readonly version: number | null; readonly home: Locale },
  nowMs: number,
): Promise<Refusal<'content-invalid' | 'content-changed'> | null> {
  const fields = checkContent(content, home)
  if (fields) return refuse('content-invalid', { fields })
  const refused = await db.transaction(async (tx) => {
    const stored = await lockContent(tx, content.key)
    if (version === null && stored !== undefined)
      return refuse('content-invalid', { fields: { key: 'taken' } })
    if (version !== null && stored !== version) return refuse('content-changed')
    if (content.picture !== null && !(await pictureExists(tx, content.picture)))
      return refuse('content-invalid', { fields: { picture: 'unknown' } })
    // Later than the stored version, whatever the clocks of the nodes say.
    await writeContent(tx, content, new Date(Math.max(nowMs, (stored ?? 0) + 1)))
    await recordChanges(tx, 'everything', nowMs)
    return null
  })
  if (!refused) await announceChanges(db)
  return refused
}

/** null: removed. */
export async function removeContent(
  db: Db,
  key: string,
  nowMs: number,
): Promise<Refusal<'content-unknown'> | null> {
  const isRemoved = await db.transaction(async (tx) => {
    if (!(await deleteContent(tx, key))) return false
    await recordChanges(tx, 'everything', nowMs)
    return true
  })
  if (!isRemoved) return refuse('content-unknown')
  await announceChanges(db)
  return null
}
