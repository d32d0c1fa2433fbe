// The last day to order, in words.
import type { LastOrderDays } from '#domain/delivery/last-order-days.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { formatDate } from '#messages/format.ts'
import type { Translate } from '#messages/translator.ts'
import { unbrokenDates } from '#messages/unbroken.ts'

/** '' if it is too late. */
export function orderByText(
  { standardBy, expressBy, readyBy }: LastOrderDays,
  locale: Locale,
  t: Translate,
): string {
  const last = standardBy ?? expressBy ?? readyBy
  if (!last) return ''
  const date = unbrokenDates(formatDate(locale, last, 'weekday'))
  if (standardBy) return t('home.orderBy', { date })
  return expressBy ? t('home.orderByExpress', { date }) : t('home.readyBy', { date })
}
