// Which typeface the Chinese, Japanese or Korean characters of a personal text or card have.

export type EastAsianTypeface = 'klee-one' | 'ma-shan-zheng' | 'nanum-pen-script'

/**
 * null: the text has no such characters. Characters alone do not tell a Japanese name from a Chinese one: `locale` is
 * the language of the page or order.
 */
export function eastAsianTypeface(text: string, locale: string): EastAsianTypeface | null {
  if (/\p{sc=Hang}/u.test(text)) return 'nanum-pen-script'
  if (/[\p{sc=Hira}\p{sc=Kana}]/u.test(text)) return 'klee-one'
  if (!/\p{Ideographic}/u.test(text)) return null
  return locale === 'ja' ? 'klee-one' : 'ma-shan-zheng'
}
