// From which browsers a customer is signed in. The browser has the token, the database only its hash.
import { sessionMs } from '#domain/account.ts'
import { sql, type Queryable } from './database.ts'

export type CustomerSession = {
  readonly customerId: string
  readonly email: string
  readonly signedInAt: Date
  readonly seenAt: Date
}

export async function openSession(
  db: Queryable,
  session: { tokenHash: string; customerId: string; remember: boolean },
  nowMs: number,
): Promise<void> {
  const now = new Date(nowMs)
  await db.run(sql`
    insert into customer_session (token_hash, customer_id, remember, signed_in_at, seen_at)
    values (${session.tokenHash}, ${session.customerId}, ${session.remember}, ${now}, ${now})`)
}

/** The session, unless it has been unused or open for too long. */
export async function findSession(
  db: Queryable,
  tokenHash: string,
  nowMs: number,
): Promise<CustomerSession | undefined> {
  const since = (ms: number): Date => new Date(nowMs - ms)
  const { remembered, unremembered } = sessionMs
  return db.row<CustomerSession>(sql`
    select s.customer_id as "customerId", c.email, s.signed_in_at as "signedInAt", s.seen_at as "seenAt"
    from customer_session s join customer c on c.id = s.customer_id
    where s.token_hash = ${tokenHash}
      and s.seen_at > case when s.remember then ${since(remembered.idle)}::timestamptz else ${since(unremembered.idle)}::timestamptz end
      and s.signed_in_at > case when s.remember then ${since(remembered.most)}::timestamptz else ${since(unremembered.most)}::timestamptz end`)
}

export async function touchSession(db: Queryable, tokenHash: string, nowMs: number): Promise<void> {
  await db.run(sql`update customer_session set seen_at = ${new Date(nowMs)} where token_hash = ${tokenHash}`)
}

export async function endSession(db: Queryable, tokenHash: string): Promise<void> {
  await db.run(sql`delete from customer_session where token_hash = ${tokenHash}`)
}

/** Signs the customer out everywhere, but in the browser of `exceptHash`. */
export async function endSessions(db: Queryable, customerId: string, exceptHash = ''): Promise<void> {
  await db.run(
    sql`delete from customer_session where customer_id = ${customerId} and token_hash <> ${exceptHash}`,
  )
}

/** Those that can no longer be used. */
export async function forgetSessions(db: Queryable, nowMs: number): Promise<void> {
  const { remembered, unremembered } = sessionMs
  await db.run(sql`
    delete from customer_session
    where seen_at < case when remember then ${new Date(nowMs - remembered.idle)}::timestamptz else ${new Date(nowMs - unremembered.idle)}::timestamptz end
      or signed_in_at < ${new Date(nowMs - remembered.most)}`)
}

/** Who is signed in has just proven it again. */
export async function proveSession(db: Queryable, tokenHash: string, nowMs: number): Promise<void> {
  await db.run(
    sql`update customer_session set signed_in_at = ${new Date(nowMs)} where token_hash = ${tokenHash}`,
  )
}
