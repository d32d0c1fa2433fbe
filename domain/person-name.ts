// A person's name as its own writing orders it: 王小明 and 山田 太郎 say the family first, Ada Lovelace says it last.

const ideographs = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々〆ー・\s]+$/u
const chinese = /^\p{Script=Han}+$/u

type PersonName = { readonly firstName: string; readonly lastName: string }

/** `chineseStyle`: without a blank between family and given name, as in China. */
export function fullName({ firstName, lastName }: PersonName, chineseStyle = false): string {
  const names = [firstName.trim(), lastName.trim()]
  if (!names.every((name) => ideographs.test(name))) return names.filter(Boolean).join(' ')
  const joined = chineseStyle && names.every((name) => chinese.test(name))
  return names.reverse().join(joined ? '' : ' ')
}
