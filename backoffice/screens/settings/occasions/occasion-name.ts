// The name of an occasion for a member: the merchant's, or the shop's.
import type { Occasion } from '#domain/calendar/occasion-changes.ts'
import { occasions, type OccasionKey } from '#domain/calendar/occasions.ts'
import { inLanguage, type Locale } from '#domain/markets/locale.ts'
import { useLocale, useTranslate } from '#web/platform/pages/visit.ts'

export function useOccasionName(home: Locale): (occasion: Occasion) => string {
  const t = useTranslate()
  const locale = useLocale()
  return ({ key, texts = {} }) =>
    inLanguage(texts, locale, home)?.name || (isListed(key) ? t(`occasion.${key}`) : key)
}

export function isListed(key: string): key is OccasionKey {
  return occasions.some((occasion) => occasion.key === key)
}
