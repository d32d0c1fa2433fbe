// Ends what the helpers of tests have started. A hook of `node:test` would end with the first file that imports a helper,
// because several files share a process.
import { after } from 'node:test'

type Step = () => Promise<unknown>

const steps: Step[] = []

/** Runs `step` after the tests of the current file and before its hooks, the latest step first. */
export function afterFile(step: Step): void {
  steps.push(step)
}

/** The runner calls it after each file (scripts/test-entries.ts). */
export async function endFile(): Promise<void> {
  for (const step of steps.splice(0).reverse()) await step()
}

// A file that runs alone, without the runner.
after(endFile)
