// What the shop does by itself because its time has come: looked at every minute, on every node.
import type { Shop } from '#api/context.ts'
import { planReminders } from '#api/people/plan-reminders.ts'

const everyMs = 60_000

export function startClock(shop: Shop, onFault: (fault: unknown) => void): { stop(): Promise<void> } {
  let looking: Promise<void> | undefined

  async function look(): Promise<void> {
    if (await planReminders(shop)) shop.wakeJobs()
  }

  function tick(): void {
    looking ??= look()
      .catch(onFault)
      .finally(() => (looking = undefined))
  }

  tick()
  const timer = setInterval(tick, everyMs)
  return {
    async stop() {
      clearInterval(timer)
      await looking
    },
  }
}
