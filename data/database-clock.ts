// Shop time is the database time, so that nodes with different clocks agree on due times and holds.
import { sql, type Db } from './database.ts'

export type DatabaseClock = {
  /** Database time in whole milliseconds since 1970. */
  readonly now: () => number
  stop(): void
}

const queryIntervalMs = 10_000
/** Slower answers are too imprecise and ignored. */
const maxRoundTripMs = 1_000

/** Between queries, a monotonic counter advances the time, independent of the system clock. */
export async function followDatabaseClock(db: Db, onFault: (fault: unknown) => void): Promise<DatabaseClock> {
  const queryOffset = async () => {
    const began = performance.now()
    const row = await db.row<{ at: number }>(
      sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`,
    )
    const answered = performance.now()
    return { took: answered - began, ahead: row!.at - (began + answered) / 2 }
  }
  let { ahead } = await queryOffset()

  async function follow(): Promise<void> {
    const answer = await queryOffset()
    if (answer.took <= maxRoundTripMs) ({ ahead } = answer)
  }
  const timer = setInterval(() => void follow().catch(onFault), queryIntervalMs)
  timer.unref()
  return { now: () => Math.floor(performance.now() + ahead), stop: () => clearInterval(timer) }
}
