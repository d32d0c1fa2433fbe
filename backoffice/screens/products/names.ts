// Texts of the home language for the screens of the catalogue.
import type { Locale } from '#domain/markets/locale.ts'

/** The text of the language, or else any. */
export function nameIn<T>(locale: Locale, texts: { readonly [L in Locale]?: T | undefined }): T | undefined {
  return texts[locale] ?? Object.values(texts)[0]
}
