// 'turns 68' of a birthday, '10 years' of an anniversary.
import type { GiftDayKind } from '#domain/customers/gift-date.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { formatYears } from './format-days.ts'
import type { Translate } from './translator.ts'

export function yearsText(t: Translate, locale: Locale, years: number, kind: GiftDayKind): string {
  return kind === 'birthday' ? t('people.turns', { years }) : formatYears(locale, years)
}
