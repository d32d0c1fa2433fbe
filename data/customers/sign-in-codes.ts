// Sign-in codes that verify an e-mail address. One statement creates a code, one tries it.
import { minuteMs } from '#domain/calendar/durations.ts'
import { codeLifetimeMs, codeAttempts, codeLimits } from '#domain/customers/account.ts'
import { instant, json, sql, type Queryable } from '../database.ts'
import type { NewJob } from '../jobs/jobs.ts'

export type NewCode = {
  readonly id: string
  /** Hash of the visitor's session id. */
  readonly browser: string
  readonly email: string
  readonly digest: string
  /** Keyed hash of the client's network. */
  readonly network: string
  /** Hash of the known-browser cookie; null without one. */
  readonly knownBrowser: string | null
  /** The requester is signed in as the customer with this address. */
  readonly isOwn: boolean
  /** Job of the mail with the code. */
  readonly job: NewJob
}

const limits = json(Object.entries(codeLimits).map(([whose, most]) => ({ whose, ...most })))

/**
 * Writes code and mail job, and closes this browser's earlier code for the address. Writes nothing above the limits.
 * Known browsers and unknown requesters have separate limits; unknown ones are also counted per network. One
 * statement does the same work for every address, so its time does not reveal accounts.
 */
export async function writeCode(db: Queryable, code: NewCode, now: number): Promise<void> {
  const { job } = code
  await db.run(sql`
    with requester as (
      select case when ${code.isOwn}::boolean or exists (
        select from known_browser k join customer c on c.id = k.customer_id
        where lower(c.email) = lower(${code.email}) and k.browser_hash = ${code.knownBrowser}::text) then 'known'
          else ${code.network}::text end as key),
    earlier as (
      select c.asker as key, c.asked_at > ${instant(now - 15 * minuteMs)} as lately
      from sign_in_code c where lower(c.email) = lower(${code.email})
        and c.asked_at > ${instant(now - 24 * 60 * minuteMs)}),
    limits as (
      select l."quarterHour" as most_lately, l."day" as most_today, (
        select array[count(*) filter (where lately), count(*)] from earlier
        where case l."whose" when 'strangers' then earlier.key <> 'known'
          else earlier.key = requester.key end) as counts
      from requester, jsonb_to_recordset(${limits}::jsonb) as l("whose" text, "quarterHour" int, "day" int)
      where (l."whose" = 'known') = (requester.key = 'known')),
    written as (
      insert into sign_in_code (id, browser, email, digest, asker, minute, asked_at, expires_at)
      select ${code.id}, ${code.browser}, ${code.email}, ${code.digest}, requester.key,
        ${Math.floor(now / minuteMs)}, ${instant(now)}::timestamptz, ${instant(now + codeLifetimeMs)}::timestamptz
      from requester where not exists (select from limits where counts[1] >= most_lately
        or counts[2] >= most_today)
      on conflict (lower(email), asker, minute) do nothing returning id),
    closed as (
      update sign_in_code set closed_at = ${instant(now)}
      where browser = ${code.browser} and lower(email) = lower(${code.email}) and closed_at is null
        and exists (select from written))
    insert into job (id, kind, data, run_at, created_at)
    select ${job.id}, ${job.kind}, ${json(job.data)}, ${instant(job.runAt)}::timestamptz, ${instant(now)}::timestamptz
    from written`)
}

/**
 * Counts and compares an attempt in one statement: of concurrent attempts, at most five are compared. Returns true
 * for the right code, and closes it.
 */
export async function tryCode(
  db: Queryable,
  attempt: { browser: string; email: string; digest: string },
  now: number,
): Promise<boolean> {
  const right = await db.value<boolean>(sql`
    update sign_in_code set tries = tries + 1,
      closed_at = case when digest = ${attempt.digest} then ${instant(now)}::timestamptz else closed_at end
    where browser = ${attempt.browser} and lower(email) = lower(${attempt.email})
      and closed_at is null and expires_at > ${instant(now)} and tries < ${codeAttempts}
    returning digest = ${attempt.digest} as right`)
  return right === true
}

/** Address of a code; undefined if the code is closed or expired. */
export async function addressOfCode(db: Queryable, id: string, now: number): Promise<string | undefined> {
  return db.value<string>(sql`
    select email from sign_in_code where id = ${id} and closed_at is null and expires_at > ${instant(now)}`)
}
