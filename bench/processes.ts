// Child processes of a run and its folders; `await using` ends and deletes them, also after an error. Where the system allows it, the server runs on one core and the load on another.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'

/** Flags and environment of `npm start` (docs/decisions/0031-memory.md); the measured processes use the same. */
const { scripts } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8')) as {
  scripts: { start: string }
}
const serverFlags = scripts.start.match(/--max-\S+/g) ?? []
const serverEnvironment = Object.fromEntries(
  [...scripts.start.matchAll(/\b([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name, value]),
)

const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0

/** Moves this process to core 1 and returns a description of the use of cores. */
export function shareCores(): string {
  if (!canPin) return 'Cores are not pinned here: server, database and load share them all.'
  spawnSync('taskset', ['-acp', '1', String(process.pid)])
  return 'Core 0: server and its database. Core 1: load.'
}

/** Folders of a shop. */
export type Folders = { readonly dataDir: string; readonly mailDir: string }

/** Temporary folders for the data and the mails of a shop. */
export async function openScratch(): Promise<AsyncDisposable & Folders> {
  const folder = await mkdtemp(path.join(tmpdir(), 'posy-bench-'))
  return {
    dataDir: path.join(folder, 'data'),
    mailDir: path.join(folder, 'mail'),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Resident memory of a process, in megabytes; NaN on systems without /proc. */
export function residentMb(pid: number): number {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
  } catch {
    return Number.NaN
  }
}

export type Child = AsyncDisposable & {
  readonly pid: number
  send(message: object): void
  /** The next message from the process. Rejects when the process ends before. */
  message<T>(): Promise<T>
}

/** Runs a file of this folder on core 0 until its disposal, or until this process ends. */
export function startOnCore0(file: string, folders?: Folders, ...args: string[]): Child {
  return start(file, argumentsOf(folders, args), canPin ? ['taskset', '-c', '0'] : [])
}

/** Like startOnCore0, on any core. */
export function startAnywhere(file: string, folders: Folders, ...args: string[]): Child {
  return start(file, argumentsOf(folders, args), [])
}

function argumentsOf(folders: Folders | undefined, args: readonly string[]): string[] {
  return folders ? [folders.dataDir, folders.mailDir, ...args] : [...args]
}

function start(file: string, args: readonly string[], before: readonly string[]): Child {
  const node = [process.execPath, ...serverFlags, path.join(import.meta.dirname, file), ...args]
  const [command = '', ...rest] = [...before, ...node]
  const child = spawn(command, rest, {
    env: { ...process.env, ...serverEnvironment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  return {
    pid: child.pid ?? 0,
    send: (message) => child.send(message),
    message: <T>() =>
      Promise.race([
        once(child, 'message').then(([message]) => message as T),
        ended.then(([code]) => Promise.reject(new Error(`${file} ended with ${code}`))),
      ]),
    async [Symbol.asyncDispose]() {
      const cut = setTimeout(() => child.kill('SIGKILL'), 20_000)
      if (child.connected) child.disconnect()
      await ended
      clearTimeout(cut)
    },
  }
}
