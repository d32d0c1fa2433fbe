// The next twelve months by month: occasions of a market, and gift dates of a customer's people.
import { addDays, compareDates, plainDate, yearOf, type PlainDate } from '../calendar/calendar.ts'
import type { NextOccasion, OccasionCalendar } from '../calendar/occasion.ts'
import type { Recipient } from '../catalog/gift-finder.ts'
import type { Country } from '../markets/market.ts'
import { giftNeededOn, nextGiftDate, yearsOn, type GiftDay, type GiftDayKind } from './gift-date.ts'

/** A person as the year shows them. */
export type GiftedPerson = {
  readonly name: string
  /** null: the relation does not say. */
  readonly recipient: Recipient | null
  readonly country: Country
  readonly days: readonly GiftDay[]
}

/** `by`: the day on which the gift is handed over. */
type Entry = { readonly date: PlainDate; readonly by: PlainDate; readonly recipient: Recipient | null }
export type OccasionEntry = Entry & { readonly occasion: NextOccasion }
export type PersonEntry = Entry & {
  readonly kind: GiftDayKind
  readonly name: string
  /** Number of the birthday or anniversary, if the year is known. */
  readonly years: number | null
}

export type YearMonth = {
  /** The first day of the month. */
  readonly first: PlainDate
  readonly entries: readonly (OccasionEntry | PersonEntry)[]
}

/** Occasions that say for whom the gift is. */
const recipientOf: Readonly<Record<string, Recipient>> = {
  'mothers-day': 'mom',
  'fathers-day': 'dad',
  'womens-day': 'her',
  'childrens-day': 'child',
  'teachers-day': 'teacher',
}

/**
 * The months of the next twelve that have an entry. Today counts for people. On one day occasions precede people, and people follow their names. An occasion that a person has on the
 * same day is that person's entry. `arrives`: whether a gift ordered now is there in time; others are left out.
 */
export function giftYear(
  calendar: OccasionCalendar,
  country: Country,
  today: PlainDate,
  people: readonly GiftedPerson[] = [],
  arrives: (occasion: NextOccasion) => boolean = () => true,
): YearMonth[] {
  const last = addDays(plainDate(yearOf(today) + 1, monthOf(today), dayOf(today)), -1)
  const own = people
    .flatMap((person) => entriesOf(person, today, calendar))
    .filter(({ date }) => date <= last)
  const isOwn = ({ occasion, date }: NextOccasion): boolean =>
    own.some((entry) => entry.kind === occasion && entry.date === date)
  const occasions = calendar
    .between(country, addDays(today, 1), last)
    .filter((occasion) => arrives(occasion) && !isOwn(occasion))
    .map((occasion): OccasionEntry => {
      const { date, givenOn: by } = occasion
      return { date, by, recipient: recipientOf[occasion.occasion] ?? null, occasion }
    })
  own.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  // The sort is stable.
  return byMonth([...occasions, ...own].sort((a, b) => compareDates(a.date, b.date)))
}

function entriesOf(person: GiftedPerson, today: PlainDate, calendar: OccasionCalendar): PersonEntry[] {
  const { name, country, days } = person
  return days.map((day) => {
    const date = nextGiftDate(day, country, today, calendar)
    const recipient = person.recipient ?? recipientOf[day.kind] ?? null
    const by = giftNeededOn(day, country, date, calendar)
    return { date, by, recipient, kind: day.kind, name, years: yearsOn(day, date) }
  })
}

function byMonth(entries: readonly (OccasionEntry | PersonEntry)[]): YearMonth[] {
  const months = Map.groupBy(entries, ({ date }) => plainDate(yearOf(date), monthOf(date), 1))
  return [...months].map(([first, some]) => ({ first, entries: some }))
}

function monthOf(date: PlainDate): number {
  return Number(date.slice(5, 7))
}

function dayOf(date: PlainDate): number {
  return Number(date.slice(8))
}
