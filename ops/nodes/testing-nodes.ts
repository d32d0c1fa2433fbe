// Test support: several processes of the shop on one database, and a table of what was measured with them.
import { globSync } from 'node:fs'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after } from 'node:test'
import { stockGoods } from '#api/testing.ts'
import { sql, type Db } from '#data/database.ts'
import { createTestDatabase } from '#data/testing.ts'
import { startShopProcess, type ShopProcess } from '#server/testing-process.ts'

/** `npm run test:nodes` measures with the larger number, `npm test` with the smaller one. */
export const isFullMeasurement = process.env.NODES_TABLE !== undefined
export const sized = (short: number, full: number): number => (isFullMeasurement ? full : short)

// Registered once per file: a hook registered within a test or hook ends with it.
const cleanups: (() => Promise<void>)[] = []
after(async () => {
  for (const end of cleanups) await end()
})

export type Nodes = {
  readonly db: Db
  readonly databaseUrl: string
  readonly nodes: readonly ShopProcess[]
} & Awaited<ReturnType<typeof stockGoods>>

/** Starts a node for each environment. All end after the tests of the file. */
export async function openNodes(environments: readonly Readonly<Record<string, string>>[]): Promise<Nodes> {
  const folder = await mkdtemp(path.join(tmpdir(), 'posy-nodes-'))
  const database = await createTestDatabase()
  const goods = await stockGoods(database.db)
  const nodes: ShopProcess[] = []
  cleanups.push(async () => {
    await Promise.all(nodes.map((node) => node.kill()))
    await database.drop()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  for (const environment of environments)
    nodes.push(
      await startShopProcess({
        DATABASE_URL: database.url,
        DATA_DIR: path.join(folder, 'data'),
        MAIL_DIR: path.join(folder, 'mail'),
        LOG_LEVEL: 'warn',
        ...environment,
      }),
    )
  return { ...goods, db: database.db, databaseUrl: database.url, nodes }
}

/** Shifts the clock of a whole process, below Node: the Debian package faketime. */
export const libfaketime = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0]

/** Settings of a process whose system clock is wrong; without libfaketime only its `Date` is. */
export function skewedBy(skewMs: number, jump = { byMs: 0, afterMs: 0 }): Record<string, string> {
  if (libfaketime)
    return {
      LD_PRELOAD: libfaketime,
      FAKETIME: `${skewMs + jump.byMs < 0 ? '' : '+'}${(skewMs + jump.byMs) / 1_000}`,
      ...(jump.afterMs > 0 && { FAKETIME_START_AFTER_SECONDS: String(jump.afterMs / 1_000) }),
      // A real jump of the system clock leaves the monotonic one alone.
      DONT_FAKE_MONOTONIC: '1',
    }
  return {
    NODE_OPTIONS: `--import ${path.resolve(import.meta.dirname, '../../test-support/skewed-clock.ts')}`,
    CLOCK_SKEW_MS: String(skewMs),
    CLOCK_JUMP_MS: String(jump.byMs),
    CLOCK_JUMP_AFTER_MS: String(jump.afterMs),
  }
}

/** Adds a line to the table of `npm run test:nodes`. */
export async function report(point: string, goal: string, measured: string): Promise<void> {
  const { NODES_TABLE: file } = process.env
  if (file) await appendFile(file, `${JSON.stringify({ point, goal, measured })}\n`)
}

/** The value below which `share` of the numbers are. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}

/** Queues mails of contact messages. */
export async function enqueueMails(db: Db, count: number): Promise<void> {
  await db.run(sql`
    with message as (
      insert into contact_message (id, name, email, subject, text, locale, written_at)
      select gen_random_uuid(), 'Ada', 'ada@example.com', 'Mug', 'Is it blue?', 'us', now()
      from generate_series(1, ${count}::int) returning id)
    insert into job (id, kind, data, run_at, created_at)
    select gen_random_uuid(), 'contact-mail', jsonb_build_object('messageId', id), now(), now() from message`)
}
