// Runs background tasks one after the other while the browser is idle.
import { whenIdle } from '../navigation/connection.ts'

/** Each task gets its own idle period: all in one would delay the response to a press. */
export async function runWhenIdle(tasks: readonly (() => unknown)[]): Promise<void> {
  for (const task of tasks) {
    await new Promise<void>(whenIdle)
    await task()
  }
}
