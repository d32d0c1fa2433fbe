// The time of the shop: the database's, so that nodes whose own clocks differ agree on what is due, held or over.
import { sql, type Db } from './database.ts'

export type DatabaseClock = {
  /** Whole milliseconds since 1970, as the database counts them. */
  readonly now: () => number
  stop(): void
}

const askEveryMs = 10_000
/** An answer that took longer than this says too little. */
const longestAnswerMs = 1_000

/** Between answers this process counts the time itself, by a counter that no change of the system's clock moves. */
export async function followDatabaseClock(db: Db, onFault: (fault: unknown) => void): Promise<DatabaseClock> {
  const ask = async () => {
    const began = performance.now()
    const row = await db.row<{ at: number }>(
      sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`,
    )
    const answered = performance.now()
    return { took: answered - began, ahead: row!.at - (began + answered) / 2 }
  }
  let { ahead } = await ask()

  async function follow(): Promise<void> {
    const answer = await ask()
    if (answer.took <= longestAnswerMs) ({ ahead } = answer)
  }
  const timer = setInterval(() => void follow().catch(onFault), askEveryMs)
  timer.unref()
  return { now: () => Math.floor(performance.now() + ahead), stop: () => clearInterval(timer) }
}
