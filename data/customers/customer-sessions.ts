// Sign-in sessions per browser. The browser holds the token; the database stores its hash.
import { sessionMs } from '#domain/customers/account.ts'
import type { Agent } from '#domain/customers/user-agent.ts'
import { instant, sql, type Queryable } from '../database.ts'
import { newId } from '../ids.ts'

export type CustomerSession = {
  readonly customerId: string
  readonly email: string
  readonly signedInAt: number
  readonly seenAt: number
}

export type NewCustomerSession = {
  readonly tokenHash: string
  readonly customerId: string
  readonly remember: boolean
  readonly agent: Agent
}

/** Stores a new session; the caller puts the token into the cookie. */
export async function openSession(db: Queryable, session: NewCustomerSession, now: number): Promise<void> {
  const { browser, system } = session.agent
  await db.run(sql`
    insert into customer_session (id, token_hash, customer_id, remember, browser, system, signed_in_at,
      seen_at)
    values (${newId(now)}, ${session.tokenHash}, ${session.customerId}, ${session.remember}, ${browser},
      ${system}, ${instant(now)}, ${instant(now)})`)
}

export type OpenSession = Agent & {
  readonly id: string
  readonly tokenHash: string
  readonly signedInAt: number
  readonly seenAt: number
}

/** Valid sessions, latest use first. */
export async function listSessions(db: Queryable, customerId: string, now: number): Promise<OpenSession[]> {
  const since = (ms: number) => instant(now - ms)
  const { remembered, unremembered } = sessionMs
  return db.rows<OpenSession>(sql`
    select id, token_hash as "tokenHash", browser, system,
      signed_in_at as "signedInAt",
      seen_at as "seenAt"
    from customer_session
    where customer_id = ${customerId}
      and seen_at > case when remember then ${since(remembered.idle)}::timestamptz
        else ${since(unremembered.idle)}::timestamptz end
      and signed_in_at > case when remember then ${since(remembered.most)}::timestamptz
        else ${since(unremembered.most)}::timestamptz end
    order by seen_at desc, id desc`)
}

/** Ends one session by id. Another customer's id is ignored. */
export async function endSessionById(db: Queryable, customerId: string, id: string): Promise<void> {
  await db.run(sql`delete from customer_session where id = ${id} and customer_id = ${customerId}`)
}

/** Undefined for an unknown token, or a session past its idle or absolute limit (`sessionMs`). */
export async function findSession(
  db: Queryable,
  tokenHash: string,
  now: number,
): Promise<CustomerSession | undefined> {
  const since = (ms: number) => instant(now - ms)
  const { remembered, unremembered } = sessionMs
  return db.row<CustomerSession>(sql`
    select s.customer_id as "customerId", c.email, s.signed_in_at as "signedInAt", s.seen_at as "seenAt"
    from customer_session s join customer c on c.id = s.customer_id
    where s.token_hash = ${tokenHash}
      and s.seen_at > case when s.remember then ${since(remembered.idle)}::timestamptz
        else ${since(unremembered.idle)}::timestamptz end
      and s.signed_in_at > case when s.remember then ${since(remembered.most)}::timestamptz
        else ${since(unremembered.most)}::timestamptz end`)
}

export async function touchSession(db: Queryable, tokenHash: string, now: number): Promise<void> {
  await db.run(sql`update customer_session set seen_at = ${instant(now)} where token_hash = ${tokenHash}`)
}

export async function endSession(db: Queryable, tokenHash: string): Promise<void> {
  await db.run(sql`delete from customer_session where token_hash = ${tokenHash}`)
}

/** Ends all sessions of the customer except the one with the token hash `exceptHash`. */
export async function endSessions(db: Queryable, customerId: string, exceptHash = ''): Promise<void> {
  await db.run(
    sql`delete from customer_session where customer_id = ${customerId} and token_hash <> ${exceptHash}`,
  )
}

/** Deletes sessions past their limits. Returns the number deleted, at most `limit`. */
export function deleteExpiredSessions(db: Queryable, now: number, limit: number): Promise<number> {
  const { remembered, unremembered } = sessionMs
  return db.run(sql`
    delete from customer_session where token_hash = any (array(
      select token_hash from customer_session
      where seen_at < ${instant(now - unremembered.idle)}
        and (not remember or seen_at < ${instant(now - remembered.idle)}
          or signed_in_at < ${instant(now - remembered.most)})
      order by seen_at limit ${limit}))`)
}

/** After a new sign-in proof: replaces the token and resets `signedInAt`. Returns whether the session is remembered. */
export async function proveSession(
  db: Queryable,
  tokenHash: string,
  newHash: string,
  now: number,
): Promise<boolean> {
  const remember = await db.value<boolean>(sql`
    update customer_session set signed_in_at = ${instant(now)}, token_hash = ${newHash}
    where token_hash = ${tokenHash} returning remember`)
  return remember ?? false
}
