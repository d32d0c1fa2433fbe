// Words of price limits by language.
import type { Locale } from '#domain/markets/locale.ts'
import { ar } from './price-words/ar.ts'
import { cs } from './price-words/cs.ts'
import { da } from './price-words/da.ts'
import { de } from './price-words/de.ts'
import { es } from './price-words/es.ts'
import { fi } from './price-words/fi.ts'
import { fr } from './price-words/fr.ts'
import { it } from './price-words/it.ts'
import { ja } from './price-words/ja.ts'
import { nl } from './price-words/nl.ts'
import { pl } from './price-words/pl.ts'
import { pt } from './price-words/pt.ts'
import { sv } from './price-words/sv.ts'
import { us } from './price-words/us.ts'
import { zh } from './price-words/zh.ts'
import type { PriceWords } from './price-words.ts'

/** For a language without an entry: amounts with a currency sign. */
const noPriceWords: PriceWords = {
  below: '',
  above: '',
  between: [['', '-']],
  around: '',
  currency: 'euro',
}

const priceWords: Readonly<Partial<Record<Locale, PriceWords>>> = {
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

export function priceWordsOf(locale: Locale): PriceWords {
  return priceWords[locale] ?? noPriceWords
}
