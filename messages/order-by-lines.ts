// The last days to order for an occasion, a line for each shipping method. Personalised gifts need more days than those
// in stock: a line names both days, as the page of each gift names its own.
import type { PlainDate } from '#domain/calendar/calendar.ts'
import type { LastOrderDays } from '#domain/delivery/last-order-days.ts'
import { isLastOrderToday } from '#domain/delivery/last-order-today.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { formatDate } from './format.ts'
import type { Translate } from './translator.ts'
import { unbrokenDates } from './unbroken.ts'

type OrderByLines = {
  /** null if it is too late. */
  readonly standard: string | null
  /** null if it is too late, or if the only method is the usual one. */
  readonly express: string | null
}

const texts = {
  standard: {
    all: ['home.standardBy', 'home.standardToday'],
    both: 'home.standardOrReadyBy',
    ready: ['home.readyStandardBy', 'home.readyStandardToday'],
  },
  express: {
    all: ['home.expressBy', 'home.expressToday'],
    both: 'home.expressOrReadyBy',
    ready: ['home.readyBy', 'home.readyToday'],
  },
} as const

/** `today` in the shopper's country. */
export function orderByLines(
  { standardBy, readyStandardBy, expressBy, readyBy }: LastOrderDays,
  today: PlainDate,
  { locale, t }: { readonly locale: Locale; readonly t: Translate },
): OrderByLines {
  const text = (day: PlainDate) => unbrokenDates(formatDate(locale, day, 'weekday'))
  function line(kind: keyof typeof texts, slowest: PlainDate | null, ready: PlainDate | null): string | null {
    const last = slowest ?? ready
    if (!last) return null
    const [by, onLastDay] = texts[kind][slowest ? 'all' : 'ready']
    if (isLastOrderToday(last, today)) return t(onLastDay)
    return slowest && ready && ready !== slowest
      ? t(texts[kind].both, { date: text(slowest), ready: text(ready) })
      : t(by, { date: text(last) })
  }
  const isOnlyMethod = expressBy === standardBy && readyBy === readyStandardBy
  return {
    standard: line('standard', standardBy, readyStandardBy),
    express: isOnlyMethod ? null : line('express', expressBy, readyBy),
  }
}
