// Browsers in which a customer has signed in. Each has a random cookie; the database stores its hash.
import { instant, sql, type Queryable } from '../database.ts'

/**
 * Records a sign-in and returns the browser's previous state: 'known', 'first' (the customer's first browser) or 'new'.
 * The transaction must hold the customer's lock (`lockCustomer`).
 */
export async function recordBrowser(
  tx: Queryable,
  customerId: string,
  browserHash: string,
  now: number,
): Promise<'known' | 'first' | 'new'> {
  const before = await tx.row<{ any: boolean; this: boolean | null }>(sql`
    select count(*) > 0 as any, bool_or(browser_hash = ${browserHash}) as this from known_browser
    where customer_id = ${customerId}`)
  await tx.run(sql`
    insert into known_browser (customer_id, browser_hash, seen_at)
    values (${customerId}, ${browserHash}, ${instant(now)})
    on conflict (customer_id, browser_hash) do update set seen_at = excluded.seen_at`)
  if (before?.this) return 'known'
  return before?.any ? 'new' : 'first'
}

export function deleteOldBrowsers(db: Queryable, before: number, limit: number): Promise<number> {
  return db.run(sql`
    delete from known_browser where (customer_id, browser_hash) in (
      select customer_id, browser_hash from known_browser where seen_at < ${instant(before)} order by seen_at
      limit ${limit})`)
}
