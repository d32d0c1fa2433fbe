// The last resort: a fault that nobody caught. The state of the process is unknown then, so it is logged and the process
// ends in order, within a bound; its supervisor starts a new one. The loss of a database connection leaves no such doubt.
import { isDatabaseAway } from '#data/database.ts'
import type { Log } from './log.ts'

/** As long as connections may take to end (`connections.ts`), and the jobs under way a little longer. */
const stopMs = 15_000

export type FatalOptions = {
  readonly log: Pick<Log, 'error' | 'fatal'>
  readonly stop: () => Promise<void>
}

/** For the process as a whole, once. Node hands rejections without a handler to the same listener. */
export function endOnFatalFaults({ log, stop }: FatalOptions): void {
  let ending = false
  process.on('uncaughtException', (fault, origin) => {
    if (isDatabaseAway(fault)) return log.error({ fault, origin }, 'a lost connection was not caught')
    log.fatal({ fault, origin }, 'a fault was not caught: the shop stops')
    if (ending) return
    ending = true
    setTimeout(() => process.exit(1), stopMs)
    stop()
      .catch((other: unknown) => log.fatal({ fault: other }, 'the shop did not stop in order'))
      .finally(() => process.exit(1))
  })
}
