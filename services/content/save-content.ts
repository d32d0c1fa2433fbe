// Creates, changes and removes pages and posts.
import { announceChanges, recordChanges } from '#data/catalog/catalog-changes.ts'
import { pictureExists } from '#data/catalog/categories.ts'
import { deleteContent, lockContent, renameContent, writeContent } from '#data/catalog/content-records.ts'
import { lockContentAddresses } from '#data/catalog/page-addresses.ts'
import type { Db, Queryable } from '#data/database.ts'
import { moveRedirectTargets, writeAddressRedirects } from '#data/import/old-addresses.ts'
import { checkContent, type ContentRecord } from '#domain/content/content-record.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import { redirectFormerSlugs, takenAddresses } from './page-slugs.ts'

/** What an edited page was when it was opened. */
export type ContentBase = { readonly key: string; readonly version: number }

/** `base`: what the changes are based on; null creates the page. A former address leads to the new one. null: saved. */
export async function saveContent(
  db: Db,
  content: ContentRecord,
  { base, home }: { readonly base: ContentBase | null; readonly home: Locale },
  now: number,
): Promise<Refusal<'content-invalid' | 'content-changed'> | null> {
  const fields = checkContent(content, home)
  if (fields) return refuse('content-invalid', { fields })
  const refused = await db.transaction(async (tx) => {
    const addresses = await lockContentAddresses(tx, base?.key ?? content.key)
    const stored = base && (await lockContent(tx, base.key))
    if (base && stored !== base.version) return refuse('content-changed')
    const isMoved = base !== null && base.key !== content.key
    if ((isMoved || !base) && (await lockContent(tx, content.key)) !== undefined)
      return refuse('content-invalid', { fields: { key: 'taken' } })
    const taken = takenAddresses(content, addresses)
    if (taken) return refuse('content-invalid', { fields: taken })
    if (content.picture !== null && !(await pictureExists(tx, content.picture)))
      return refuse('content-invalid', { fields: { picture: 'unknown' } })
    if (isMoved) await moveContent(tx, base.key, content.key)
    // Later than the stored version, whatever the clocks of the nodes say.
    await writeContent(tx, content, Math.max(now, (stored ?? 0) + 1))
    await redirectFormerSlugs(tx, '/rich/', content, addresses)
    await recordChanges(tx, 'everything', now, 'pages')
    return null
  })
  if (!refused) await announceChanges(db)
  return refused
}

async function moveContent(tx: Queryable, from: string, to: string): Promise<void> {
  await renameContent(tx, from, to)
  await moveRedirectTargets(tx, contentPath(from), contentPath(to))
  await writeAddressRedirects(tx, [{ path: contentPath(from), target: contentPath(to) }])
}

function contentPath(key: string): string {
  return `/rich/${key}`
}

/** null: removed. */
export async function removeContent(
  db: Db,
  key: string,
  now: number,
): Promise<Refusal<'content-unknown'> | null> {
  const isRemoved = await db.transaction(async (tx) => {
    if (!(await deleteContent(tx, key))) return false
    await recordChanges(tx, 'everything', now, 'pages')
    return true
  })
  if (!isRemoved) return refuse('content-unknown')
  await announceChanges(db)
  return null
}
