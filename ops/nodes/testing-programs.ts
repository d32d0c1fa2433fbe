// Test support: programs of Debian packages and of PostgreSQL. Each ends with the process that started it.
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { existsSync } from 'node:fs'

export const setpriv = '/usr/bin/setpriv'

/** `signal`: what the program gets when this process has ended without stopping it. */
export function spawnProgram(
  program: string,
  args: readonly string[],
  options: SpawnOptions,
  signal: 'TERM' | 'QUIT' = 'TERM',
): ChildProcess {
  if (!existsSync(setpriv)) return spawn(program, args, options)
  return spawn(setpriv, ['--pdeathsig', signal, program, ...args], options)
}
