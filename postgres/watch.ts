// Restarts the shop's database if it was killed or stopped from outside.
import { setTimeout as delay } from 'node:timers/promises'
import { runningPostmaster } from './postmaster.ts'
import { ensureServer, type Log, type Server } from './server.ts'
import { asStartProblem } from './start-problem.ts'
import { withStartLock } from './users.ts'

export function watchServer(server: Server, log: Log): { end(): Promise<void> } {
  const ending = new AbortController()
  const watching = keepRunning(server, log, ending.signal)
  return {
    async end() {
      ending.abort()
      await watching
    },
  }
}

async function keepRunning(server: Server, log: Log, ending: AbortSignal): Promise<void> {
  let lastMessage = ''
  while (await pause(250, ending)) {
    try {
      if (await runningPostmaster(server.dataDir)) continue
      const { adopted } = await withStartLock(server.dataDir, () => ensureServer(server, log, ending))
      if (!adopted) log('the database had stopped and was started again')
      lastMessage = ''
    } catch (error) {
      if (ending.aborted) return
      const message = String(asStartProblem(error, server.dataDir))
      if (message !== lastMessage) log(message)
      lastMessage = message
      await pause(1_000, ending)
    }
  }
}

/** Resolves true after the time, or false at once on abort. The timer does not keep the process alive. */
async function pause(ms: number, ending: AbortSignal): Promise<boolean> {
  await delay(ms, undefined, { ref: false, signal: ending }).catch(() => {})
  return !ending.aborted
}
