// Runs one group of tests by `node --test` in a child process and returns its counts and failures.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Counts, Failure, Result } from './result-reporter.ts'
import { writeEntries } from './test-entries.ts'
import type { Group } from './test-groups.ts'

export type Outcome = { passed: number; failed: number; skipped: number }
export type GroupOutcome = Outcome & { failures: readonly Failure[] }

/** For a process that does not end after a test has timed out. */
const processTimeoutMs = 2 * 60 * 60_000

/** `signal` stops the run early; the outcome then counts as failed. */
export async function runGroup(
  group: Group,
  files: string[],
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<GroupOutcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'posy-run-'))
  const resultFile = path.join(folder, 'result.json')
  const reporters = [
    ['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ['--test-reporter=./scripts/result-reporter.ts', `--test-reporter-destination=${resultFile}`],
  ].flat()
  const limits = [`--test-concurrency=${group.concurrency}`, `--test-timeout=${processTimeoutMs}`]
  const entries = writeEntries(group, files, folder)
  const child = spawn(process.execPath, ['--test', ...limits, ...reporters, ...entries], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  })
  const stop = (): void => void child.kill('SIGTERM')
  signal.addEventListener('abort', stop, { once: true })
  const exitCode = await new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
  signal.removeEventListener('abort', stop)
  const { counts, failures } = readResult(resultFile)
  rmSync(folder, { recursive: true })
  return { ...outcome(counts, exitCode), failures }
}

function readResult(file: string): Result {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Result
  } catch {
    return { counts: { tests: 0, passed: 0, skipped: 0, todo: 0 }, failures: [] }
  }
}

/** A process with an exit code other than 0 has at least one failure, even outside a test. */
export function outcome(counts: Counts, exitCode: number): Outcome {
  const skipped = counts.skipped + counts.todo
  const failed = counts.tests - counts.passed - skipped
  return { passed: counts.passed, failed: exitCode === 0 ? failed : Math.max(failed, 1), skipped }
}
