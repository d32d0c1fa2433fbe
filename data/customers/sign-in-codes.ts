// Codes that prove an e-mail address: asked for, mailed, tried and used up, each by one statement.
import { codeMs, codeTries, mostCodes } from '#domain/customers/account.ts'
import { json, sql, type Queryable } from '../database.ts'
import type { NewJob } from '../jobs/jobs.ts'

export type NewCode = {
  readonly id: string
  /** Hash of the handle of the visitor who asks. */
  readonly browser: string
  readonly email: string
  readonly digest: string
  /** Keyed hash of the network it is asked for from. */
  readonly network: string
  /** What the browser is known by where somebody has signed in there before, as a hash. */
  readonly knownAs: string | null
  /** Asked for by its own customer, who is signed in. */
  readonly isOwn: boolean
  /** The mail that carries it. */
  readonly job: NewJob
}

const minuteMs = 60_000
const limits = json(Object.entries(mostCodes).map(([whose, most]) => ({ whose, ...most })))

/**
 * Writes code and mail, and closes the code this browser had for the address. Nothing where too many were asked for by
 * the same: known browsers and strangers are counted apart, and strangers by network too. One statement does the same
 * work for every address.
 */
export async function writeCode(db: Queryable, code: NewCode, nowMs: number): Promise<void> {
  const now = new Date(nowMs)
  const { job } = code
  await db.run(sql`
    with asking as (
      select case when ${code.isOwn}::boolean or exists (
        select from known_browser k join customer c on c.id = k.customer_id
        where lower(c.email) = lower(${code.email}) and k.browser_hash = ${code.knownAs}::text) then 'known'
          else ${code.network}::text end as asker),
    asked as (
      select c.asker, c.asked_at > ${new Date(nowMs - 15 * minuteMs)} as lately
      from sign_in_code c where lower(c.email) = lower(${code.email})
        and c.asked_at > ${new Date(nowMs - 24 * 60 * minuteMs)}),
    limits as (
      select l."quarterHour" as most_lately, l."day" as most_today, (
        select array[count(*) filter (where lately), count(*)] from asked
        where case l."whose" when 'strangers' then asked.asker <> 'known'
          else asked.asker = asking.asker end) as counts
      from asking, jsonb_to_recordset(${limits}::jsonb) as l("whose" text, "quarterHour" int, "day" int)
      where (l."whose" = 'known') = (asking.asker = 'known')),
    written as (
      insert into sign_in_code (id, browser, email, digest, asker, minute, asked_at, expires_at)
      select ${code.id}, ${code.browser}, ${code.email}, ${code.digest}, asker,
        ${Math.floor(nowMs / minuteMs)}, ${now}::timestamptz, ${new Date(nowMs + codeMs)}::timestamptz
      from asking where not exists (select from limits where counts[1] >= most_lately
        or counts[2] >= most_today)
      on conflict (lower(email), asker, minute) do nothing returning id),
    closed as (
      update sign_in_code set closed_at = ${now}
      where browser = ${code.browser} and lower(email) = lower(${code.email}) and closed_at is null
        and exists (select from written))
    insert into job (id, kind, data, run_at, created_at)
    select ${job.id}, ${job.kind}, ${json(job.data)}, ${new Date(job.runAt)}::timestamptz, ${now}::timestamptz
    from written`)
}

/**
 * One try: counted and compared in one statement, so that of a thousand tries at once no more than five are
 * looked at. True uses the code up.
 */
export async function tryCode(
  db: Queryable,
  wanted: { browser: string; email: string; digest: string },
  nowMs: number,
): Promise<boolean> {
  const now = new Date(nowMs)
  const row = await db.row<{ right: boolean }>(sql`
    update sign_in_code set tries = tries + 1,
      closed_at = case when digest = ${wanted.digest} then ${now}::timestamptz else closed_at end
    where browser = ${wanted.browser} and lower(email) = lower(${wanted.email})
      and closed_at is null and expires_at > ${now} and tries < ${codeTries}
    returning digest = ${wanted.digest} as right`)
  return row?.right === true
}

/** The address a code is mailed to; undefined once it is of no use. */
export async function addressOfCode(db: Queryable, id: string, nowMs: number): Promise<string | undefined> {
  const row = await db.row<{ email: string }>(sql`
    select email from sign_in_code where id = ${id} and closed_at is null and expires_at > ${new Date(nowMs)}`)
  return row?.email
}
