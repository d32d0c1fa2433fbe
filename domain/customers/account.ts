// The rules of customer accounts: how codes and sessions age, and what passwords and usernames may be.
import { fullName, isFamilyFirst } from './person-name.ts'
import { characterCount, hasForbiddenCharacters } from '../text.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Digits of a sign-in code, how long it works, and how often it may be guessed. */
export const codeDigits = 8
export const codeMs = 10 * minuteMs
export const codeTries = 5
/**
 * Mails with a code to one address, beside one a minute: asked for in browsers in which its customer has signed in
 * before; from one network by other browsers; and by all other browsers together. A stranger uses up none of the
 * customer's own. Guessing an account thus takes 30 codes of 5 tries a day: 150 of 10^8.
 */
export const mostCodes = {
  known: { quarterHour: 3, day: 10 },
  network: { quarterHour: 3, day: 5 },
  strangers: { quarterHour: 6, day: 20 },
} as const

/** How long a session lasts unused, and at most. Source: ASVS 5.0, 7.3. */
export const sessionMs = {
  remembered: { idle: 30 * dayMs, most: 90 * dayMs },
  unremembered: { idle: 12 * hourMs, most: dayMs },
} as const

/** What cannot be taken back asks for a sign-in not older than this. Source: ASVS 5.0, 7.5.1. */
export const freshProofMs = 15 * minuteMs

/** Digits as typed or pasted: with blanks, or from a keyboard of another script. */
export function readCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[\s\p{Cf}-]/gu, '')
}

export function isCode(text: string): boolean {
  return text.length === codeDigits && /^\d+$/.test(text)
}

const passwordLength = { min: 8, max: 128 } as const
export type PasswordProblem = 'password-too-short' | 'password-too-long' | 'password-common'

/**
 * Any characters, long enough, and not among those that are guessed first: common words, also with digits or signs
 * around them, the own address, a short text repeated, and rows of neighbours. `isCommon` is asked in small letters.
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
  // Without what is put around a word to make it count: NIST SP 800-63B asks for 15 characters where it is the only factor.
  const word = length < 15 ? plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '') : plain
  const isGuessed = [plain, word].some((text) => isCommon(text) || own.includes(text))
  return isGuessed || isPattern(plain) ? 'password-common' : null
}

/** A text shorter than a password repeated (`abcdabcd`), few different characters, or rows of neighbours (`abcd1234`). */
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

/** Letters and digits of any script; dot, hyphen and underscore between them. '' is no username. */
export function isUsername(text: string): boolean {
  const length = characterCount(text)
  if (length < usernameLength.min || length > usernameLength.max || hasForbiddenCharacters(text)) return false
  return /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}._-]*[\p{L}\p{M}\p{N}])?$/u.test(text)
}

/** How the shop calls its customer: in Chinese and Japanese writing by the whole name, a first name alone is too near. */
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
