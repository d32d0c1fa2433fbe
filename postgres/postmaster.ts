// Finds, starts and stops the postmaster, PostgreSQL's main process.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile, readlink, realpath, rename, rm } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { clusterOf, logOf, pathFor, plainEnvironment } from './cluster.ts'
import type { Owner } from './owner.ts'
import { errorCode } from './start-problem.ts'

/** Process id of the running postmaster of this data folder; undefined if there is none. */
export async function runningPostmaster(dataDir: string): Promise<number | undefined> {
  const pid = Number.parseInt(await readFile(pidFileOf(dataDir), 'utf8').catch(() => ''), 10)
  return pid > 0 && (await isPostmaster(pid, clusterOf(dataDir))) ? pid : undefined
}

// The working directory of a postmaster is its cluster. This distinguishes it from a process that reuses its id.
async function isPostmaster(pid: number, cluster: string): Promise<boolean> {
  if (process.platform !== 'linux') return send(pid, 0)
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => '')
  return name.trim() === 'postgres' && folder === (await realpath(cluster))
}

/** Starts a postmaster that outlives this process and its terminal. Removes a stale pid file, so none may be running. */
export async function launchPostmaster(
  dataDir: string,
  { postgres }: Binaries,
  owner: Owner | undefined,
): Promise<ChildProcess> {
  await rm(pidFileOf(dataDir), { force: true })
  await rename(logOf(dataDir), join(dataDir, 'postgres.old.log')).catch(() => {})
  const log = await open(logOf(dataDir), 'a', 0o600)
  const cluster = clusterOf(dataDir)
  try {
    const child = spawn(postgres, ['-D', pathFor(cluster, owner), ...serverSettings()], {
      ...owner,
      cwd: cluster,
      env: plainEnvironment,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    })
    await once(child, 'spawn')
    child.unref()
    return child
  } finally {
    await log.close()
  }
}

const stopTimeoutMs = 30_000

/** Stops the postmaster at once: open transactions are rolled back, committed ones are kept. SIGQUIT after 30 s. */
export async function stopPostmaster(dataDir: string): Promise<void> {
  const startedAt = Date.now()
  let lastSignal: NodeJS.Signals | undefined
  for (let pid = await runningPostmaster(dataDir); pid; pid = await runningPostmaster(dataDir)) {
    const signal = Date.now() < startedAt + stopTimeoutMs ? 'SIGINT' : 'SIGQUIT'
    if (signal !== lastSignal) send(pid, signal)
    lastSignal = signal
    await delay(5)
  }
}

/** Sends a signal, 0 for none; false if the process does not exist. */
function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return false
    throw error
  }
}

const pidFileOf = (dataDir: string) => join(clusterOf(dataDir), 'postmaster.pid')

const mebibyte = 1024 * 1024

/**
 * They are passed at every start, so that old data folders get current settings. fsync and synchronous_commit keep
 * their safe defaults.
 */
function serverSettings(): string[] {
  const values = {
    listen_addresses: '',
    // Relative to the cluster, the server's working directory: the path is never too long for the socket.
    unix_socket_directories: '.',
    unix_socket_permissions: '0700',
    port: 5432,
    cluster_name: 'posy',
    shared_buffers: `${Math.max(16, Math.min(128, Math.floor(totalmem() / mebibyte / 4)))}MB`,
    // Containers often have a /dev/shm of 64 MB.
    dynamic_shared_memory_type: 'mmap',
    random_page_cost: 1.1,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // The shop reports failed statements; their text may contain a customer's data.
    log_min_messages: 'log',
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
