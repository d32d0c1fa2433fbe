// Counts a search that found nothing, for the merchant's report.
import { countSearchMiss as count } from '#data/catalog/search-misses.ts'
import { plainDateIn } from '#domain/calendar/calendar.ts'
import { warehouse } from '#domain/delivery/delivery.ts'
import type { VisitorContext } from '../visitor.ts'

/** The search does not wait for it. Self-declared robots do not count. */
export function countSearchMiss(query: string, { db, caller, now, report }: VisitorContext): void {
  const words = query.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, ' ')
  if (words === '' || caller.isRobot) return
  const day = plainDateIn(now(), warehouse.timeZone)
  void count(db.relaxed, { day, words, locale: caller.locale }).catch(report)
}
