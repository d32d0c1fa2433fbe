// The gift year in a language: names of months, occasions and personal days, and the address of the gift finder.
import type { PlainDate } from '#domain/calendar/calendar.ts'
import { giftFinderPath } from '#domain/catalog/gift-finder.ts'
import type { OccasionEntry, PersonEntry, YearMonth } from '#domain/customers/gift-year.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { giftDateName } from './day-name.ts'
import { formatMonth, formatYear } from './format-days.ts'
import { onKnownDay } from './known-day.ts'
import { occasionName } from './occasion-texts.ts'
import type { Translate } from './translator.ts'
import { yearsText } from './years-text.ts'

export type ShownMonth = {
  readonly name: string
  /** '' unless it differs from the month before. */
  readonly year: string
  readonly entries: readonly ShownEntry[]
}

export type ShownEntry = {
  readonly date: PlainDate
  /** Path of the gift finder with person and day, without the language's prefix. */
  readonly path: string
  /** The occasion, or the person's name. */
  readonly title: string
  /** Only for a person: the occasion, and how many years. */
  readonly note?: string | undefined
}

type Language = { readonly t: Translate; readonly locale: Locale; readonly home: Locale }

/** On the server only: pages contain the texts that they show. */
export function giftYearTexts(months: readonly YearMonth[], language: Language): ShownMonth[] {
  const { locale } = language
  return months.map(({ first, entries }, at) => ({
    name: formatMonth(locale, Number(first.slice(5, 7))),
    year: first.slice(0, 4) === months[at - 1]?.first.slice(0, 4) ? '' : formatYear(locale, first),
    entries: entries.map((entry) => entryTexts(entry, language)),
  }))
}

function entryTexts(entry: OccasionEntry | PersonEntry, language: Language): ShownEntry {
  const { date, by, recipient } = entry
  const place = { date, path: giftFinderPath(recipient, by) }
  if ('occasion' in entry) {
    const named = { ...entry.occasion, name: occasionName(entry.occasion, language) }
    const known = onKnownDay(named, language.t)
    return { ...place, date: known.date, title: known.name }
  }
  const { name, kind, years } = entry
  const occasion = giftDateName(kind, language.t)
  const note =
    years === null ? occasion : `${occasion} · ${yearsText(language.t, language.locale, years, kind)}`
  return { ...place, title: name, note }
}
