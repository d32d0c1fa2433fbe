// `npm test`: runs all tests of the project, or a selection.
//   npm test -- --fast | --data | --e2e     one group: without a database, with one, in a browser
//   npm test -- cart promotion              only files whose path contains one of the words
//   npm test -- --changed                   only files affected by a change since the main branch
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findChromium } from '../e2e/find-chromium.ts'
import { changedFiles, testsOf } from './changed-tests.ts'
import { repeatFailed } from './repeat-failed.ts'
import type { Failure } from './result-reporter.ts'
import { runGroup, type Outcome } from './run-group.ts'
import { filesOf, groups } from './test-groups.ts'
import { openTestServer } from './test-server.ts'

process.chdir(path.resolve(import.meta.dirname, '..'))
keepTemporaryFilesInMemory()

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    fast: { type: 'boolean' },
    data: { type: 'boolean' },
    e2e: { type: 'boolean' },
    changed: { type: 'boolean' },
  },
})
const selectedGroups = groups.filter((group) => values[group.name as keyof typeof values])
const runs = (selectedGroups.length > 0 ? selectedGroups : groups)
  .map((group) => ({ group, files: affected(filesOf(group, positionals)) }))
  .filter(({ files }) => files.length > 0)

const interrupted = new AbortController()
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => interrupted.abort(name))

const outcomes: Outcome[] = []
const failures: Failure[] = []
const unstable: Failure[] = []
const lines: string[] = []
const server = runs.some(({ group }) => group.needsDatabase) ? await openTestServer() : undefined
try {
  // Half of the time of a short test file is compiling TypeScript.
  const env: NodeJS.ProcessEnv = {
    NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/compiled'),
    ...process.env,
  }
  if (server) Object.assign(env, { TEST_DATABASE_URL: server.url, TEST_RUN_FOLDER: server.folder })
  // Installs it if there is none.
  if (runs.some(({ group }) => group.name === 'e2e')) findChromium()
  for (const { group, files } of runs) {
    if (interrupted.signal.aborted) break
    console.log(
      `\n${group.name}: ${files.length} ${files.length === 1 ? 'file' : 'files'}${group.needsDatabase ? ` on ${server?.name}` : ''}`,
    )
    const started = performance.now()
    const first = await runGroup(group, files, env, interrupted.signal)
    const repeatable = interrupted.signal.aborted ? [] : files
    const outcome = await repeatFailed(first, repeatable, (failed) =>
      runGroup({ ...group, concurrency: 1 }, failed, env, interrupted.signal),
    )
    outcomes.push(outcome)
    failures.push(...outcome.failures)
    unstable.push(...outcome.unstable)
    lines.push(
      `${group.name.padEnd(6)} ${totals([outcome])} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
    )
  }
} finally {
  await server?.stop()
}

const ran = outcomes.some((outcome) => outcome.passed + outcome.failed > 0)
if (interrupted.signal.aborted) lines.push(`stopped by ${interrupted.signal.reason}`)
if (!ran) lines.push('no test ran: no test file matches the arguments')
// CI shows the end of the log, and .ci/run repeats these lines.
for (const [title, list] of [
  ['Failed tests', failures] as const,
  ['Passed only when run again', unstable] as const,
])
  if (list.length > 0) console.log(`\n${title}:\n${list.map(describe).join('\n')}`)
console.log(`\n${lines.join('\n')}\n${totals(outcomes)}`)
process.exit(ran && !interrupted.signal.aborted && outcomes.every(({ failed }) => failed === 0) ? 0 : 1)

/** A copy of a database takes a thirtieth of the processor time there, and no disk makes the tests wait. */
function keepTemporaryFilesInMemory(): void {
  const memory = '/dev/shm'
  if (process.env.TMPDIR || !existsSync(memory)) return
  const { bavail, bsize } = statfsSync(memory)
  if (bavail * bsize < 4 * 1024 ** 3) return
  const folder = mkdtempSync(`${memory}/posy-`)
  // The user of the database differs from root.
  chmodSync(folder, 0o1777)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
}

function affected(files: string[]): string[] {
  return values.changed ? testsOf(changedFiles(), files) : files
}

/** Without empty lines: one ends the list. */
function describe({ place, name, message }: Failure): string {
  const text = message.split('\n').filter((line) => line.trim() !== '')
  const rest = text.length > 30 ? [`… ${text.length - 30} more lines`] : []
  return [`✖ ${name} (${place})`, ...text.slice(0, 30), ...rest].join('\n    ')
}

function totals(all: Outcome[]): string {
  const sum = (part: keyof Outcome): number => all.reduce((total, outcome) => total + outcome[part], 0)
  const skipped = sum('skipped')
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
