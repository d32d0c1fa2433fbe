// The merchant's words of search in one language: synonyms, queries that lead to a page, and products that come first.
// They are typed as lines of text.
import type { Locale } from '../markets/locale.ts'
import { isOwnPath } from './content.ts'

/** One entry a line. */
export type SearchTexts = {
  /** `mug, cup, coffee cup`: words with one meaning. */
  readonly synonyms: string
  /** `returns = /rich/returns`: this query leads to this page. */
  readonly redirects: string
  /** `birthday = name-mug, photo-cushion`: these products come first when a query has these words. */
  readonly first: string
}

export type SearchWords = { readonly [Name in Locale]?: SearchTexts }

export type SearchRules = {
  readonly synonyms: readonly (readonly string[])[]
  readonly redirects: readonly { readonly query: string; readonly path: string }[]
  readonly first: readonly { readonly query: string; readonly products: readonly string[] }[]
}

export const emptySearchTexts: SearchTexts = { synonyms: '', redirects: '', first: '' }
export const maxSearchText = 20_000
const maxLine = 300
/** Chinese, Japanese and Arabic have commas of their own. */
const comma = /[,،、，;；]/

export function readSearchRules({ synonyms, redirects, first }: SearchTexts): SearchRules {
  return {
    synonyms: linesOf(synonyms).map(({ text }) => wordsOf(text)),
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
    ...wrong('synonyms', synonyms, (line) => !line.includes('=') && wordsOf(line).length > 1),
    ...wrong('redirects', redirects, (line) => before(line) !== '' && isOwnPath(after(line))),
    ...wrong('first', first, (line) => {
      const products = wordsOf(after(line))
      return before(line) !== '' && products.length > 0 && products.every(isProduct)
    }),
  ]
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
