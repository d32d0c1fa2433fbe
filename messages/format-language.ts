// Names of languages. Apart from the other formats: only pages with reviews need them.
import { localeTable, type Locale } from '#domain/markets/locale.ts'
import { cachedFormatter } from './format.ts'

/** Name of a language in the reader's language: 'German'. */
export function formatLanguage(locale: Locale, named: Locale): string {
  const { tag } = localeTable[named]
  const format = cachedFormatter(
    `${locale} language`,
    () => new Intl.DisplayNames(localeTable[locale].tag, { type: 'language' }),
  )
  // Without its region: 'English', not 'American English'.
  return format.of(tag.slice(0, 2)) ?? tag
}
