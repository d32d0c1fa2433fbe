// Reads a price limit in a query: "mug under $20" searches "mug" with a highest price of 2000 cents.
import type { Locale } from '#domain/markets/locale.ts'
import { currencyDecimals, type Currency } from '#domain/pricing/money.ts'
import { fold } from './fold.ts'
import { withDigits, withLatinDigits } from './number-words.ts'
import { currencySigns, noPriceWords, priceWords, type PriceWords } from './price-words.ts'
import { simplified } from './simplified.ts'

export type PricePhrase = {
  /** The query without the phrase; may be empty. */
  readonly rest: string
  /** Minor units of the shopper's currency, whatever currency the phrase names. */
  readonly min: number | null
  readonly max: number | null
}

type Found = {
  readonly at: number
  readonly end: number
  readonly min: number | null
  readonly max: number | null
}
type Reader = (text: string, toMinor: (digits: string) => number) => Found | undefined

/** Above and below "around 40", as a share. */
const aroundShare = 0.25

const number = String.raw`\d{1,3}(?:[.,'\s]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d{1,7}(?:[.,]\d{1,2}(?!\d))?`
const readers = new Map<Locale, readonly Reader[]>()

/** The price phrase of a query; null if it has none. */
export function readPricePhrase(query: string, locale: Locale, currency: Currency): PricePhrase | null {
  const text = plainText(query, locale)
  if (!/\d/.test(text)) return null
  let known = readers.get(locale)
  if (!known) readers.set(locale, (known = readersOf(locale)))
  for (const read of known) {
    const found = read(text, (digits) => minorUnits(digits, currency))
    if (!found) continue
    const [min, max] = inOrder(found.min, found.max)
    return { rest: restOf(asTyped(query, text), found), min, max }
  }
  return null
}

/** The query without a word for a low price; undefined if it has none. */
export function withoutCheap(query: string, locale: Locale): string | undefined {
  const { cheap } = priceWords[locale] ?? noPriceWords
  if (!cheap) return undefined
  const text = plainText(query, locale)
  const edge = isSpaced(locale) ? [String.raw`(?<![\p{L}\p{N}])`, String.raw`(?![\p{L}\p{N}])`] : ['', '']
  const match = new RegExp(`${edge[0]}(?:${cheap})${edge[1]}`, 'u').exec(text)
  return match
    ? restOf(asTyped(query, text), { at: match.index, end: match.index + match[0].length })
    : undefined
}

function isSpaced(locale: Locale): boolean {
  return locale !== 'zh' && locale !== 'ja'
}

function inOrder(min: number | null, max: number | null): [number | null, number | null] {
  return min !== null && max !== null && min > max ? [max, min] : [min, max]
}

/** The query itself if folding has moved no character, so that the rest keeps its capitals and accents. */
function asTyped(query: string, folded: string): string {
  const typed = withoutExtraSpace(query.normalize('NFKC'))
  return typed.length === folded.length ? typed : folded
}

function withoutExtraSpace(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** Folded text with Latin digits and plain dashes. */
function plainText(query: string, locale: Locale): string {
  const text = withLatinDigits(query.normalize('NFKC').toLowerCase())
    .replaceAll(/[–—−〜～~]/g, '-')
    .replaceAll(/[’`´]/g, "'")
    .replaceAll(/(?<=\d)k(?![\p{L}])/gu, '000')
  const folded = withoutExtraSpace(
    fold(isSpaced(locale) ? text : withLatinNumbers(locale === 'zh' ? simplified(text) : text)),
  )
  return /\d/.test(folded) ? folded : withDigits(folded, locale)
}

const digitsOf: Readonly<Record<string, number>> = {
  〇: 0,
  零: 0,
  一: 1,
  二: 2,
  两: 2,
  兩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
}
const unitsOf: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 10_000, 萬: 10_000 }
const writtenNumber = new RegExp(
  `[${Object.keys(digitsOf).join('')}\\d]*[${Object.keys(unitsOf).join('')}][${Object.keys({ ...digitsOf, ...unitsOf }).join('')}\\d]*(?=\\s*[元円块以左到至前-])`,
  'g',
)

/** 三千円 → 3000円, 1万元 → 10000元. */
function withLatinNumbers(text: string): string {
  return text.replaceAll(writtenNumber, (written) => {
    let total = 0
    let section = 0
    let digits = ''
    for (const character of written) {
      const unit = unitsOf[character]
      if (unit === undefined) digits += digitsOf[character] ?? character
      else if (unit === 10_000) {
        total += (section + Number(digits || (section === 0 ? 1 : 0))) * unit
        section = 0
        digits = ''
      } else {
        section += Number(digits || 1) * unit
        digits = ''
      }
    }
    return String(total + section + Number(digits || 0))
  })
}

function minorUnits(digits: string, currency: Currency): number {
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits)!
  const decimals = currencyDecimals[currency]
  return Number(whole.replaceAll(/\D/g, '') + fraction.slice(0, decimals).padEnd(decimals, '0'))
}

/** From the most specific phrase to a bare amount, which is the highest price. */
function readersOf(locale: Locale): Reader[] {
  const words = priceWords[locale] ?? noPriceWords
  const spaced = isSpaced(locale)
  const currency = `(?:${[words.currency, currencySigns].join('|')})`
  const money = (name: string) =>
    String.raw`(?<${name}Sign>${currency}\s?)?(?<${name}>${number})(?<${name}Name>\s?${currency}${spaced ? String.raw`(?![\p{L}\p{N}])` : ''})?`
  const before = spaced ? String.raw`(?<![\p{L}\p{N}])` : ''
  const after = spaced ? String.raw`(?![\p{L}\p{N}])` : ''
  const limit = (side: 'below' | 'above' | 'around', suffix: '' | 'After') => {
    const list = words[`${side}${suffix}` as keyof PriceWords] as string | undefined
    if (!list) return []
    return split(list).map(({ text, isWeak }) => {
      const source = suffix ? `${money('a')}\\s?${text}${after}` : `${before}${text}\\s?${money('a')}${after}`
      return reader(source, isWeak, side)
    })
  }
  return [
    ...words.between.map(([first, and]) => between(before, first, and, after, money, words.betweenAfter)),
    ...limit('below', ''),
    ...limit('below', 'After'),
    ...limit('above', 'After'),
    ...limit('above', ''),
    ...limit('around', ''),
    ...limit('around', 'After'),
    reader(`${spaced ? String.raw`(?<![\p{L}\p{N}.,])` : ''}${money('a')}${after}`, true, 'below'),
  ]
}

function split(list: string): { text: string; isWeak: boolean }[] {
  return list.split(/(?<!\.)\|/).map((entry) => {
    const isWeak = /\p{L}\?$/u.test(entry)
    return { text: isWeak ? entry.slice(0, -1) : entry, isWeak }
  })
}

type Sides = 'below' | 'above' | 'around'

function reader(source: string, needsCurrency: boolean, side: Sides): Reader {
  const pattern = new RegExp(source, 'u')
  return (text, toMinor) => {
    const match = pattern.exec(text)
    if (!match) return undefined
    const { a = '', aSign, aName } = match.groups ?? {}
    if (needsCurrency && !aSign && !aName) return undefined
    const minor = toMinor(a)
    const place = { at: match.index, end: match.index + match[0].length }
    if (side === 'below') return { ...place, min: null, max: minor }
    if (side === 'above') return { ...place, min: minor, max: null }
    const share = Math.round(minor * aroundShare)
    return { ...place, min: minor - share, max: minor + share }
  }
}

function between(
  before: string,
  first: string,
  and: string,
  after: string,
  money: (name: string) => string,
  end = '',
): Reader {
  const lead = first ? `${before}(?:${first})\\s?` : before
  const tail = end ? `(?<end>\\s?(?:${end}))?` : ''
  const pattern = new RegExp(`${lead}${money('a')}\\s?(?:${and})\\s?${money('b')}${tail}${after}`, 'u')
  return (text, toMinor) => {
    const match = pattern.exec(text)
    if (!match?.groups) return undefined
    const { a = '', b = '', aSign, aName, bSign, bName, end: closing } = match.groups
    // "2-3 mugs" is no price.
    if (!first && !closing && !aSign && !aName && !bSign && !bName) return undefined
    return { at: match.index, end: match.index + match[0].length, min: toMinor(a), max: toMinor(b) }
  }
}

/** Without the particles that joined the phrase to the next word: 元以下的礼物, 円以下のマグ. */
function restOf(text: string, { at, end }: Pick<Found, 'at' | 'end'>): string {
  const left = text.slice(0, at).replace(/[\s,;:(]+$/u, '')
  const right = text.slice(end).replace(/^[\s,;:)]*[的ので]?[\s]*/u, '')
  return `${left} ${right}`.trim()
}
