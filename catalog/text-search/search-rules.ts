// Applies the merchant's words of search to a query.
import type { Locale } from '#domain/markets/locale.ts'
import type { SearchRules } from '#domain/settings/search-words.ts'
import { fold } from './fold.ts'
import { spellingOf } from './ideographs.ts'
import { onceFor, type PlainWords } from './once-for.ts'
import { redirectPhrases } from './redirect-words.ts'
import { stemmerOf, withoutPlain } from './stem.ts'
import type { Hits, Search, TextSearch } from './text-search.ts'
import { isIdeographic, runsOf } from './words.ts'

/** Each variant is one more search. */
const maxVariants = 8

/** The query with a word or phrase of it replaced by each of its synonyms; without the query itself. */
export function synonymQueries(query: string, locale: Locale, { synonyms, plain }: SearchRules): string[] {
  const read = readerOf(locale, plain)
  const asked = read(query)
  const variants = synonyms.flatMap((group) => {
    const phrases = group.map(read).toSorted((a, b) => b.length - a.length)
    const typed = phrases.find((phrase) => positionOf(phrase, asked) >= 0)
    const others = phrases.filter((phrase) => typed && stemsOf(phrase) !== stemsOf(typed))
    return others.map((other) => replaced(asked, typed!, other))
  })
  return [...new Set(variants)].slice(0, maxVariants)
}

/** Path to which a query leads, by the merchant's rules or those of every shop; undefined for most queries. */
export function redirectFor(query: string, locale: Locale, rules?: SearchRules): string | undefined {
  const read = readerOf(locale, rules?.plain)
  const asked = stemsOf(read(query))
  const own = rules?.redirects.find((rule) => stemsOf(read(rule.query)) === asked)
  return own?.path ?? defaultRedirects(locale, rules?.plain).get(asked)
}

/** Paths by the stems of the queries that lead there. */
const defaultRedirects = onceFor((locale, plain): ReadonlyMap<string, string> => {
  const read = readerOf(locale, plain)
  return new Map(
    redirectPhrases(locale).flatMap(({ path, queries }) =>
      withoutPlain(queries, locale, plain).map((query) => [stemsOf(read(query)), path] as const),
    ),
  )
})

/** Products that come first for a query, in this order. */
export function firstProducts(query: string, locale: Locale, { first, plain }: SearchRules): string[] {
  const read = readerOf(locale, plain)
  const asked = read(query)
  const hasAll = (words: readonly Word[]): boolean =>
    words.length > 0 && words.every((word) => asked.some((each) => isSame(each, word)))
  return first.flatMap((rule) => (hasAll(read(rule.query)) ? rule.products : []))
}

type Word = { readonly text: string; readonly stem: string }

function readerOf(locale: Locale, plain?: PlainWords): (text: string) => Word[] {
  const [stem, spell] = [stemmerOf(locale, plain), spellingOf(locale, plain)]
  return (text) =>
    runsOf(text).map((run) => ({ text: run, stem: isIdeographic(run) ? spell(run) : stem(fold(run)) }))
}

function stemsOf(words: readonly Word[]): string {
  return words.map(({ stem }) => stem).join(' ')
}

/** Chinese and Japanese have no spaces: a word may be part of a run. */
function isSame(asked: Word, word: Word): boolean {
  return asked.stem === word.stem || (isIdeographic(word.text) && asked.stem.includes(word.stem))
}

/** Position of a phrase; negative if it does not occur. */
function positionOf(phrase: readonly Word[], asked: readonly Word[]): number {
  const begins = (from: number): boolean =>
    phrase.every((word, index) => asked[from + index] && isSame(asked[from + index]!, word))
  return phrase.length === 0 ? -1 : asked.findIndex((_, from) => begins(from))
}

function replaced(asked: readonly Word[], phrase: readonly Word[], by: readonly Word[]): string {
  const at = positionOf(phrase, asked)
  const { text, stem } = phrase[0]!
  const other = textOf(by)
  const middle = isIdeographic(text) ? asked[at]!.stem.replace(stem, other) : other
  return [textOf(asked.slice(0, at)), middle, textOf(asked.slice(at + phrase.length))].join(' ').trim()
}

function textOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ')
}

/** Larger than any score of a text. */
const firstScore = 1_000

/** `first` of the rules has ids of products. */
export function searchByRules(
  texts: TextSearch,
  search: Search,
  rules: SearchRules,
  slotOf: (id: string) => number | undefined,
): Hits {
  const { query, locale } = search
  const typed = texts.search(search)
  const others = synonymQueries(query, locale, rules).map((each) => texts.search({ ...search, query: each }))
  const first = firstProducts(query, locale, rules).flatMap((id) => slotOf(id) ?? [])
  const found = others.filter(({ slots }) => slots.length > 0)
  if (found.length === 0 && first.length === 0) return typed
  // A synonym explains the word better than a correction.
  const isCorrected = typed.corrected !== undefined && found.length > 0
  return {
    ...merged(isCorrected ? found : [typed, ...found], first),
    ...(typed.corrected !== undefined && !isCorrected && { corrected: typed.corrected }),
  }
}

/** Every product once, with its best score. */
function merged(all: readonly Hits[], first: readonly number[]): Hits {
  const scoreOf = new Map<number, number>()
  for (const { slots, scores } of all)
    for (const [at, slot] of slots.entries()) scoreOf.set(slot, Math.max(scoreOf.get(slot) ?? 0, scores[at]!))
  for (const [at, slot] of first.entries()) scoreOf.set(slot, firstScore * (first.length - at))
  return { slots: Int32Array.from(scoreOf.keys()), scores: Float32Array.from(scoreOf.values()) }
}
