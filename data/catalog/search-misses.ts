// Searches that found nothing, counted by day. No visitor is stored.
import type { PlainDate } from '#domain/calendar/calendar.ts'
import { instant, sql, type Queryable } from '../database.ts'

/** Different searches that one day stores, so that a flood of random words fills no disk. */
const maxPerDay = 1_000

export async function countSearchMisses(
  db: Queryable,
  { day, words, locale, count }: { day: PlainDate; words: string; locale: string; count: number },
): Promise<void> {
  await db.run(sql`
    insert into search_miss (day, words, locale, count)
    select ${day}::date, ${words}::text, ${locale}::text, ${count}::int
    where (select count(*) from search_miss where day = ${day}::date) < ${maxPerDay}
      or exists (select from search_miss
        where day = ${day}::date and words = ${words}::text and locale = ${locale}::text)
    on conflict (day, words, locale) do update set count = search_miss.count + excluded.count`)
}

export type SearchMiss = { readonly words: string; readonly locale: string; readonly count: number }

/** Most frequent first, `from` and `to` included. */
export async function listSearchMisses(
  db: Queryable,
  { from, to }: { from: PlainDate; to: PlainDate },
  limit: number,
): Promise<SearchMiss[]> {
  return db.rows<SearchMiss>(sql`
    select words, locale, sum(count) as count from search_miss where day between ${from} and ${to}
    group by words, locale order by count desc, words, locale limit ${limit}`)
}

export function deleteSearchMisses(db: Queryable, before: number, limit: number): Promise<number> {
  return db.run(sql`
    delete from search_miss where (day, words, locale) in (
      select day, words, locale from search_miss where day < ${instant(before)}::date order by day limit ${limit})`)
}
