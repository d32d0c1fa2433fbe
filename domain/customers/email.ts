// E-mail addresses as people have them, not as the RFC allows them.
// Refused although legal: quoted local parts, comments, IP addresses, a local part outside ASCII (few mail servers
// deliver to one, and it is mostly a slip of the keyboard). Accepted although odd: dots anywhere in the local part,
// as old Japanese mobile addresses have them; domains in any script.

export const maxEmailLength = 254

const localPart = "[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}"
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}-]{0,61}[\\p{L}\\p{N}\\p{M}])?'
const topLevel = '(?:xn--[a-z0-9-]{2,59}|\\p{L}[\\p{L}\\p{M}]{1,62})'
const pattern = new RegExp(`^${localPart}@(?:${label}\\.)+${topLevel}$`, 'iu')

/** Exactly one @, a dotted domain, nothing that could start a second mail header. */
export function isEmail(text: string): boolean {
  return text.length <= maxEmailLength && pattern.test(text)
}

/** Full-width characters become plain ones; the domain is told in small letters. */
export function normaliseEmail(text: string): string {
  const email = text.normalize('NFKC').trim()
  const at = email.lastIndexOf('@')
  return email.slice(0, at + 1) + email.slice(at + 1).toLowerCase()
}
