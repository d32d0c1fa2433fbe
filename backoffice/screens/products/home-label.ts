// Labels of fields whose texts are in the home language.
import { localeTable, type Locale } from '#domain/markets/locale.ts'

/** The label of a field with a text of the home language. It names that language where the product is shown in another. */
export function homeLabel(label: string, home: Locale, locale: Locale): string {
  return locale === home ? label : `${label} (${localeTable[home].name})`
}
