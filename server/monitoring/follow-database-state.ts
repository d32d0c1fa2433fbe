// Follows the state of the database, for a readiness check that depends on it.
import type { Db } from '#data/database.ts'
import { databaseState, type DatabaseState } from './health-report.ts'

const intervalMs = 2_000

/** `state` is at most about four seconds old. */
export function followDatabaseState(
  db: Db,
  onFault: (fault: unknown) => void,
): { readonly state: () => DatabaseState; stop(): void } {
  let state: DatabaseState = 'writable'
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  async function follow(): Promise<void> {
    await databaseState(db).then((current) => (state = current), onFault)
    if (!stopped) timer = setTimeout(() => void follow(), intervalMs).unref()
  }
  void follow()
  return {
    state: () => state,
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
