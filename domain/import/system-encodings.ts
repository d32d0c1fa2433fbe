// Encodings of spreadsheets: CSV files that are not UTF-8 have the encoding of the system's language.
import type { Locale } from '../markets/locale.ts'

/** Names of the encoding standard. `windows-` ones decode any bytes. */
export type SystemEncoding = 'windows-1252' | 'windows-1250' | 'windows-1256' | 'shift_jis' | 'gb18030'

/** Languages that Windows-1252 cannot write. */
const encodings: { readonly [Name in Locale]?: SystemEncoding } = {
  zh: 'gb18030',
  ja: 'shift_jis',
  ar: 'windows-1256',
  pl: 'windows-1250',
  cs: 'windows-1250',
}

export function systemEncodingOf(language: Locale): SystemEncoding {
  return encodings[language] ?? 'windows-1252'
}
