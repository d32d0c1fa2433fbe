// Rules of customer accounts: lifetime of codes and sessions, and valid passwords and usernames.
import { dayMs, hourMs, minuteMs } from '../calendar/durations.ts'
import { fullName, isFamilyFirst } from './person-name.ts'
import { characterCount, hasForbiddenCharacters, plainDigits } from '../text.ts'

/** Length of a sign-in code in digits, its lifetime, and the number of attempts. */
export const codeDigits = 8
export const codeLifetimeMs = 10 * minuteMs
export const codeAttempts = 5
/**
 * Limits of mails with a code to one address, in addition to one mail per minute. `known`: requests from known
 * browsers. `network`: other browsers of one network. `strangers`: all other browsers together. Requests of strangers
 * do not count against known browsers. An attacker gets 30 codes of 5 attempts a day: 150 of 10^8.
 */
export const codeLimits = {
  known: { quarterHour: 3, day: 10 },
  network: { quarterHour: 3, day: 5 },
  strangers: { quarterHour: 6, day: 20 },
} as const

/** Lifetime of a session without use, and its maximum. Source: ASVS 5.0, 7.3. */
export const sessionMs = {
  remembered: { idle: 30 * dayMs, most: 90 * dayMs },
  unremembered: { idle: 12 * hourMs, most: dayMs },
} as const

/** Maximum age of the sign-in for irreversible actions. Source: ASVS 5.0, 7.5.1. */
export const maxSignInAgeMs = 15 * minuteMs

/** Normalises a typed or pasted code: removes blanks and converts Arabic and full-width digits. */
export function readCode(typed: string): string {
  return plainDigits(typed).replace(/[\s\p{Cf}-]/gu, '')
}

export function isCode(text: string): boolean {
  return text.length === codeDigits && /^\d+$/.test(text)
}

const passwordLength = { min: 8, max: 128 } as const
export type PasswordProblem = 'password-too-short' | 'password-too-long' | 'password-common'

/**
 * Any characters are valid. The length is checked, and passwords that attackers guess first are refused. These are
 * common words, also with digits or signs around them. The customer's own address, a repeated short text, and
 * sequences are others. `isCommon` receives lower case. Returns null for a valid password.
 */
export function passwordProblem(
  password: string,
  email: string,
  isCommon: (password: string) => boolean,
): PasswordProblem | null {
  const length = characterCount(password)
  if (length < passwordLength.min) return 'password-too-short'
  if (length > passwordLength.max) return 'password-too-long'
  const plain = password.toLowerCase()
  const own = [email.toLowerCase(), email.toLowerCase().split('@')[0] ?? '']
  // Strips digits and signs around a word. NIST SP 800-63B requires 15 characters for a password as the only factor.
  const word = length < 15 ? plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '') : plain
  const isGuessed = [plain, word].some((text) => isCommon(text) || own.includes(text))
  return isGuessed || isPattern(plain) ? 'password-common' : null
}

/** A repeated short text (`abcdabcd`), few different characters, or sequences (`abcd1234`). */
function isPattern(plain: string): boolean {
  const characters = [...plain]
  const repeated = /^(.+?)\1+$/su.exec(plain)?.[1]
  if (repeated && characterCount(repeated) < passwordLength.min) return true
  const jumps = characters.filter((character, at) => {
    const before = characters[at - 1]
    return before !== undefined && Math.abs(character.codePointAt(0)! - before.codePointAt(0)!) > 1
  })
  return new Set(characters).size < 5 || jumps.length < 4
}

const usernameLength = { min: 3, max: 30 } as const

/** Letters and digits of any script; dot, hyphen and underscore between them. '' is invalid. */
export function isUsername(text: string): boolean {
  const length = characterCount(text)
  if (length < usernameLength.min || length > usernameLength.max || hasForbiddenCharacters(text)) return false
  return /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}._-]*[\p{L}\p{M}\p{N}])?$/u.test(text)
}

/**
 * Name for addressing a customer. In Chinese and Japanese script it is the full name, because a first name alone is too
 * familiar.
 */
export function displayName(customer: {
  readonly firstName: string
  readonly lastName: string
  readonly username: string | null
  readonly email: string
}): string {
  const { firstName, username, email } = customer
  if (isFamilyFirst(customer)) return fullName(customer, true)
  return firstName || username || (email.split('@')[0] ?? '')
}

/** Name of the account in the shop. Without a known name it is the e-mail: its first part is seldom a name. */
export function accountName(customer: Parameters<typeof displayName>[0]): string {
  const { firstName, lastName, username, email } = customer
  return firstName || lastName || username ? displayName(customer) : email
}
