// Records the users of a data folder's database. At most one is a shop (shop.lock, process id in shop.pid). The others
// are the merchant's commands (command-*.lock). The last user stops the database.
import { randomBytes } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { lockFile } from './lock-file.ts'
import { StartProblem } from './start-problem.ts'

export type Usage = { leave(): Promise<void> }

// isUsed() of a command holds the lock for a moment, which must not count as a second shop.
const checkMs = 250

export async function registerShop(dataDir: string): Promise<Usage> {
  const lock = lockFile(join(dataDir, 'shop.lock'), checkMs)
  const pidFile = join(dataDir, 'shop.pid')
  if (!lock) {
    const pid = await readFile(pidFile, 'utf8').catch(() => '')
    throw new StartProblem(
      `Another shop (process ${pid.trim() || 'unknown'}) is running on the data folder ${dataDir}: stop it first, or choose another folder with DATA_DIR.`,
    )
  }
  const usage = {
    async leave() {
      await rm(pidFile, { force: true })
      lock.release()
    },
  }
  try {
    await writeFile(pidFile, `${process.pid}\n`)
    return usage
  } catch (error) {
    lock.release()
    throw error
  }
}

export async function registerCommand(dataDir: string): Promise<Usage> {
  const file = join(dataDir, `command-${randomBytes(6).toString('hex')}.lock`)
  const lock = await withStartLock(dataDir, async () => lockFile(file))
  return {
    async leave() {
      await rm(file, { force: true })
      lock?.release()
    },
  }
}

/** True if a shop or a command uses the database. Removes files of killed commands. Call it only within `withStartLock`. */
export async function hasUsers(dataDir: string): Promise<boolean> {
  for (const name of await readdir(dataDir)) {
    if (!/^(shop|command-\w+)\.lock$/.test(name)) continue
    const lock = lockFile(join(dataDir, name))
    if (!lock) return true
    lock.release()
    if (name !== 'shop.lock') await rm(join(dataDir, name), { force: true })
  }
  return false
}

// Longer than the timeout for a recovering database.
const lockTimeoutMs = 11 * 60_000

/** Runs `work` under a lock: one process at a time starts, stops or checks the users. */
export async function withStartLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + lockTimeoutMs
  let lock = lockFile(join(dataDir, 'starting.lock'))
  for (; !lock && Date.now() < deadline; lock = lockFile(join(dataDir, 'starting.lock'))) await delay(20)
  if (!lock)
    throw new StartProblem(
      `Another process does not finish starting or stopping the database in ${dataDir}: end it and start again.`,
    )
  try {
    return await work()
  } finally {
    lock.release()
  }
}
