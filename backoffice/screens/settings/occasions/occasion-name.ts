// The name of an occasion for a member: the merchant's, or the shop's.
import type { Occasion } from '#domain/calendar/occasion-changes.ts'
import { occasions, type OccasionKey } from '#domain/calendar/occasions.ts'
import { inLanguage, type Locale } from '#domain/markets/locale.ts'
import { pageLocale, t } from '../../../platform/language.ts'

export function nameOfOccasion({ key, texts = {} }: Occasion, home: Locale): string {
  return inLanguage(texts, pageLocale, home)?.name || (isListed(key) ? t(`occasion.${key}`) : key)
}

export function isListed(key: string): key is OccasionKey {
  return occasions.some((occasion) => occasion.key === key)
}
