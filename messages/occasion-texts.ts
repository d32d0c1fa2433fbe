// Texts of an occasion: the merchant's own, or those of the sample shop.
import type { NextOccasion } from '#domain/calendar/occasion.ts'
import type { OccasionTexts } from '#domain/calendar/occasion-changes.ts'
import { occasions, type OccasionKey } from '#domain/calendar/occasions.ts'
import { inLanguage, type Locale } from '#domain/markets/locale.ts'
import type { Translate } from './translator.ts'

type Language = { readonly t: Translate; readonly locale: Locale; readonly home: Locale }
type Occasion = Pick<NextOccasion, 'occasion' | 'texts'>

export function occasionName({ occasion, texts = {} }: Occasion, { t, locale, home }: Language): string {
  const own = inLanguage(texts, locale, home)?.name
  return own || (isListed(occasion) ? t(`occasion.${occasion}`) : occasion)
}

/**
 * On the server only: pages contain the texts that they show. The listed titles and texts name goods of the sample, so
 * another shop has only what its merchant wrote.
 */
export function occasionTexts(next: Occasion, isSample: boolean, language: Language): OccasionTexts {
  const { occasion, texts = {} } = next
  const { t, locale, home } = language
  const own = inLanguage(texts, locale, home)
  const name = occasionName(next, language)
  const ofSample = isSample && isListed(occasion)
  return {
    name,
    title: own?.title || (ofSample ? t(`occasion.${occasion}.title`) : name),
    text: own?.text || (ofSample ? t(`occasion.${occasion}.text`) : ''),
  }
}

function isListed(key: string): key is OccasionKey {
  return occasions.some((occasion) => occasion.key === key)
}
