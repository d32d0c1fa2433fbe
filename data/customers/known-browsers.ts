// The browsers a customer has signed in from. Each keeps a random word in a cookie; the shop keeps its hash.
import { sql, type Queryable } from '../database.ts'

/** How this browser was known before now. Expects the customer's row to be locked by this transaction. */
export async function noteBrowser(
  tx: Queryable,
  customerId: string,
  browserHash: string,
  nowMs: number,
): Promise<'known' | 'first' | 'new'> {
  const known = await tx.row<{ any: boolean; this: boolean | null }>(sql`
    select count(*) > 0 as any, bool_or(browser_hash = ${browserHash}) as this from known_browser
    where customer_id = ${customerId}`)
  await tx.run(sql`
    insert into known_browser (customer_id, browser_hash, seen_at)
    values (${customerId}, ${browserHash}, ${new Date(nowMs)})
    on conflict (customer_id, browser_hash) do update set seen_at = excluded.seen_at`)
  if (known?.this) return 'known'
  return known?.any ? 'new' : 'first'
}

export async function forgetBrowsers(db: Queryable, before: Date): Promise<void> {
  await db.run(sql`delete from known_browser where seen_at < ${before}`)
}
