// Background work that leaves the page to the shopper.
import { whenIdle } from '../navigation/connection.ts'

/** Each in a quiet moment once the one before is done: all at once would keep a press waiting. */
export async function runWhenIdle(works: readonly (() => unknown)[]): Promise<void> {
  for (const work of works) {
    await new Promise<void>(whenIdle)
    await work()
  }
}
