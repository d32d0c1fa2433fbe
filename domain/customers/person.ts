// Validates a person: somebody who receives gifts from a customer.
import type { PlainDate } from '../calendar/calendar.ts'
import { giftDayProblem, type GiftDay } from './gift-date.ts'
import { hasForbiddenCharacters } from '../text.ts'

/** Enough for a family and its friends, too few for a mailing list. */
export const maxPeople = 50
export const maxDates = 10
/** In UTF-16 units, as the browser's `maxlength` counts. */
export const personLengths = { name: 80, relation: 60, notes: 500 } as const
export type PersonField = keyof typeof personLengths

/** Problem codes by field: `field-…`, and `date-…` under `dates.<index>`. Empty if the person is valid. */
export function checkPerson(
  words: Readonly<Record<PersonField, string>>,
  dates: readonly GiftDay[],
  today: PlainDate,
): Record<string, string> {
  const problems: Record<string, string> = {}
  if (words.name === '') problems['name'] = 'field-required'
  for (const field of Object.keys(personLengths) as PersonField[]) {
    if (words[field].length > personLengths[field]) problems[field] = 'field-too-long'
    else if (hasForbiddenCharacters(words[field], { lineBreaks: field === 'notes' }))
      problems[field] = 'field-bad-characters'
  }
  for (const [at, date] of dates.entries()) {
    const problem = giftDayProblem(date, today)
    if (problem) problems[`dates.${at}`] = `date-${problem}`
  }
  return problems
}
