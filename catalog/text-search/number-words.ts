// Amounts that shoppers write as words: "under twenty", "unter fünfunddreißig", "alle viidenkympin". Chinese and Japanese
// numerals are in ideographic-numbers.ts.
import type { Locale } from '#domain/markets/locale.ts'
import { fold } from './fold.ts'
import { numberTables } from './number-tables.ts'
import { onceFor } from './once-for.ts'

/** `times` multiplies a smaller number before it: two hundred. `money` needs no currency: a tenner. */
type Part = {
  readonly value: number
  readonly alone: boolean
  readonly times: boolean
  readonly money: boolean
}
type Table = {
  readonly parts: ReadonlyMap<string, Part>
  readonly and: ReadonlySet<string>
  readonly prefixes: readonly string[]
  /** Words between the parts of one word: fünf-und-dreißig. Undefined if numbers are not compounded. */
  readonly joints: readonly string[] | undefined
}

/** "kids under five" is an age. */
const minAmount = 10

/** Arabic and Persian digits as Latin ones, with Latin separators. */
export function withLatinDigits(text: string): string {
  return text
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll(/(?<=\d)\u066c(?=\d)/g, '')
    .replaceAll(/(?<=\d)\u066b(?=\d)/g, '.')
}

/** The text with amounts in digits; `text` is folded. */
export function withDigits(text: string, locale: Locale): string {
  const table = tableOf(locale)
  const words = text.replaceAll(/[.,;:!?]+(?=\s|$)/g, '').split(/[\s-]/)
  const read: string[] = []
  for (let at = 0; at < words.length;) {
    const found = amountAt(words, at, table)
    read.push(found ? found.text : words[at]!)
    at += found ? found.length : 1
  }
  return read.join(' ')
}

type Amount = { readonly text: string; readonly length: number }

/** The longest amount that begins at a word. */
function amountAt(words: readonly string[], from: number, table: Table): Amount | undefined {
  const first = partsOf(words[from]!, table)
  if (!first) return undefined
  let parts = first.parts
  let length = 1
  for (;;) {
    const isAnd = table.and.has(words[from + length] ?? '')
    const at = from + length + (isAnd ? 1 : 0)
    const next = partsOf(words[at] ?? '', table)
    if (!next) break
    const following = partsOf(words[at + 1] ?? '', table)
    const [value, afterAnd] = [valueOf(parts), isAnd || next.prefix === 'و']
    // "a twenty"
    if (value === 1 && !next.parts[0]!.times && !afterAnd) parts = next.parts
    else if (mayFollow(value, next.parts, afterAnd, following?.parts[0]?.times ?? false))
      parts = [...parts, ...next.parts]
    else break
    length = at + 1 - from
  }
  const value = valueOf(parts)
  const isMoney = parts.some(({ money }) => money)
  const isAmount = (value >= minAmount || isMoney) && parts.some(({ alone }) => alone)
  const currency = isMoney ? ' €' : ''
  return isAmount ? { text: `${first.prefix.replace('ال', '')}${value}${currency}`, length } : undefined
}

/** "between twenty and forty" has two amounts, "a hundred and fifty" and "treinta y cinco" one. */
function mayFollow(value: number, next: readonly Part[], afterAnd: boolean, isMultiplied: boolean): boolean {
  if (next[0]!.times && !afterAnd) return value % next[0]!.value > 0
  if (afterAnd && isMultiplied) return false
  const added = valueOf(next)
  const rest = value % 100
  const completesTens = rest >= 20 && rest % 10 === 0 && added < (rest === 60 || rest === 80 ? 20 : 10)
  const completesUnits = value < 10 && added >= 20 && added < 100 && afterAnd
  const completesHundreds = value >= 100 && rest === 0 && added >= (afterAnd ? 10 : 1) && added < 100
  return completesTens || completesUnits || completesHundreds
}

function valueOf(parts: readonly Part[]): number {
  let total = 0
  let group = 0
  for (const { value, times } of parts) {
    const units = group % value
    if (!times || units === 0) group += value
    else if (value < 1000) group += units * (value - 1)
    else {
      total += group * value
      group = 0
    }
  }
  return total + group
}

function partsOf(word: string, table: Table): { prefix: string; parts: readonly Part[] } | undefined {
  if (word === '') return undefined
  for (const prefix of ['', ...table.prefixes]) {
    if (!word.startsWith(prefix)) continue
    const rest = word.slice(prefix.length)
    const known = table.parts.get(rest)
    const parts = known ? [known] : table.joints && segmented(rest, table)
    if (parts) return { prefix, parts }
  }
  return undefined
}

/** Numbers of which the whole word consists. */
function segmented(word: string, table: Table): readonly Part[] | undefined {
  if (word === '') return []
  for (let end = word.length; end > 0; end--) {
    const part = table.parts.get(word.slice(0, end))
    if (!part) continue
    for (const joint of table.joints!) {
      if (!word.startsWith(joint, end)) continue
      const rest = segmented(word.slice(end + joint.length), table)
      if (rest) return [part, ...rest]
    }
  }
  return undefined
}

const tableOf = onceFor((locale): Table => {
  const { numbers, and = '', prefixes = '', joints } = numberTables[locale] ?? { numbers: '' }
  const parts = new Map<string, Part>()
  for (const [, sign, digits, forms] of numbers.matchAll(/([x+]?)(\d+) ([^\d]+?)(?=\s[x+]?\d|\s*$)/g)) {
    const value = Number(digits)
    const isMultiplier = sign === 'x' || (sign === '' && (value === 100 || value === 1000))
    for (const word of forms!.trim().split(/\s+/)) {
      const form = fold(word.replace('€', ''))
      const isAlone = sign !== 'x' || parts.has(form)
      const isMoney = word.endsWith('€') || (parts.get(form)?.money ?? false)
      parts.set(form, { value, alone: isAlone, times: isMultiplier, money: isMoney })
    }
  }
  return {
    parts,
    and: new Set(and.split(' ').filter((word) => word !== '')),
    prefixes: prefixes.split(' ').filter((word) => word !== ''),
    joints: joints === undefined ? undefined : ['', ...joints.split(' ')],
  }
})
