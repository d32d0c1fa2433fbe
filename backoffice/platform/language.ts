// The language of the page and its texts. A member who chooses another language loads the page again.
import type { Locale } from '#domain/markets/locale.ts'
import type { Translate } from '#messages/translator.ts'

export let pageLocale: Locale
export let t: Translate

/** Call once, before the first screen. */
export function setLanguage(locale: Locale, translate: Translate): void {
  pageLocale = locale
  t = translate
}
