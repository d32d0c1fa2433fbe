// The phrases of topics in all languages.
import type { Locale } from '#domain/markets/locale.ts'
import { ar } from './topics/ar.ts'
import { cs } from './topics/cs.ts'
import { da } from './topics/da.ts'
import { de } from './topics/de.ts'
import { es } from './topics/es.ts'
import { fi } from './topics/fi.ts'
import { fr } from './topics/fr.ts'
import { it } from './topics/it.ts'
import { ja } from './topics/ja.ts'
import { nl } from './topics/nl.ts'
import { pl } from './topics/pl.ts'
import { pt } from './topics/pt.ts'
import { sv } from './topics/sv.ts'
import { us } from './topics/us.ts'
import { zh } from './topics/zh.ts'
import type { Topic, TopicPhrases } from './topics.ts'

const phrases: Partial<Record<Locale, TopicPhrases>> = {
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

/** Every phrase of a language with its topic. */
export function phrasesOf(locale: Locale): { readonly text: string; readonly topic: Topic }[] {
  return (Object.entries(phrases[locale] ?? {}) as [Topic, string][]).flatMap(([topic, list]) =>
    list.split(',').flatMap((phrase) => (phrase.trim() === '' ? [] : [{ text: phrase.trim(), topic }])),
  )
}
