// Reduces the forms of a word to one stem, by the tables of its language.
import type { Locale } from '#domain/markets/locale.ts'
import { colourFamilies } from './colour-words.ts'
import { fold } from './fold.ts'
import { giftWords } from './gift-words.ts'
import { onceFor, type PlainWords } from './once-for.ts'
import { stemTables, stopWords, type StemTable } from './stem-tables.ts'
import { synonymGroups } from './synonyms.ts'
import { isSingleLetter, runsOf } from './words.ts'

type Stemmer = (folded: string) => string

/** Synonyms have one stem, except plain words. */
export const stemmerOf = onceFor(withSameWords)

/** Reads the stems of a text without regard to synonyms. */
export function plainStemsOf(locale: Locale): (text: string) => string {
  const stem = plainStemmerOf(locale)
  return (text) =>
    runsOf(text)
      .map((run) => stem(fold(run)))
      .join(' ')
}

/** The words and phrases whose defaults the merchant has not switched off. */
export function withoutPlain(texts: readonly string[], locale: Locale, plain: PlainWords): string[] {
  const stems = plainStemsOf(locale)
  const excepted = new Set(plain.map(stems))
  return texts.filter((text) => !excepted.has(stems(text)))
}

export function stopWordsOf(locale: Locale): ReadonlySet<string> {
  return new Set(stopWords[locale]?.split(' '))
}
export function giftStemsOf(locale: Locale, plain?: PlainWords): ReadonlySet<string> {
  return new Set(wordsIn(giftWords[locale]).map(stemmerOf(locale, plain)))
}

/** Whether a text means no more than "a gift for". */
export function saysOnlyGift(text: string, locale: Locale): boolean {
  const [stem, gifts, small] = [stemmerOf(locale), giftStemsOf(locale), stopWordsOf(locale)]
  return runsOf(text).every(
    (run) => isSingleLetter(run) || small.has(fold(run)) || gifts.has(stem(fold(run))),
  )
}

/** All synonyms of a stem, itself included. */
export function sameStemsOf(locale: Locale, plain: PlainWords): (stem: string) => readonly string[] {
  const groups = new Map(sameGroups(locale, plain).map((group) => [group[0]!, group]))
  return (stem) => groups.get(stem) ?? [stem]
}

/** For the stem of each word of a colour, the stems of its family. */
export function colourStemsOf(locale: Locale, plain: PlainWords): ReadonlyMap<string, readonly string[]> {
  const stem = stemmerOf(locale, plain)
  const families = colourFamilies(locale).map((words) => words.map((word) => stem(fold(word))))
  return new Map(families.flatMap((family) => family.map((word) => [word, [...new Set(family)]] as const)))
}

const groupsByStem = onceFor((locale, plain): ReadonlyMap<string, readonly string[]> => {
  const stem = plainStemmerOf(locale)
  const groups = wordGroups(locale, plain)
  return new Map(groups.flatMap((words) => words.map((word) => [stem(word), words] as const)))
})

/** English words with the meaning of an English word, folded; none if it has no synonyms. */
export function englishSynonyms(folded: string, plain: PlainWords): readonly string[] {
  return groupsByStem('us', plain).get(plainStemmerOf('us')(folded)) ?? []
}

function sameGroups(locale: Locale, plain: PlainWords): string[][] {
  const stem = plainStemmerOf(locale)
  return wordGroups(locale, plain).map((words) => [...new Set(words.map(stem))])
}

/** Groups of synonyms without plain words. */
function wordGroups(locale: Locale, plain: PlainWords): string[][] {
  const stem = plainStemmerOf(locale)
  const excepted = new Set(plain.map(plainStemsOf(locale)))
  return synonymGroups(locale)
    .map((group) => wordsIn(group).filter((word) => !excepted.has(stem(word))))
    .filter((words) => words.length > 0)
}

function plainStemmerOf(locale: Locale): Stemmer {
  const table = stemTables[locale]
  return table ? stemmerFrom(table) : (word) => word
}

function withSameWords(locale: Locale, plain: PlainWords): Stemmer {
  const stem = plainStemmerOf(locale)
  const same = new Map<string, string>()
  for (const [first, ...others] of sameGroups(locale, plain))
    for (const other of others) same.set(other, first!)
  return (word) => {
    const stemmed = stem(word)
    return same.get(stemmed) ?? stemmed
  }
}

function wordsIn(text = ''): string[] {
  return text.trim().toLowerCase().split(/\s+/).map(fold)
}

function stemmerFrom(table: StemTable): Stemmer {
  const steps = table.steps.map(endingsOf)
  const prefixes = table.prefixes?.split(' ') ?? []
  const shortest = table.shortest ?? 3
  return (word) => {
    let stem = withoutPrefix(word, prefixes, shortest)
    for (const endings of steps) stem = withoutEnding(stem, endings, shortest)
    if (table.undouble && isDoubled(stem, table.undouble)) stem = stem.slice(0, -1)
    return table.dutchSpelling ? dutch(stem) : stem
  }
}

type Ending = { readonly ending: string; readonly replacement: string }

function endingsOf(step: string): Ending[] {
  const endings = step.split(' ').map((rule) => {
    const [ending = '', replacement = ''] = rule.split(':')
    return { ending, replacement }
  })
  return endings.sort((a, b) => b.ending.length - a.ending.length)
}

function withoutEnding(word: string, endings: readonly Ending[], shortest: number): string {
  const fit = endings.find(
    ({ ending, replacement }) =>
      word.endsWith(ending) && word.length - ending.length + replacement.length >= shortest,
  )
  return fit ? word.slice(0, word.length - fit.ending.length) + fit.replacement : word
}

function withoutPrefix(word: string, prefixes: readonly string[], shortest: number): string {
  const prefix = prefixes.find((start) => word.startsWith(start) && word.length - start.length >= shortest)
  return prefix ? word.slice(prefix.length) : word
}

function isDoubled(stem: string, letters: string): boolean {
  const last = stem.at(-1)!
  return stem.length > 3 && last === stem.at(-2) && letters.includes(last)
}

function dutch(stem: string): string {
  return stem
    .replace(/([aeou])\1([bdfgklmnprstvz])$/, '$1$2')
    .replace(/z$/, 's')
    .replace(/v$/, 'f')
}
