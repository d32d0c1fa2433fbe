// What the shop does by itself because its time has come, or its goods have changed: looked at every minute, on every
// node. A change of the catalogue is looked at once it is told of, and all wishes again every hour.
import type { Shop } from '#api/context.ts'
import { planPaymentChecks } from '#api/payment/check-payments.ts'
import { planReminders } from '#api/people/plan-reminders.ts'
import { planAlertMails } from '#api/wishlist/wishlist-alerts.ts'
import { countUnknownJobs } from '#data/jobs/jobs.ts'
import { recordWishlistChanges } from '#data/customers/wishlist-alerts.ts'

const everyMs = 60_000
const sweepEveryMs = 3_600_000

export function startScheduler(shop: Shop, onFault: (fault: unknown) => void): { stop(): Promise<void> } {
  let looking: Promise<void> | undefined
  let changed: Set<string> | 'everything' = 'everything'
  let sweptAt = shop.now()
  let countedAt = 0

  shop.catalog.onChange((products) => {
    if (products === 'everything') changed = 'everything'
    else if (changed !== 'everything') for (const id of products) changed.add(id)
  })

  async function noteWishes(): Promise<void> {
    if (shop.now() - sweptAt > sweepEveryMs) changed = 'everything'
    const products = changed === 'everything' ? changed : [...changed]
    if (products.length === 0) return
    if (products === 'everything') sweptAt = shop.now()
    changed = new Set()
    await recordWishlistChanges(shop.db, products, shop.now())
  }

  /** Jobs of a newer release, which this one was put back to. They wait, and somebody must know. */
  async function reportUnknownJobs(): Promise<void> {
    if (shop.now() - countedAt < sweepEveryMs) return
    countedAt = shop.now()
    for (const { kind, count } of await countUnknownJobs(shop.db, shop.now()))
      onFault(new Error(`${count} due jobs are of a kind that is not known here: '${kind}'`))
  }

  async function look(): Promise<void> {
    await noteWishes()
    await reportUnknownJobs()
    const planned = [await planPaymentChecks(shop), await planReminders(shop), await planAlertMails(shop)]
    if (planned.includes(true)) shop.wakeJobs()
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
