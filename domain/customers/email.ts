// Validates and normalises e-mail addresses: addresses in real use, not all that the RFC allows.
// Refused although legal: quoted local parts, comments, IP addresses, and local parts outside ASCII. Few mail servers
// deliver to such a local part, and it is mostly a typing error. Accepted although unusual: dots anywhere in the
// local part (old Japanese mobile addresses) and domains in any script.

import { refuse, type Refusal } from '../refusal.ts'

export const maxEmailLength = 254

const localPart = "[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}"
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}-]{0,61}[\\p{L}\\p{N}\\p{M}])?'
const topLevel = '(?:xn--[a-z0-9-]{2,59}|\\p{L}[\\p{L}\\p{M}]{1,62})'
const pattern = new RegExp(`^${localPart}@(?:${label}\\.)+${topLevel}$`, 'iu')

/** Requires exactly one @ and a dotted domain, and excludes characters that could start a second mail header. */
export function isEmail(text: string): boolean {
  return text.length <= maxEmailLength && pattern.test(text)
}

/** Converts full-width characters to ASCII and the domain to lower case. */
export function normaliseEmail(text: string): string {
  const email = text.normalize('NFKC').trim()
  const at = email.lastIndexOf('@')
  return email.slice(0, at + 1) + email.slice(at + 1).toLowerCase()
}

/** The normalised address, or the refusal that a form shows at its field `email`. */
export function readEmail(typed: string): string | Refusal<'email-format'> {
  const email = normaliseEmail(typed)
  return isEmail(email) ? email : refuse('email-format', { fields: { email: 'email-format' } })
}
