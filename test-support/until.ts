// Waiting for a condition in tests: an end to every wait.
import { setTimeout as delay } from 'node:timers/promises'

/** Waits for a condition, twenty seconds at most. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`waited in vain for ${condition.toString()}`)
    await delay(20)
  }
}
