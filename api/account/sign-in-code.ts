// Sign-in codes. A code is derived from a random id with the shop's secret: neither the code nor anything that
// leads to it without the secret is ever stored.
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { codeDigits } from '#domain/customers/account.ts'

export function newCodeId(): string {
  return randomBytes(16).toString('base64url')
}

/** The digits that are mailed. 48 random bits make every code as likely as the next, to four parts in ten million. */
export function codeOf(secret: string, id: string): string {
  const bits = createHmac('sha256', secret).update(`sign-in-code.${id}`).digest().readUIntBE(0, 6)
  return String(bits % 10 ** codeDigits).padStart(codeDigits, '0')
}

/** What a try is compared with: the code of one browser for one address. */
export function digestOf(secret: string, browser: string, email: string, code: string): string {
  return createHmac('sha256', secret)
    .update(['sign-in-try', browser, email.toLowerCase(), code].join('\0'))
    .digest('base64url')
}

/** How the shop remembers a browser without its handle. */
export function browserOf(session: string): string {
  return createHash('sha256').update(session).digest('base64url')
}
