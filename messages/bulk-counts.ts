// Counts of the rows of a table of recipients: '12 rows: 10 ready, 2 to correct'.
import type { Locale } from '#domain/markets/locale.ts'
import { joinParts } from './join-parts.ts'
import type { Translate } from './translator.ts'

type Counts = { readonly ok: number; readonly problems: number; readonly leftOut: number }

export function bulkCounts(locale: Locale, t: Translate, { ok, problems, leftOut }: Counts): string {
  const states = [
    ['bulk.readyCount', ok],
    ['bulk.problemCount', problems],
    ['bulk.leftOutCount', leftOut],
  ] as const
  return t('bulk.counts', {
    rows: t('bulk.rows', { count: ok + problems + leftOut }),
    states: joinParts(
      locale,
      states.filter(([, count]) => count > 0).map(([text, count]) => t(text, { count })),
    ),
  })
}
