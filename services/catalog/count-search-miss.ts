// Counts searches that found nothing, for the merchant's report. The search does not wait for the write.
import { countSearchMisses } from '#data/catalog/search-misses.ts'
import type { Queryable } from '#data/database.ts'
import { plainDateIn, type PlainDate } from '#domain/calendar/calendar.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { VisitorContext } from '../visitor.ts'

type Miss = { readonly day: PlainDate; readonly words: string; readonly locale: Locale }

/** Different searches that wait for the database. A flood of random words loses the rest. */
const maxWaiting = 1_000

/** Self-declared robots do not count. */
export function countSearchMiss(query: string, { db, caller, now, settings, report }: VisitorContext): void {
  const miss = missOf(query, caller.locale, now(), settings.shipping.warehouse.timeZone)
  if (miss && !caller.isRobot) void countSearchMisses(db.relaxed, { ...miss, count: 1 }).catch(report)
}

/** Counts deliveries of pages: one statement at a time, which adds up equal searches. */
export function createMissCounter(
  db: Queryable,
  now: () => number,
  timeZone: () => string,
  report: (fault: unknown) => void,
): (query: string, locale: Locale) => void {
  const waiting = new Map<string, Miss & { readonly count: number }>()
  let writing = false

  async function write(): Promise<void> {
    writing = true
    try {
      for (const [key, miss] of waiting) {
        waiting.delete(key)
        await countSearchMisses(db, miss)
      }
    } finally {
      writing = false
    }
  }

  return (query, locale) => {
    const miss = missOf(query, locale, now(), timeZone())
    if (!miss) return
    const key = `${miss.day} ${locale} ${miss.words}`
    const before = waiting.get(key)
    if (!before && waiting.size >= maxWaiting) return
    waiting.set(key, { ...miss, count: (before?.count ?? 0) + 1 })
    if (!writing) void write().catch(report)
  }
}

function missOf(query: string, locale: Locale, now: number, timeZone: string): Miss | undefined {
  const words = query.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, ' ')
  return words === '' ? undefined : { day: plainDateIn(now, timeZone), words, locale }
}
