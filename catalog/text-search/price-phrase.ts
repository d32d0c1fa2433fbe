// Reads a price limit in a query: "mug under $20" searches "mug" with a highest price of 2000 cents.
import type { Locale } from '#domain/markets/locale.ts'
import { currencyDecimals, type Currency } from '#domain/pricing/money.ts'
import { largestAmount } from '#domain/pricing/typed-amount.ts'
import { fold } from './fold.ts'
import { withLatinNumbers } from './ideographic-numbers.ts'
import { cheapWordsOf, priceWordsOf } from './language-words.ts'
import { withDigits, withLatinDigits } from './number-words.ts'
import { onceFor } from './once-for.ts'
import { currencySigns, englishPriceWords, limitSigns, type PriceWords } from './price-words.ts'
import { simplified } from './simplified.ts'

/** Minor units of the shopper's currency, whatever currency the phrase names. */
type Limits = { readonly min: number | null; readonly max: number | null }
type Span = { readonly at: number; readonly end: number }

export type PricePhrase = Limits & {
  /** The query without the phrase; may be empty. */
  readonly rest: string
}

type Reader = (text: string, toMinor: (digits: string) => number) => (Span & Limits) | undefined
type Edges = { readonly before: string; readonly after: string }

/** Above and below "around 40", as a share. */
const aroundShare = 0.25

const number = String.raw`\d{1,3}(?:[.,'\s]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d{1,7}(?:[.,]\d{1,2}(?!\d))?`
export function readPricePhrase(query: string, locale: Locale, currency: Currency): PricePhrase | null {
  const text = plainText(query, locale)
  if (!/\d/.test(text)) return null
  for (const { read, words, edges } of readersOf(locale)) {
    const found = read(text, (digits) => minorUnits(digits, currency))
    if (!found) continue
    const rest = restOf(asTyped(query, text), withAttachedWords(text, found, words, edges))
    return { rest, ...inOrder(found, largestAmount(currency)) }
  }
  return null
}

/** The query without a word for a low price; undefined if it has none. */
export function withoutCheap(query: string, locale: Locale): string | undefined {
  const text = plainText(query, locale)
  const match = cheapPattern(locale)?.exec(text)
  return match
    ? restOf(asTyped(query, text), { at: match.index, end: match.index + match[0].length })
    : undefined
}

const cheapPattern = onceFor((locale) => {
  const cheap = cheapWordsOf(locale)
  const { before, after } = wordEdges(locale)
  return cheap ? new RegExp(`${before}(?:${cheap})${after}`, 'u') : undefined
})

function isSpaced(locale: Locale): boolean {
  return locale !== 'zh' && locale !== 'ja'
}

/** Patterns of the beginning and the end of a word: 'under' is no part of 'thunder'. Nothing without spaces. */
function wordEdges(locale: Locale): Edges {
  return isSpaced(locale) ? spacedEdges : { before: '', after: '' }
}

const spacedEdges: Edges = { before: String.raw`(?<![\p{L}\p{N}])`, after: String.raw`(?![\p{L}\p{N}])` }

/** "between 40 and 20". Amounts above the largest are that one: the address of a list names no other. */
function inOrder(found: Limits, largest: number): Limits {
  const capped = (limit: number | null): number | null => limit && Math.min(limit, largest)
  const [min, max] = [capped(found.min), capped(found.max)]
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }
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
    .replaceAll(/[–—−]/g, '-')
    // Between two amounts it is a dash, elsewhere "about" or "up to".
    .replaceAll(/[〜～~]/g, '~')
    .replaceAll(/(?<=[\d\p{Sc}円元块]\s?)~(?=\s?[\d\p{Sc}])/gu, '-')
    .replaceAll(/(?<=\d)€(?=\d\d(?!\d))/g, ',')
    .replaceAll('ワンコイン', '500円')
    .replaceAll(/[’`´]/g, "'")
    .replaceAll(/(?<=\d)k(?![\p{L}])/gu, '000')
  const folded = withoutExtraSpace(
    fold(isSpaced(locale) ? text : withLatinNumbers(locale === 'zh' ? simplified(text) : text)),
  )
  return /\d/.test(folded) ? folded : withDigits(folded, locale)
}

function minorUnits(digits: string, currency: Currency): number {
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits)!
  const decimals = currencyDecimals[currency]
  return Number(whole.replaceAll(/\D/g, '') + fraction.slice(0, decimals).padEnd(decimals, '0'))
}

/** In the language, then in English, which shoppers type everywhere, then a bare amount, which is the highest price. */
const readersOf = onceFor((locale): readonly { read: Reader; words: PriceWords; edges: Edges }[] => {
  const [words, edges] = [priceWordsOf(locale), wordEdges(locale)]
  const edge = isSpaced(locale) ? String.raw`(?<![\p{L}\p{N}.,])` : ''
  const bare = reader(`${edge}${moneyIn(words, edges)('a')}${edges.after}`, true, 'below')
  return [
    ...limitReaders(words, edges).map((read) => ({ read, words, edges })),
    ...(locale === 'us' ? [] : limitReaders(englishPriceWords, spacedEdges)).map((read) => ({
      read,
      words: englishPriceWords,
      edges: spacedEdges,
    })),
    { read: bare, words, edges },
  ]
})

/** The pattern of an amount `a` with a sign before it (`aSign`) or a name after it (`aName`). */
function moneyIn(words: PriceWords, { after }: Edges): (name: string) => string {
  const currency = `(?:${[words.currency, currencySigns].join('|')})`
  return (name) =>
    String.raw`(?<${name}Sign>${currency}\s?)?(?<${name}>${number})(?<${name}Name>[\s-]?${currency}${after})?`
}

/** From the most specific phrase to the least. The pattern of 'under €20' is 'under', then an amount. */
function limitReaders(words: PriceWords, edges: Edges): readonly Reader[] {
  const { before, after } = edges
  const money = moneyIn(words, edges)
  const leading = (list: string, side: Side, first = '') => {
    const { strong, weak } = split(list)
    return [strong, weak].flatMap((any, at) =>
      any ? reader(`${before}${first}(?:${any})\\.?\\s?${money('a')}${after}`, at === 1, side) : [],
    )
  }
  const trailing = (list: string | undefined, side: Side) => {
    const { strong, weak } = split(list ?? '')
    return [strong, weak].flatMap((any, at) =>
      any ? reader(`${money('a')}\\s?(?:${any})${after}`, at === 1, side) : [],
    )
  }
  const not = words.not && `(?:${words.not})\\s?`
  const ranges = [...words.between, ...(words.budget ? [[words.budget, '-'] as const] : [])]
  return [
    ...ranges.map(([first, and]) => between(before, first, and, after, money, words.betweenAfter)),
    ...trailing(words.stepAfter, 'step'),
    ...(not ? [...leading(words.above, 'below', not), ...leading(words.below, 'above', not)] : []),
    ...leading(`${limitSigns.below}|${words.below}`, 'below'),
    ...trailing(words.belowAfter, 'below'),
    ...trailing(`?\\+|${words.aboveAfter ?? ''}`, 'above'),
    ...leading(`${limitSigns.above}|${words.above}`, 'above'),
    ...leading(`${limitSigns.around}|${words.around}`, 'around'),
    ...trailing(words.aroundAfter, 'around'),
    ...(words.budget ? leading(words.budget, 'below') : []),
  ]
}

/** Alternatives that limit a price, and those that do beside a currency only; the longest first. */
function split(list: string): { strong: string; weak: string } {
  const entries = list.split(/\|(?![^(]*\))/).filter((entry) => entry !== '')
  const longestFirst = entries.sort((a, b) => b.length - a.length)
  return {
    strong: longestFirst.filter((entry) => !entry.startsWith('?')).join('|'),
    weak: longestFirst.flatMap((entry) => (entry.startsWith('?') ? entry.slice(1) : [])).join('|'),
  }
}

type Side = 'below' | 'above' | 'around' | 'step'

function reader(source: string, needsCurrency: boolean, side: Side): Reader {
  const pattern = new RegExp(source, 'u')
  return (text, toMinor) => {
    const match = pattern.exec(text)
    if (!match) return undefined
    const { a = '', aSign, aName } = match.groups ?? {}
    if (needsCurrency && !aSign && !aName) return undefined
    const minor = toMinor(a)
    const span = { at: match.index, end: match.index + match[0].length }
    if (side === 'below') return { ...span, min: null, max: minor }
    if (side === 'above') return { ...span, min: minor, max: null }
    if (side === 'step') return { ...span, min: minor, max: minor + toMinor(stepOf(a)) - 1 }
    const share = Math.round(minor * aroundShare)
    return { ...span, min: minor - share, max: minor + share }
  }
}

/** 3000 → 1000. */
function stepOf(amount: string): string {
  return `1${'0'.repeat(amount.replaceAll(/\D/g, '').length - 1)}`
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
    const end = match.index + match[0].length
    const isBare = !first && !closing && !aSign && !aName && !bSign && !bName
    if (isBare && !(end === text.length && isRound(a) && isRound(b))) return undefined
    return { at: match.index, end, min: toMinor(a), max: toMinor(b) }
  }
}

/** "mugs 25-50" is a price, "2-3 mugs" none. */
function isRound(amount: string): boolean {
  return /^[1-9]\d*[05]$/.test(amount)
}

/** The phrase with the words that belong to it: "for $20", "budget of", "20-30 dollar range". */
function withAttachedWords(text: string, { at, end }: Span, words: PriceWords, edges: Edges): Span {
  const { lead = '', tail = '', budget = '', not = '' } = words
  const any = (list: string) => split(list).strong
  const before = new RegExp(`${edges.before}(?:${any(`${lead}|${budget}|${not}`)})[\\s:.]*$`, 'u')
  const after = new RegExp(`^\\s*(?:${any(`${tail}|${budget}`)})${edges.after}`, 'u')
  const left = lead ? withoutEnd(text.slice(0, at), before) : text.slice(0, at)
  const right = tail ? text.slice(end).replace(after, '') : text.slice(end)
  return { at: left.length, end: text.length - right.length }
}

function withoutEnd(text: string, end: RegExp): string {
  const shorter = text.replace(end, '')
  return shorter === text ? text : withoutEnd(shorter, end)
}

/** Without the particles that joined the phrase to the next word: 元以下的礼物, 円以下のマグ. */
function restOf(text: string, { at, end }: Span): string {
  const left = text.slice(0, at).replace(/[\s,;:(-]+$/u, '')
  const right = text.slice(end).replace(/^[\s,;:.)-]*[的ので]?[\s]*/u, '')
  return `${left} ${right}`.trim()
}
