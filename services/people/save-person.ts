// Saves a person to whom a customer gives gifts, with all gift dates and the next reminder of each.
import { lockCustomer, saveLocale } from '#data/customers/customers.ts'
import {
  countPeople,
  loadPeople,
  savePerson,
  type StoredGiftDate,
  type Person,
} from '#data/customers/people.ts'
import { newId } from '#data/ids.ts'
import { plainDateIn, timeZones } from '#domain/calendar/calendar.ts'
import type { GiftDay } from '#domain/customers/gift-date.ts'
import { nextReminder } from '#domain/customers/gift-reminder.ts'
import { checkPerson, maxPeople } from '#domain/customers/person.ts'
import { checkAddress, normaliseAddress, type Address } from '#domain/delivery/address.ts'
import type { Country } from '#domain/markets/market.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import { addressProblems } from '../address-problems.ts'
import type { CustomerContext } from '../visitor.ts'

type PersonInput = Pick<Person, 'name' | 'relation' | 'notes'> & {
  /** Country of delivery, if there is no address. */
  readonly country: Country
  readonly address: Address | null
  /** `id` is that of an existing date, which keeps its identity in reminders; without it, the date is new. */
  readonly dates: readonly (GiftDay & { readonly id?: string | undefined; readonly remind: boolean })[]
}

/** What decides when a reminder is due. */
type Clock = Pick<CustomerContext, 'settings' | 'now'>

function personOf(id: string, input: PersonInput, existing: Person | undefined, context: Clock): Person {
  const now = context.now()
  const address = input.address && normaliseAddress(input.address)
  const country = address?.country ?? input.country
  const dates = input.dates.map(({ id: dateId, remind, ...day }, at): StoredGiftDate => {
    const isFirst = input.dates.findIndex((date) => date.id === dateId) === at
    const exists = isFirst && existing?.dates.some((date) => date.id === dateId)
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

function problemsOf(person: Person, now: number): Refusal<'person-invalid'> | null {
  const days: GiftDay[] = person.dates.map(({ day }) => day)
  const fields = checkPerson(person, days, plainDateIn(now, timeZones[person.country]))
  const problemsOfAddress = person.address ? addressProblems(checkAddress(person.address)) : {}
  const all = { ...problemsOfAddress, ...fields }
  return Object.keys(all).length > 0 ? refuse('person-invalid', { fields: all }) : null
}

/** Omitted gift dates are deleted. null: saved. */
export async function savePersonWithDates(
  id: string | null,
  input: PersonInput,
  context: CustomerContext,
): Promise<Refusal<'person-invalid' | 'people-full' | 'person-unknown'> | null> {
  const { db, customer, caller, now } = context
  return db.transaction(async (tx) => {
    // The lock serialises changes, because the limit counts all people of a customer.
    await lockCustomer(tx, customer.id)
    // Reminders are written in the language of the last change.
    await saveLocale(tx, customer.id, caller.locale)
    if (id === null && (await countPeople(tx, customer.id)) >= maxPeople)
      return refuse('people-full', { facts: { max: maxPeople } })
    const existing =
      id === null ? undefined : (await loadPeople(tx, customer.id)).find((each) => each.id === id)
    const person = personOf(id ?? newId(now()), input, existing, context)
    const problems = problemsOf(person, now())
    if (problems) return problems
    return (await savePerson(tx, customer.id, person, id === null, now())) ? null : refuse('person-unknown')
  })
}
