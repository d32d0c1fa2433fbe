// A person's name as its own writing orders it: 王小明 and 山田 太郎 say the family first, Ada Lovelace says it last.
import type { Locale } from '../markets/locale.ts'

const ideographs = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々〆ー・\s]+$/u
const chinese = /^\p{Script=Han}+$/u

type PersonName = { readonly firstName: string; readonly lastName: string }

/** The order in which a reader gives the parts of a name. */
export function nameFields(reader?: Locale): readonly ('firstName' | 'lastName')[] {
  return reader === 'zh' || reader === 'ja' ? ['lastName', 'firstName'] : ['firstName', 'lastName']
}

/** Whether the name is written in a script that says the family first. */
export function isFamilyFirst({ firstName, lastName }: PersonName): boolean {
  return [firstName, lastName].every((name) => ideographs.test(name.trim()))
}

/** `chineseStyle`: without a blank between family and given name, as in China. */
export function fullName(name: PersonName, chineseStyle = false): string {
  const names = [name.firstName.trim(), name.lastName.trim()]
  if (!isFamilyFirst(name)) return names.filter(Boolean).join(' ')
  const joined = chineseStyle && names.every((name) => chinese.test(name))
  return names.reverse().join(joined ? '' : ' ')
}

/** How a letter greets them: 'Anna', but 山田 太郎 in full. */
export function greetingName(name: PersonName, chineseStyle = false): string {
  return isFamilyFirst(name) ? fullName(name, chineseStyle) : name.firstName.trim()
}
