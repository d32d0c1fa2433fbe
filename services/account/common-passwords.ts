// List of common passwords. The file is read at first use.
import { readFileSync } from 'node:fs'

let commonPasswords: ReadonlySet<string> | undefined

/** `password` in lower case. */
export function isCommonPassword(password: string): boolean {
  commonPasswords ??= new Set(
    readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
      .split('\n')
      .slice(1),
  )
  return commonPasswords.has(password)
}
