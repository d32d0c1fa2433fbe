// Child processes of a run. Where the system allows it, the server runs on one core and the load on another.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
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

export type Child = {
  readonly pid: number
  send(message: object): void
  /** The next message from the process. Rejects when the process ends before. */
  message<T>(): Promise<T>
  stop(): Promise<void>
}

/** Runs a file of this folder on core 0 until `stop()`, or until this process ends. */
export function startOnCore0(file: string, args: readonly string[] = []): Child {
  return start(file, args, canPin ? ['taskset', '-c', '0'] : [])
}

/** Like startOnCore0, on any core. */
export function startAnywhere(file: string, args: readonly string[] = []): Child {
  return start(file, args, [])
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
    async stop() {
      const cut = setTimeout(() => child.kill('SIGKILL'), 20_000)
      if (child.connected) child.disconnect()
      await ended
      clearTimeout(cut)
    },
  }
}
