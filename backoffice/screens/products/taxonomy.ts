// Categories and tags, and texts of the home language, for the screens of the catalogue.
import type { Locale } from '#domain/markets/locale.ts'
import type { AdminOutput } from '#api/call.ts'

/** The text of the language, or else any. */
export function nameIn<T>(locale: Locale, texts: { readonly [L in Locale]?: T | undefined }): T | undefined {
  return texts[locale] ?? Object.values(texts)[0]
}

export type Taxonomy = AdminOutput<'admin.listTaxonomy'>
