// Where the pages of a language begin.
import { defaultLocale, type Locale } from '#domain/markets/locale.ts'

/** Address of the home page in a language, without a slash at the end: the path of a page follows. */
export function pageOrigin(publicOrigin: string, locale: Locale): string {
  return `${publicOrigin}${locale === defaultLocale ? '' : `/${locale}`}`
}
