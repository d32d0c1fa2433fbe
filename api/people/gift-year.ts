// Operation person.year: the occasions and the customer's people of the next twelve months.
import { z } from 'zod'
import { loadPeople } from '#data/customers/people.ts'
import { plainDateIn, timeZones } from '#domain/calendar/calendar.ts'
import { occasionCalendar } from '#domain/calendar/occasion.ts'
import { isInTime } from '#domain/calendar/season.ts'
import { named, recipientOfRelation, type Recipient } from '#domain/catalog/gift-finder.ts'
import { giftYear } from '#domain/customers/gift-year.ts'
import { giftYearTexts, type ShownMonth } from '#messages/gift-year-texts.ts'
import { translateFor } from '#messages/load.ts'
import type { Translate } from '#messages/translator.ts'
import type { CustomerContext } from '../context.ts'
import { customerOperation } from '../operation.ts'

const day = z.templateLiteral([z.number(), '-', z.number(), '-', z.number()])
export const giftYearView = z.array(
  z.object({
    name: z.string(),
    /** '' unless it differs from the month before. */
    year: z.string(),
    entries: z.array(
      z.object({
        date: day,
        /** Path of the gift finder with person and day. */
        path: z.string(),
        /** The occasion, or the person's name. */
        title: z.string(),
        /** Only for a person: the occasion, and how many years. */
        note: z.string().optional(),
      }),
    ),
  }),
)

/** Finds the finder's word for a relation as the customer has typed it. */
export function recipientFinder(t: Translate): (relation: string) => Recipient | null {
  const names = Object.fromEntries(named.map((each) => [each, t(`finder.named.${each}`).split('|')]))
  return (relation) => recipientOfRelation(relation, names)
}

export async function showGiftYear(context: CustomerContext): Promise<ShownMonth[]> {
  const { db, customer, settings, caller, now } = context
  const stored = await loadPeople(db, customer.id)
  const t = translateFor(caller.locale)
  const recipientOf = recipientFinder(t)
  const people = stored.map(({ name, relation, country, dates }) => {
    return { name, recipient: recipientOf(relation), country, days: dates.map((date) => date.day) }
  })
  const at = now()
  const today = plainDateIn(at, timeZones[caller.country])
  const arrives = isInTime(settings, caller.country, at)
  const months = giftYear(occasionCalendar(settings), caller.country, today, people, arrives)
  const language = { t, locale: caller.locale, home: settings.homeLocale }
  return giftYearTexts(months, language)
}

export const giftYearOperation = customerOperation('person.year', {
  summary:
    'The occasions of the market and the gift dates of the customer’s people in the next twelve months.',
  output: giftYearView,
  run: (_input, context) => showGiftYear(context),
})
