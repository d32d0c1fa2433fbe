// The parcels that a customer has ordered for a person, found by the recipients' names; and the gift date of each.
import type { PlainDate } from '../calendar/calendar.ts'
import type { Address } from '../delivery/address.ts'
import { fullName, type PersonName } from './person-name.ts'

type Person = { readonly name: string; readonly address: Address | null }

/** Keeps the order of the parcels. */
export function parcelsFor<Parcel extends PersonName>(
  person: Person,
  parcels: readonly Parcel[],
): readonly Parcel[] {
  return parcels.filter((parcel) => isFor(person, parcel))
}

/**
 * A parcel is for the person if it has their full name or the name in their address. Without an address, their first
 * name counts.
 */
function isFor({ name, address }: Person, recipient: PersonName): boolean {
  const names = new Set([name, ...(address ? [fullName(address)] : [])].map(folded))
  return (
    names.has(folded(fullName(recipient))) || (address === null && names.has(folded(recipient.firstName)))
  )
}

function folded(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
}

type Arrival = { readonly earliest: PlainDate; readonly latest: PlainDate }

/**
 * For each day that a gift is needed on, the first arrival that is in time. An arrival counts for one day only, the
 * next after it: a gift for a birthday is not that for Easter. `occasions`: days on which others give, too. A parcel
 * that arrives before Christmas is not for a birthday after it.
 */
export function arrivalsByDay<Some extends Arrival>(
  neededOn: readonly PlainDate[],
  arrivals: readonly Some[],
  occasions: readonly PlainDate[],
): (Some | null)[] {
  const days = [...neededOn, ...occasions].sort()
  const dayOf = ({ latest }: Arrival) => days.find((day) => latest <= day)
  const first = arrivals.toSorted((a, b) => (a.latest < b.latest ? -1 : 1))
  return neededOn.map((day) => first.find((arrival) => dayOf(arrival) === day) ?? null)
}
