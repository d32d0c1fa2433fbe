// Ages in a query: "for a 5 year old" asks for a child's gift, "50th birthday" does not.
import type { Locale } from '#domain/markets/locale.ts'
import { fold } from './fold.ts'
import { withLatinDigits } from './number-words.ts'

/** What follows the number, as regular expressions on folded text; then the word for a child. */
const ages: Partial<Record<Locale, readonly [after: string, child: string]>> = {
  us: ['years?[ -]olds?|yrs?[ -]olds?|y/?o', 'kid'],
  zh: ['周?岁', '儿童'],
  ja: ['歳|才', '子供'],
  ar: ['سنوات|سنين|سنه|اعوام', 'طفل'],
  fr: ['ans?', 'enfant'],
  pt: ['anos?', 'criança'],
  it: ['anni|anno', 'bambino'],
  es: ['anos?', 'niño'],
  de: ['jahre?n?|jahrige[rsnm]?', 'Kind'],
  pl: ['lat(?:ek|ka|ki|kow|kowi)?|letni\\p{L}*', 'dziecko'],
  nl: ['jaar|jarige?', 'kind'],
  sv: ['ars?|aring(?:en)?', 'barn'],
  da: ['ars?|arige?', 'barn'],
  fi: ['v|vuotias|vuotiaa\\p{L}+|vuotta', 'lapsi'],
  cs: ['let|roky|leta?|lete(?:ho|mu)?|lety', 'dítě'],
}

const oldestChild = 12

/** Replaces the age of a child by the word for a child, and removes the age of an adult. */
export function withoutAge(query: string, locale: Locale): string {
  const [after, child] = ages[locale] ?? []
  if (after === undefined || child === undefined || !/\p{Nd}/u.test(query)) return query
  const wordEnd = locale === 'zh' || locale === 'ja' ? '' : String.raw`(?!\p{L})`
  const folded = fold(withLatinDigits(query.normalize('NFKC').toLowerCase()))
  const found = new RegExp(String.raw`(?<!\d)(\d{1,2})[\s-]*(?:${after})${wordEnd}`, 'u').exec(folded)
  if (!found) return query
  const word = Number(found[1]) <= oldestChild ? ` ${child} ` : ' '
  return folded.slice(0, found.index) + word + folded.slice(found.index + found[0].length)
}
