// Who uses the database of a data folder: at most one shop (shop.lock, its number in shop.pid) and any number of
// the merchant's commands (command-*.lock). The last of them stops the database.
import { randomBytes } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { lockFile } from './lock-file.ts'
import { StartProblem } from './start-problem.ts'

export type Place = { leave(): Promise<void> }

// A command that looks who is there holds the lock for a moment: that must not pass for a second shop.
const glanceMs = 250

export async function enterAsShop(dataDir: string): Promise<Place> {
  const lock = lockFile(join(dataDir, 'shop.lock'), glanceMs)
  const pidFile = join(dataDir, 'shop.pid')
  if (!lock) {
    const pid = await readFile(pidFile, 'utf8').catch(() => '')
    throw new StartProblem(
      `Another shop (process ${pid.trim() || 'unknown'}) is running on the data folder ${dataDir}: stop it first, or choose another folder with DATA_DIR.`,
    )
  }
  const place = {
    async leave() {
      await rm(pidFile, { force: true })
      lock.release()
    },
  }
  try {
    await writeFile(pidFile, `${process.pid}\n`)
    return place
  } catch (error) {
    lock.release()
    throw error
  }
}

export async function enterAsCommand(dataDir: string): Promise<Place> {
  const file = join(dataDir, `command-${randomBytes(6).toString('hex')}.lock`)
  const lock = await alone(dataDir, async () => lockFile(file))
  return {
    async leave() {
      await rm(file, { force: true })
      lock?.release()
    },
  }
}

/** True while a shop or a command is in. What killed commands left behind is removed. Only within `alone`. */
export async function isUsed(dataDir: string): Promise<boolean> {
  for (const name of await readdir(dataDir)) {
    if (!/^(shop|command-\w+)\.lock$/.test(name)) continue
    const left = lockFile(join(dataDir, name))
    if (!left) return true
    left.release()
    if (name !== 'shop.lock') await rm(join(dataDir, name), { force: true })
  }
  return false
}

// Longer than the patience with a database that recovers.
const patienceMs = 11 * 60_000

/** Starting, stopping and counting heads are done by one process at a time. */
export async function alone<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const until = Date.now() + patienceMs
  let lock = lockFile(join(dataDir, 'starting.lock'))
  for (; !lock && Date.now() < until; lock = lockFile(join(dataDir, 'starting.lock'))) await delay(20)
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
