// Test helpers for customers: they sign in by a mailed code, as people do.
import { sql } from '#data/database.ts'
import { codeOf } from '#services/account/sign-in-code.ts'
import type { TestShop } from '../testing.ts'

/** A browser with a signed-in customer. */
export type Browser = { readonly session: string; readonly token: string; readonly browser: string }

/** The last code mailed to an address. */
export async function mailedCode({ db, shop }: TestShop, email: string): Promise<string> {
  const row = await db.row<{ id: string }>(
    sql`select id from sign_in_code where lower(email) = lower(${email}) order by asked_at desc, asker = 'known' desc limit 1`,
  )
  return codeOf(shop.secret, row!.id)
}

/** Signs in from the browser with this session id. Moves the clock by one minute. */
export async function signedIn(
  shop: TestShop,
  email: string,
  session: string,
  remember = false,
): Promise<Browser> {
  // An address gets one code a minute.
  shop.clock.now += 60_000
  await shop.call('account.requestCode', { email }, { session })
  const code = await mailedCode(shop, email)
  const { session: newSession, msg } = await shop.call(
    'account.signIn',
    { email, code, remember },
    { session },
  )
  if (!newSession) throw new Error(`${email} could not sign in: ${msg}`)
  return { session, token: newSession.token, browser: newSession.browser! }
}
