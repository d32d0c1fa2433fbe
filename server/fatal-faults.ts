// Handles uncaught faults. The state of the process is then unknown. The fault is logged and the process stops in order
// within 15 seconds. Its supervisor starts a new one. A lost database connection does not stop the process.
import { isDatabaseUnavailable } from '#data/database.ts'
import type { Log } from './log.ts'

/** Longer than connections (`http/connections.ts`) and running jobs may take to end. */
const stopMs = 15_000

export type FatalOptions = {
  readonly log: Pick<Log, 'error' | 'fatal'>
  readonly stop: () => Promise<void>
}

/** Call once per process. Node passes unhandled rejections to the same listener. */
export function endOnFatalFaults({ log, stop }: FatalOptions): void {
  let ending = false
  process.on('uncaughtException', (fault, origin) => {
    if (isDatabaseUnavailable(fault)) return log.error({ fault, origin }, 'a lost connection was not caught')
    log.fatal({ fault, origin }, 'a fault was not caught: the shop stops')
    if (ending) return
    ending = true
    setTimeout(() => process.exit(1), stopMs)
    stop()
      .catch((other: unknown) => log.fatal({ fault: other }, 'the shop did not stop in order'))
      .finally(() => process.exit(1))
  })
}
