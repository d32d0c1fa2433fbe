// Waits for a condition in tests, with a timeout.
import { setTimeout as delay } from 'node:timers/promises'

/** Polls the condition every 20 ms; throws after the given seconds. */
export async function until(condition: () => boolean | Promise<boolean>, seconds = 60): Promise<void> {
  const end = Date.now() + seconds * 1_000
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`waited in vain for ${condition.toString()}`)
    await delay(20)
  }
}
