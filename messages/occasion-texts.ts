// Texts of an occasion: the merchant's own, or those of the shop.
import type { NextOccasion } from '#domain/calendar/occasion.ts'
import type { OccasionTexts } from '#domain/calendar/occasion-changes.ts'
import { occasions, type OccasionKey } from '#domain/calendar/occasions.ts'
import { inLanguage, type Locale } from '#domain/markets/locale.ts'
import type { Translate } from './translator.ts'

type Language = { readonly t: Translate; readonly locale: Locale; readonly home: Locale }

/** On the server only: pages contain the texts that they show. */
export function occasionTexts(
  { occasion, texts = {} }: Pick<NextOccasion, 'occasion' | 'texts'>,
  { t, locale, home }: Language,
): OccasionTexts {
  const own = inLanguage(texts, locale, home)
  if (!isListed(occasion)) {
    const name = own?.name || occasion
    return { name, title: own?.title || name, text: own?.text ?? '' }
  }
  return {
    name: own?.name || t(`occasion.${occasion}`),
    title: own?.title || t(`occasion.${occasion}.title`),
    text: own?.text || t(`occasion.${occasion}.text`),
  }
}

function isListed(key: string): key is OccasionKey {
  return occasions.some((occasion) => occasion.key === key)
}
