// Customers for tests: signed in as people are, by asking for a code and typing it in.
import { sql } from '#data/database.ts'
import type { TestShop } from '../testing.ts'
import { codeOf } from './sign-in-code.ts'

/** A browser in which somebody is signed in. */
export type Browser = { readonly session: string; readonly token: string; readonly browser: string }

/** The code that was mailed last, to that address. */
export async function mailedCode({ db, shop }: TestShop, email: string): Promise<string> {
  const row = await db.row<{ id: string }>(
    sql`select id from sign_in_code where lower(email) = lower(${email}) order by asked_at desc, asker = 'known' desc limit 1`,
  )
  return codeOf(shop.secret, row!.id)
}

/** Signs in from the browser with that handle. */
export async function signedIn(
  shop: TestShop,
  email: string,
  session: string,
  remember = false,
): Promise<Browser> {
  // One code a minute goes to an address.
  shop.clock.now += 60_000
  await shop.call('account.requestCode', { email }, { session })
  const code = await mailedCode(shop, email)
  const { session: begun, msg } = await shop.call('account.signIn', { email, code, remember }, { session })
  if (!begun) throw new Error(`${email} could not sign in: ${msg}`)
  return { session, token: begun.token, browser: begun.browser! }
}
