// The latest order for a person, found by the recipients of a customer's parcels.
import type { Address } from '../delivery/address.ts'
import { fullName } from './person-name.ts'

type Recipient = { readonly firstName: string; readonly lastName: string; readonly placedAt: number }

/**
 * Instant in milliseconds; null if unknown. `recipients` are the newest first. A parcel is for the person if it has
 * their full name or the name in their address. Without an address, their first name counts.
 */
export function lastOrderFor(
  { name, address }: { readonly name: string; readonly address: Address | null },
  recipients: readonly Recipient[],
): number | null {
  const names = new Set([name, ...(address ? [fullName(address)] : [])].map(folded))
  const isFor = (recipient: Recipient): boolean =>
    names.has(folded(fullName(recipient))) || (address === null && names.has(folded(recipient.firstName)))
  return recipients.find(isFor)?.placedAt ?? null
}

function folded(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
}
