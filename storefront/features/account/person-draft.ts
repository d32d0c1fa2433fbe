// The draft of a person with gift dates and address. Numbers stay strings until the form is sent.
import type { Input } from '#api/call.ts'
import { isPersonalDay, type GiftDayKind } from '#domain/customers/gift-date.ts'
import { personLengths } from '#domain/customers/person.ts'
import { normaliseAddress } from '#domain/delivery/address.ts'
import type { Country } from '#domain/markets/market.ts'
import type { Translate } from '#messages/translator.ts'
import type { FieldErrors } from '#web/platform/forms/field-errors.ts'
import { addressErrors } from '../../shared/addresses/draft-errors.ts'
import { emptyAddress } from '../../shared/addresses/draft.ts'
import type { Person } from './account-data.ts'

export type DateDraft = {
  readonly id?: string
  readonly kind: GiftDayKind
  readonly month: string
  readonly day: string
  readonly year: string
  readonly remind: boolean
}

type PersonInput = Input<'person.add'>['person']
type DateInput = PersonInput['dates'][number]
export type PersonDraft = ReturnType<typeof personDraft>

export const newDate: DateDraft = { kind: 'birthday', month: '', day: '', year: '', remind: true }

/** A name day replaces an empty one, or the untouched row of a new person. Otherwise it is a new row. */
export function withNameDay(dates: readonly DateDraft[], nameDay: DateDraft): DateDraft[] {
  const isEmpty = ({ kind, month, day, year }: DateDraft): boolean =>
    isPersonalDay(kind) && month === '' && day === '' && year === ''
  const empty = dates.findIndex((date) => date.kind === 'name-day' && isEmpty(date))
  const at = empty >= 0 ? empty : dates.findIndex(isEmpty)
  return at >= 0 ? dates.with(at, nameDay) : [...dates, nameDay]
}

/** `person` is null for a new one. */
export function personDraft(person: Person | null, suggestedName: string, visitCountry: Country) {
  const country = person?.country ?? visitCountry
  return {
    name: person?.name ?? suggestedName.slice(0, personLengths.name),
    relation: person?.relation ?? '',
    notes: person?.notes ?? '',
    country,
    withAddress: Boolean(person?.address),
    address: person?.address ?? emptyAddress(country),
    dates: person ? person.dates.map(dateDraft) : [newDate],
  }
}

function dateDraft({ id, kind, month, day, year, remind }: Person['dates'][number]): DateDraft {
  const text = (part: number | null): string => (part === null ? '' : String(part))
  return { id, kind, month: text(month), day: text(day), year: text(year), remind }
}

export function personErrors({ name, dates, withAddress, address }: PersonDraft, t: Translate): FieldErrors {
  const required = t('address.problem.required')
  const incomplete = dates.flatMap((date, at) => (dateInput(date) ? [] : [[`dates.${at}`, required]]))
  return {
    ...(name.trim() === '' && { name: required }),
    ...(Object.fromEntries(incomplete) as FieldErrors),
    ...(withAddress && addressErrors(address, t)),
  }
}

export function personInput({ withAddress, address, dates, ...others }: PersonDraft): PersonInput {
  return {
    ...others,
    address: withAddress ? normaliseAddress(address) : null,
    dates: dates.map(dateInput).filter((date) => date !== null),
  }
}

/** null if month or day is missing. */
function dateInput({ id, kind, month, day, year, remind }: DateDraft): DateInput | null {
  const common = { ...(id !== undefined && { id }), remind }
  if (!isPersonalDay(kind)) return { ...common, kind }
  if (month === '' || day === '') return null
  return { ...common, kind, month: Number(month), day: Number(day), year: year === '' ? null : Number(year) }
}
