// Orders a person's name by its script: family name first in 王小明 and 山田 太郎, last in Ada Lovelace.
import type { Locale } from '../markets/locale.ts'
import type { Country } from '../markets/market.ts'

const ideographs = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々〆ー・\s]+$/u
const chinese = /^\p{Script=Han}+$/u

export type PersonName = { readonly firstName: string; readonly lastName: string }

/** Order of the name fields in a form for a reader of this locale. */
export function nameFields(reader: Locale | undefined): readonly ('firstName' | 'lastName')[] {
  return reader === 'zh' || reader === 'ja' ? ['lastName', 'firstName'] : ['firstName', 'lastName']
}

/** Whether the script of the name puts the family name first. */
export function isFamilyFirst({ firstName, lastName }: PersonName): boolean {
  return [firstName, lastName].every((name) => ideographs.test(name.trim()))
}

/** `chineseStyle` omits the blank between family and given name, as in China. */
export function fullName(name: PersonName, chineseStyle = false): string {
  const names = [name.firstName.trim(), name.lastName.trim()]
  if (!isFamilyFirst(name)) return names.filter(Boolean).join(' ')
  const joined = chineseStyle && names.every((name) => chinese.test(name))
  return names.reverse().join(joined ? '' : ' ')
}

/** The name on the parcel, in the style of the country. */
export function addresseeName(address: PersonName & { readonly country: Country }): string {
  return fullName(address, address.country === 'CN')
}

/** Whether a name that was typed into one field is this one, in either order, or its first name alone. */
export function isSameName(typed: string, { firstName, lastName }: PersonName): boolean {
  const name = withoutBlanks(typed)
  return [firstName, firstName + lastName, lastName + firstName].map(withoutBlanks).includes(name)
}

function withoutBlanks(name: string): string {
  return name.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase()
}

/** Name in the greeting of a mail: 'Anna', but the full 山田 太郎. */
export function greetingName(name: PersonName, chineseStyle: boolean): string {
  return isFamilyFirst(name) ? fullName(name, chineseStyle) : name.firstName.trim()
}

/** Name of who receives a gift: さくら as on the gift's own page, but the full 王小明. */
export function recipientName(address: PersonName & { readonly country: Country }): string {
  return address.country === 'CN' ? greetingName(address, true) : address.firstName.trim()
}
