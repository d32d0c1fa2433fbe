// Operations of the people who receive gifts: list, add, change and remove, each with all gift dates.
import { z } from 'zod'
import type { RefusalCode } from '#contract/refusals.ts'
import { saveNotificationPreference } from '#data/customers/notification-preferences.ts'
import { removePerson } from '#data/customers/people.ts'
import { yearlyOccasions } from '#domain/calendar/yearly-occasions.ts'
import { personalDays } from '#domain/customers/gift-date.ts'
import { nameDaysOf } from '#domain/customers/name-days.ts'
import { maxDates, personLengths } from '#domain/customers/person.ts'
import type { Refusal } from '#domain/refusal.ts'
import { formatDayOfMonth } from '#messages/format-days.ts'
import { savePersonWithDates } from '#services/people/save-person.ts'
import type { CustomerContext } from '../context.ts'
import { customerOperation } from '../operation.ts'
import { addressInput, countryShape, idShape, textShape } from '../shapes.ts'
import { peopleView, showPeople } from './person-view.ts'

/** `id` is that of an existing date, which keeps its identity in reminders; default: a new date. */
const dateFields = { id: idShape.optional(), remind: z.boolean() }
const dateInput = z.discriminatedUnion('kind', [
  z.strictObject({
    ...dateFields,
    kind: z.enum(personalDays),
    month: z.int().min(1).max(12),
    day: z.int().min(1).max(31),
    year: z.int().min(1).max(9999).nullable(),
  }),
  z.strictObject({ ...dateFields, kind: z.enum(yearlyOccasions) }),
])
const personInput = z.strictObject({
  name: textShape(personLengths.name),
  relation: textShape(personLengths.relation).default(''),
  notes: textShape(personLengths.notes).default(''),
  /** Country of delivery, if there is no address. */
  country: countryShape,
  address: addressInput.nullable().default(null),
  dates: z.array(dateInput).max(maxDates),
})
type PersonInput = z.output<typeof personInput>
type PeopleView = Awaited<ReturnType<typeof showPeople>>

async function save(
  id: string | null,
  input: PersonInput,
  context: CustomerContext,
): Promise<PeopleView | Refusal<RefusalCode>> {
  return (await savePersonWithDates(id, input, context)) ?? showPeople(context)
}

export const listPeopleOperation = customerOperation('person.list', {
  summary:
    'The people the customer gives gifts to, with their gift dates. The person with the next date is first.',
  output: peopleView,
  run: (_input, context) => showPeople(context),
})

export const addPersonOperation = customerOperation('person.add', {
  summary: 'Adds a person with all their gift dates.',
  input: z.strictObject({ person: personInput }),
  output: peopleView,
  refusals: ['person-invalid', 'people-full'],
  creates: true,
  run: ({ person }, context) => save(null, person, context),
})

export const changePersonOperation = customerOperation('person.change', {
  summary: 'Changes a person. Omitted gift dates are deleted.',
  input: z.strictObject({ id: idShape, person: personInput }),
  output: peopleView,
  refusals: ['person-invalid', 'person-unknown'],
  run: ({ id, person }, context) => save(id, person, context),
})

export const removePersonOperation = customerOperation('person.remove', {
  summary: 'Removes a person with all their gift dates.',
  input: z.strictObject({ id: idShape }),
  output: peopleView,
  async run({ id }, context) {
    await removePerson(context.db, context.customer.id, id)
    return showPeople(context)
  },
})

export const setRemindersOperation = customerOperation('person.setReminders', {
  summary: 'Starts or stops all reminder mails.',
  input: z.strictObject({ on: z.boolean() }),
  output: peopleView,
  async run({ on }, context) {
    await saveNotificationPreference(context.db, context.customer.id, 'reminders', on, context.now())
    return showPeople(context)
  },
})

export const nameDaysOperation = customerOperation('person.nameDays', {
  summary: 'The name days of a first name in a country; empty for a name without a known day.',
  input: z.strictObject({ name: textShape(200), country: countryShape }),
  output: z.array(
    z.object({
      month: z.int(),
      day: z.int(),
      /** In the language of the page: “April 30”. */
      text: z.string(),
    }),
  ),
  async run({ name, country }, { caller }) {
    return nameDaysOf(name, country).map(({ month, day }) => ({
      month,
      day,
      text: formatDayOfMonth(caller.locale, month, day),
    }))
  },
})
