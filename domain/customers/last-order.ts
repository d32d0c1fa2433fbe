// The latest order for a person, and what was ordered for them, found by the recipients of a customer's parcels.
import type { Address } from '../delivery/address.ts'
import { fullName, type PersonName } from './person-name.ts'

type Recipient = PersonName & { readonly placedAt: number }
type RecipientsGifts = PersonName & { readonly products: readonly string[] }
type Person = { readonly name: string; readonly address: Address | null }

/** Instant in milliseconds; null if unknown. `recipients` are the newest first. */
export function lastOrderFor(person: Person, recipients: readonly Recipient[]): number | null {
  return recipients.find((each) => isFor(person, each))?.placedAt ?? null
}

/** Ids of the products that were ordered for the person. */
export function orderedFor(person: Person, recipients: readonly RecipientsGifts[]): Set<string> {
  return new Set(recipients.filter((each) => isFor(person, each)).flatMap(({ products }) => products))
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
