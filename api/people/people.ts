// Operations of the people who receive gifts: list, add, change and remove, each with all gift dates.
import { z } from 'zod'
import { lockCustomer } from '#data/customers/customers.ts'
import { newId } from '#data/ids.ts'
import { saveNotificationPreference } from '#data/customers/notification-preferences.ts'
import {
  countPeople,
  loadPeople,
  removePerson,
  savePerson,
  type StoredGiftDate,
  type Person,
} from '#data/customers/people.ts'
import { checkAddress, normaliseAddress } from '#domain/delivery/address.ts'
import { plainDateIn, timeZones } from '#domain/calendar/calendar.ts'
import { yearlyOccasions } from '#domain/calendar/yearly-occasions.ts'
import { personalDays, type GiftDay } from '#domain/customers/gift-date.ts'
import { nextReminder } from '#domain/customers/gift-reminder.ts'
import { checkPerson, maxDates, maxPeople } from '#domain/customers/person.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import type { CustomerContext } from '../context.ts'
import { customerOperation } from '../operation.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { addressInput, countryShape, idShape, textShape } from '../shapes.ts'
import { peopleView, showPeople } from './person-view.ts'
import { addressProblems } from '#services/address-problems.ts'

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
  name: textShape(200),
  relation: textShape(200).default(''),
  notes: textShape(1000).default(''),
  /** Country of delivery, if there is no address. */
  country: countryShape,
  address: addressInput.nullable().default(null),
  dates: z.array(dateInput).max(maxDates),
})
type PersonInput = z.output<typeof personInput>
type PeopleView = Awaited<ReturnType<typeof showPeople>>

/** What decides when a reminder is due. */
type Clock = Pick<CustomerContext, 'settings' | 'now'>

function personOf(id: string, input: PersonInput, existing: Person | undefined, context: Clock): Person {
  const now = context.now()
  const address = input.address && normaliseAddress(input.address)
  const country = address?.country ?? input.country
  const dates = input.dates.map(({ id: dateId, remind, ...day }): StoredGiftDate => {
    const exists = existing?.dates.some((date) => date.id === dateId)
    return {
      id: dateId && exists ? dateId : newId(now),
      day,
      remind,
      remindAt: remind ? (nextReminder(context.settings, day, country, now)?.at ?? null) : null,
    }
  })
  const { name, relation, notes } = input
  return { id, name, relation, notes, country, address, dates }
}

function problemsOf(person: Person, now: number): Refusal<RefusalCode> | null {
  const days: GiftDay[] = person.dates.map(({ day }) => day)
  const fields = checkPerson(person, days, plainDateIn(now, timeZones[person.country]))
  const problemsOfAddress = person.address ? addressProblems(checkAddress(person.address)) : {}
  const all = { ...problemsOfAddress, ...fields }
  return Object.keys(all).length > 0 ? refuse('person-invalid', { fields: all }) : null
}

async function save(
  id: string | null,
  input: PersonInput,
  context: CustomerContext,
): Promise<PeopleView | Refusal<RefusalCode>> {
  const { db, customer, caller, now } = context
  const refused = await db.transaction(async (tx) => {
    // The lock serialises changes, because the limit counts all people of a customer.
    await lockCustomer(tx, customer.id, caller.locale)
    if (id === null && (await countPeople(tx, customer.id)) >= maxPeople)
      return refuse('people-full', { facts: { max: maxPeople } })
    const existing =
      id === null ? undefined : (await loadPeople(tx, customer.id)).find((each) => each.id === id)
    const person = personOf(id ?? newId(now()), input, existing, context)
    const problems = problemsOf(person, now())
    if (problems) return problems
    return (await savePerson(tx, customer.id, person, id === null, now())) ? null : refuse('person-unknown')
  })
  return isRefusal(refused) ? refused : showPeople(context)
}

export const listPeopleOperation = customerOperation({
  name: 'person.list',
  summary:
    'The people the customer gives gifts to, with their gift dates. The person with the next date is first.',
  input: z.strictObject({}),
  output: peopleView,
  refusals: ['sign-in-needed'],
  run: (_input, context) => showPeople(context),
})

export const addPersonOperation = customerOperation({
  name: 'person.add',
  summary: 'Adds a person with all their gift dates.',
  input: z.strictObject({ person: personInput }),
  output: peopleView,
  refusals: ['sign-in-needed', 'person-invalid', 'people-full'],
  creates: true,
  run: ({ person }, context) => save(null, person, context),
})

export const changePersonOperation = customerOperation({
  name: 'person.change',
  summary: 'Changes a person. Omitted gift dates are deleted.',
  input: z.strictObject({ id: idShape, person: personInput }),
  output: peopleView,
  refusals: ['sign-in-needed', 'person-invalid', 'person-unknown'],
  run: ({ id, person }, context) => save(id, person, context),
})

export const removePersonOperation = customerOperation({
  name: 'person.remove',
  summary: 'Removes a person with all their gift dates.',
  input: z.strictObject({ id: idShape }),
  output: peopleView,
  refusals: ['sign-in-needed'],
  async run({ id }, context) {
    await removePerson(context.db, context.customer.id, id)
    return showPeople(context)
  },
})

export const setRemindersOperation = customerOperation({
  name: 'person.setReminders',
  summary: 'Starts or stops all reminder mails.',
  input: z.strictObject({ on: z.boolean() }),
  output: peopleView,
  refusals: ['sign-in-needed'],
  async run({ on }, context) {
    await saveNotificationPreference(context.db, context.customer.id, 'reminders', on, context.now())
    return showPeople(context)
  },
})
