// Counts of rate limits that all nodes share. Windows begin and end by the database's clock.
import { sql, type Queryable } from './database.ts'

export type CallCount = { readonly calls: number; readonly msLeft: number }

/** Counts one more call under `key`. The window starts with the first call and lasts `seconds`. */
export async function addCall(db: Queryable, key: string, seconds: number): Promise<CallCount> {
  const count = await db.row<CallCount>(sql`
    insert into call_count as counted (key, calls, ends_at)
    values (${key}, 1, now() + ${seconds}::int * interval '1 s')
    on conflict (key) do update set
      calls = case when counted.ends_at > now() then counted.calls + 1 else 1 end,
      ends_at = case when counted.ends_at > now() then counted.ends_at else excluded.ends_at end
    returning calls, (extract(epoch from ends_at - now()) * 1000)::float8 as "msLeft"`)
  return count!
}

/** Returns the number deleted, at most `limit`. */
export async function deleteEndedCounts(db: Queryable, limit: number): Promise<number> {
  return db.run(sql`
    delete from call_count where key = any (array(
      select key from call_count where ends_at < now() order by ends_at limit ${limit}))`)
}
