// Accepts a mailed code, which then is used up. A wrong code counts as an attempt.
import { tryCode } from '#data/customers/sign-in-codes.ts'
import { isCode, readCode } from '#domain/customers/account.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import type { VisitorContext } from '../visitor.ts'
import { digestOf } from './sign-in-code.ts'

export const wrongCode = (): Refusal<'code-wrong'> => refuse('code-wrong', { fields: { code: 'code-wrong' } })

/** `browser`: the key for which the code was mailed. */
export async function acceptCode(
  { db, secret, now }: VisitorContext,
  browser: string,
  email: string,
  typedCode: string,
): Promise<Refusal<'code-wrong'> | null> {
  const code = readCode(typedCode)
  if (!isCode(code)) return wrongCode()
  const digest = digestOf(secret, browser, email, code)
  return (await tryCode(db, { browser, email, digest }, now())) ? null : wrongCode()
}
