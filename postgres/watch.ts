// Keeps the database running beside the shop: one that was killed, or stopped from outside, is started again.
import { setTimeout as delay } from 'node:timers/promises'
import { runningPostmaster } from './postmaster.ts'
import { ensureServer, type Log, type Server } from './server.ts'
import { explained } from './start-problem.ts'
import { alone } from './users.ts'

export function watchServer(server: Server, log: Log): { end(): Promise<void> } {
  const ending = new AbortController()
  const watching = keepUp(server, log, ending.signal)
  return {
    async end() {
      ending.abort()
      await watching
    },
  }
}

async function keepUp(server: Server, log: Log, ending: AbortSignal): Promise<void> {
  let trouble = ''
  while (await pause(250, ending)) {
    try {
      if (await runningPostmaster(server.dataDir)) continue
      const { adopted } = await alone(server.dataDir, () => ensureServer(server, log, ending))
      if (!adopted) log('the database had stopped and was started again')
      trouble = ''
    } catch (error) {
      if (ending.aborted) return
      const told = String(explained(error, server.dataDir))
      if (told !== trouble) log(told)
      trouble = told
      await pause(1_000, ending)
    }
  }
}

/** True after the time, false at once when it is to end. It does not keep the process alive. */
async function pause(ms: number, ending: AbortSignal): Promise<boolean> {
  await delay(ms, undefined, { ref: false, signal: ending }).catch(() => {})
  return !ending.aborted
}
