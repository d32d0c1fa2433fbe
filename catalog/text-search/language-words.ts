// Words of the search by language; each language has a file in languages/.
import type { Locale } from '#domain/markets/locale.ts'
import * as ar from './languages/ar.ts'
import * as cs from './languages/cs.ts'
import * as da from './languages/da.ts'
import * as de from './languages/de.ts'
import * as es from './languages/es.ts'
import * as fi from './languages/fi.ts'
import * as fr from './languages/fr.ts'
import * as it from './languages/it.ts'
import * as ja from './languages/ja.ts'
import * as nl from './languages/nl.ts'
import * as pl from './languages/pl.ts'
import * as pt from './languages/pt.ts'
import * as sv from './languages/sv.ts'
import * as us from './languages/us.ts'
import * as zh from './languages/zh.ts'
import type { PriceWords } from './price-words.ts'
import type { Topic, TopicPhrases } from './topics.ts'

type LanguageWords = {
  readonly topics: TopicPhrases
  readonly prices: PriceWords
  /** Words for a low price without an amount, in folded spelling: patterns without spaces around them. */
  readonly cheap: string
}

const words: Readonly<Partial<Record<Locale, LanguageWords>>> = {
  ar,
  cs,
  da,
  de,
  es,
  fi,
  fr,
  it,
  ja,
  nl,
  pl,
  pt,
  sv,
  us,
  zh,
}

/** For a language without an entry: amounts with a currency sign. */
const noPriceWords: PriceWords = {
  below: '',
  above: '',
  between: [['', '-']],
  around: '',
  currency: 'euro',
}

/** Every phrase of a language with its topic. */
export function phrasesOf(locale: Locale): { readonly text: string; readonly topic: Topic }[] {
  return (Object.entries(words[locale]?.topics ?? {}) as [Topic, string][]).flatMap(([topic, list]) =>
    list.split(',').flatMap((phrase) => (phrase.trim() === '' ? [] : [{ text: phrase.trim(), topic }])),
  )
}

export function priceWordsOf(locale: Locale): PriceWords {
  return words[locale]?.prices ?? noPriceWords
}

export function cheapWordsOf(locale: Locale): string | undefined {
  return words[locale]?.cheap
}
