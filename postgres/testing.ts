// Helpers for tests of the built-in database: temporary data folders, and other processes that use them.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import pg from 'pg'
import { until } from '#test-support/until.ts'
import type { Connection } from './connection.ts'
import { runningPostmaster } from './postmaster.ts'

export const silent = () => {}

/** A new folder for the tests of a file. Databases still running in it are killed at the end. */
export async function temporaryFolder(...dataDirs: string[]): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'posy-')))
  after(async () => {
    for (const name of ['.', ...dataDirs]) await killDatabase(join(folder, name))
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  return folder
}

/** A file system of 64 MB; undefined if this user may not mount one. */
export async function temporaryDisk(): Promise<string | undefined> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'posy-disk-')))
  const mounted = process.platform === 'linux' && mount('-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder)
  after(async () => {
    await killDatabase(folder)
    if (mounted) spawnSync('umount', [folder])
    await rm(folder, { recursive: true })
  })
  return mounted ? folder : undefined
}

export function mount(...args: string[]): boolean {
  return spawnSync('mount', args).status === 0
}

/** Kills the database without warning, like a power failure. Waits until it has ended. */
export async function killDatabase(dataDir: string): Promise<void> {
  const pid = await runningPostmaster(dataDir)
  if (!pid) return
  process.kill(pid, 'SIGKILL')
  // The shop may have started another one already.
  await until(async () => (await runningPostmaster(dataDir)) !== pid)
}

export type Other = { pid: number; kill(): Promise<void> }

/** Another process that starts as a shop or a command; resolves when `stage` is printed: 'begun' or 'up'. */
export async function otherProcess(
  kind: 'startEmbedded' | 'connectEmbedded',
  dataDir: string,
  stage: 'begun' | 'up' = 'up',
  module = fileURLToPath(import.meta.resolve('./start-embedded.ts')),
): Promise<Other> {
  const code = `
    import { ${kind} } from ${JSON.stringify(pathToFileURL(module).href)}
    console.log('begun')
    await ${kind}(${JSON.stringify(dataDir)}, console.error)
    console.log('up')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const kill = () => killChild(child)
  after(kill)
  for await (const line of createInterface({ input: child.stdout })) if (line === stage) break
  return { pid: child.pid ?? 0, kill }
}

async function killChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** The first value of the first row. */
export async function ask(connection: Connection, statement: string): Promise<unknown> {
  const client = new pg.Client(connection)
  client.on('error', silent)
  try {
    await client.connect()
    const { rows } = await client.query<Record<string, unknown>>(statement)
    return Object.values(rows[0] ?? {})[0]
  } finally {
    await client.end().catch(silent)
  }
}
