// The merchant's words of search in one language: synonyms, queries that lead to a page, and products that come first.
// They are typed as lines of text.
import { locales, type Locale } from '../markets/locale.ts'
import { isOwnPath } from './content.ts'

/** One entry a line. */
export type SearchTexts = {
  /** `mug, cup, coffee cup`: words with one meaning. `- toy`: this word or phrase has no default synonyms and topics. */
  readonly synonyms: string
  /** `returns = /rich/returns`: this query leads to this page. */
  readonly redirects: string
  /** `birthday = name-mug, photo-cushion`: these products come first when a query has these words. */
  readonly first: string
}

export type SearchWords = { readonly [Name in Locale]?: SearchTexts }

export type SearchRules = {
  readonly synonyms: readonly (readonly string[])[]
  /** Words and phrases without default synonyms and topics. */
  readonly plain: readonly string[]
  readonly redirects: readonly { readonly query: string; readonly path: string }[]
  readonly first: readonly { readonly query: string; readonly products: readonly string[] }[]
}

export const emptySearchTexts: SearchTexts = { synonyms: '', redirects: '', first: '' }
export const maxSearchText = 20_000
const maxLine = 300
/** Chinese, Japanese and Arabic have commas of their own. */
const comma = /[,،、，;；]/
/** Keyboards have several. */
const dash = /^[-–—−－]/
const letter = /[\p{L}\p{N}]/u

export function readSearchRules({ synonyms, redirects, first }: SearchTexts): SearchRules {
  const lines = linesOf(synonyms).map(({ text }) => text)
  return {
    synonyms: lines.filter((line) => !isPlain(line)).map(wordsOf),
    plain: lines.filter(isPlain).map(withoutDash),
    redirects: linesOf(redirects).map(({ text }) => ({ query: before(text), path: after(text) })),
    first: linesOf(first).map(({ text }) => ({ query: before(text), products: wordsOf(after(text)) })),
  }
}

/** Lines that cannot be read or name an unknown product, as `synonyms.3`. */
export function unreadableLines(
  { synonyms, redirects, first }: SearchTexts,
  isProduct: (key: string) => boolean = () => true,
): string[] {
  const wrong = (field: keyof SearchTexts, text: string, isRight: (line: string) => boolean): string[] =>
    linesOf(text)
      .filter((line) => line.text.length > maxLine || !isRight(line.text))
      .map(({ number }) => `${field}.${number}`)
  return [
    ...wrong('synonyms', synonyms, (line) => !line.includes('=') && isSynonyms(line)),
    ...wrong('redirects', redirects, (line) => before(line) !== '' && isOwnPath(after(line))),
    ...wrong('first', first, (line) => {
      const products = wordsOf(after(line))
      return before(line) !== '' && products.length > 0 && products.every(isProduct)
    }),
  ]
}

/** Whether two settings switch off the defaults of the same words. */
export function isSamePlain(one: SearchWords = {}, other: SearchWords = {}): boolean {
  const plainIn = (words: SearchWords) =>
    locales.map((locale) => readSearchRules(words[locale] ?? emptySearchTexts).plain)
  return JSON.stringify(plainIn(one)) === JSON.stringify(plainIn(other))
}

function isSynonyms(line: string): boolean {
  return dash.test(line) ? isPlain(line) && letter.test(line) : wordsOf(line).length > 1
}

/** A group may begin with a dash too, if it was stored before dashes had a meaning. */
function isPlain(line: string): boolean {
  return dash.test(line) && wordsOf(line).length === 1
}

function withoutDash(line: string): string {
  return line.replace(dash, '').trim()
}

function linesOf(text: string): { text: string; number: number }[] {
  return text
    .split('\n')
    .map((line, at) => ({ text: line.trim(), number: at + 1 }))
    .filter((line) => line.text !== '')
}

function wordsOf(text: string): string[] {
  return text
    .split(comma)
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

function before(line: string): string {
  return line.slice(0, Math.max(0, line.indexOf('='))).trim()
}

function after(line: string): string {
  return line.includes('=') ? line.slice(line.indexOf('=') + 1).trim() : ''
}
