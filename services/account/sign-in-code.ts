// Sign-in codes. A code is derived from a random id with the shop's secret. The database stores neither the code nor
// data that reveals it without the secret.
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { codeDigits } from '#domain/customers/account.ts'

export function newCodeId(): string {
  return randomBytes(16).toString('base64url')
}

/** The digits of a code. They derive from 48 bits, so all codes are equally likely within 4 in 10 million. */
export function codeOf(secret: string, id: string): string {
  const bits = createHmac('sha256', secret).update(`sign-in-code.${id}`).digest().readUIntBE(0, 6)
  return String(bits % 10 ** codeDigits).padStart(codeDigits, '0')
}

/** Digest that an attempt is compared with: the code of one browser for one address. */
export function digestOf(secret: string, browser: string, email: string, code: string): string {
  return createHmac('sha256', secret)
    .update(['sign-in-try', browser, email.toLowerCase(), code].join('\0'))
    .digest('base64url')
}

/** Stored key of a browser: the hash of its handle. */
export function browserOf(session: string): string {
  return createHash('sha256').update(session).digest('base64url')
}
