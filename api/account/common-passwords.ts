// Passwords that are guessed first. Read when somebody first sets one.
import { readFileSync } from 'node:fs'

let known: ReadonlySet<string> | undefined

/** `password` in small letters. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(
    readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
      .split('\n')
      .slice(1),
  )
  return known.has(password)
}
