// The sample shop's words in every language they are written in.
import type { Locale } from '#domain/markets/locale.ts'
import { ar } from './texts/ar.ts'
import { cs } from './texts/cs.ts'
import { da } from './texts/da.ts'
import { de } from './texts/de.ts'
import { es } from './texts/es.ts'
import { fi } from './texts/fi.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'
import { ja } from './texts/ja.ts'
import { nl } from './texts/nl.ts'
import { pl } from './texts/pl.ts'
import { pt } from './texts/pt.ts'
import type { SampleTexts } from './texts/sample-texts.ts'
import { sv } from './texts/sv.ts'
import { us } from './texts/us.ts'
import { zh } from './texts/zh.ts'

const texts: Partial<Record<Locale, SampleTexts>> = {
  us,
  zh,
  ja,
  ar,
  fr,
  pt,
  it,
  es,
  de,
  pl,
  nl,
  sv,
  da,
  fi,
  cs,
}

export const writtenLanguages = Object.entries(texts) as [Locale, SampleTexts][]
