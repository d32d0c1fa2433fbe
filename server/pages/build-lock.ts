// A lock across processes: a folder that contains the holder's process id. A dead process does not hold it.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const retryMs = 50
/** A holder without an id after this time has died while taking the lock. */
const withoutIdMs = 2_000

export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  await mkdir(path.dirname(folder), { recursive: true })
  let withoutIdSince = Date.now()
  while (!(await take(folder))) {
    const holder = await holderOf(folder)
    if (holder !== undefined) withoutIdSince = Date.now()
    const isDead = holder === undefined ? Date.now() - withoutIdSince > withoutIdMs : !isAlive(holder)
    if (isDead) await rm(folder, { recursive: true, force: true })
    else await delay(retryMs)
  }
  try {
    return await work()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function take(folder: string): Promise<boolean> {
  try {
    await mkdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
  await writeFile(path.join(folder, 'pid'), String(process.pid))
  return true
}

async function holderOf(folder: string): Promise<number | undefined> {
  const text = await readFile(path.join(folder, 'pid'), 'utf8').catch(() => '')
  return /^\d+$/.test(text) ? Number(text) : undefined
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
