// Runs the files of failed tests again, one at a time. On a busy machine, a correct test can exceed its time limit.
import type { Failure } from './result-reporter.ts'
import type { GroupOutcome } from './run-group.ts'

/** More failed files than this are a fault of the change, not of the machine. */
const maxFiles = 8

/**
 * Outcome of a group after its failed files ran again. A test that fails twice has failed; one that fails once is listed in
 * `unstable`. Failures that belong to no file of the group, e.g. of a process that ended, are final.
 */
export async function repeatFailed(
  first: GroupOutcome,
  files: readonly string[],
  run: (files: string[]) => Promise<GroupOutcome>,
): Promise<GroupOutcome & { unstable: readonly Failure[] }> {
  const filesOfFailures = first.failures.map((failure) => fileOf(failure, files))
  const failed = [...new Set(filesOfFailures.filter((file) => file !== undefined))]
  const isRepeatable = failed.length > 0 && failed.length <= maxFiles && !filesOfFailures.includes(undefined)
  if (!isRepeatable) return { ...first, unstable: [] }
  console.log(`\nAgain, one at a time: ${failed.join(' ')}`)
  const second = await run(failed)
  const names = new Set(second.failures.map(({ name }) => name))
  return {
    passed: first.passed + first.failed - second.failed,
    failed: second.failed,
    skipped: first.skipped,
    failures: second.failures,
    unstable: first.failures.filter(({ name }) => !names.has(name)),
  }
}

/** A failure of a hook or an import has the path of its file as its name. */
function fileOf({ place, name }: Failure, files: readonly string[]): string | undefined {
  return files.find((file) => file === name || place === file || place.startsWith(`${file}:`))
}
