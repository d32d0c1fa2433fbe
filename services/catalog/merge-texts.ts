// Merges texts that several members of the staff edit at the same time, such as translators.
import { isDeepStrictEqual } from 'node:util'
import { locales, type Locale } from '#domain/markets/locale.ts'

type Texts<Text> = { readonly [Name in Locale]?: Text }

/** A language whose text does not differ between `base` and `typed` keeps what is stored. */
export function mergeTexts<Text>(
  base: Texts<Text>,
  typed: Texts<Text>,
  stored: Texts<Text>,
): { [Name in Locale]?: Text } {
  const merged = locales.flatMap((locale) => {
    const text = isDeepStrictEqual(base[locale], typed[locale]) ? stored[locale] : typed[locale]
    return text === undefined ? [] : [[locale, text] as const]
  })
  return Object.fromEntries(merged) as { [Name in Locale]?: Text }
}
