// Shop time is the database time, so that nodes with different clocks agree on due times and holds.
import { sql, type Db, type Queryable } from './database.ts'

export type DatabaseClock = {
  /** Database time in whole milliseconds since 1970. */
  readonly now: () => number
  stop(): void
}

const queryIntervalMs = 10_000
/** Slower round trips are too imprecise, and ignored. */
const maxRoundTripMs = 1_000
/** A larger difference of the system clock is reported: logs and certificates depend on that clock. */
export const maxSkewMs = 5_000

/** Database time in milliseconds since 1970. */
export async function readDatabaseTime(db: Queryable): Promise<number> {
  const at = await db.value<number>(sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`)
  return Math.floor(at!)
}

/**
 * Between queries, a monotonic counter advances the time, independent of the system clock. `onSkew` is called when the
 * difference of the system clock exceeds `maxSkewMs`, once until it is smaller again.
 */
export async function followDatabaseClock(
  db: Db,
  onFault: (fault: unknown) => void,
  onSkew: (skewMs: number) => void = () => undefined,
): Promise<DatabaseClock> {
  const queryOffset = async () => {
    const began = performance.now()
    const at = await readDatabaseTime(db)
    const ended = performance.now()
    return { took: ended - began, ahead: at - (began + ended) / 2 }
  }
  let { ahead } = await queryOffset()
  let isSkewed = false
  const now = (): number => Math.floor(performance.now() + ahead)

  function reportSkew(): void {
    const wasSkewed = isSkewed
    // Positive: the system clock is ahead.
    const skewMs = Date.now() - now()
    isSkewed = Math.abs(skewMs) > maxSkewMs
    if (isSkewed && !wasSkewed) onSkew(skewMs)
  }

  async function follow(): Promise<void> {
    const measured = await queryOffset()
    if (measured.took <= maxRoundTripMs) ({ ahead } = measured)
    reportSkew()
  }
  reportSkew()
  const timer = setInterval(() => void follow().catch(onFault), queryIntervalMs)
  timer.unref()
  return { now, stop: () => clearInterval(timer) }
}
