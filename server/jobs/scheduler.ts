// Periodic tasks, every minute on every node: payment checks, reminders and wishlist alerts. Wishlist items of changedProducts
// products are checked each minute, all others every hour.
import type { Shop } from '#services/shop.ts'
import { planPaymentChecks } from '#services/payment/check-payments.ts'
import { planReminders } from '#services/people/plan-reminders.ts'
import { planAlertMails } from '#services/wishlist/wishlist-alerts.ts'
import { countUnknownJobs } from '#data/jobs/jobs.ts'
import { recordWishlistChanges } from '#data/customers/wishlist-alerts.ts'

const intervalMs = 60_000
const fullCheckMs = 3_600_000

export function startScheduler(shop: Shop, onFault: (fault: unknown) => void): { stop(): Promise<void> } {
  let running: Promise<void> | undefined
  let changedProducts: Set<string> | 'everything' = 'everything'
  let fullCheckAt = shop.now()
  let reportedAt = 0

  shop.catalog.onChange((products) => {
    if (products === 'everything') changedProducts = 'everything'
    else if (changedProducts !== 'everything') for (const id of products) changedProducts.add(id)
  })

  async function recordChanges(): Promise<void> {
    if (shop.now() - fullCheckAt > fullCheckMs) changedProducts = 'everything'
    const products = changedProducts === 'everything' ? changedProducts : [...changedProducts]
    if (products.length === 0) return
    if (products === 'everything') fullCheckAt = shop.now()
    changedProducts = new Set()
    await recordWishlistChanges(shop.db, products, shop.now())
  }

  /** Reports due jobs of unknown kinds, which a newer release left before a rollback. They stay in the queue. */
  async function reportUnknownJobs(): Promise<void> {
    if (shop.now() - reportedAt < fullCheckMs) return
    reportedAt = shop.now()
    for (const { kind, count } of await countUnknownJobs(shop.db, shop.now()))
      onFault(new Error(`${count} due jobs are of a kind that is not known here: '${kind}'`))
  }

  async function runTasks(): Promise<void> {
    await recordChanges()
    await reportUnknownJobs()
    const hasNewJobs = [await planPaymentChecks(shop), await planReminders(shop), await planAlertMails(shop)]
    if (hasNewJobs.includes(true)) shop.wakeJobs()
  }

  function tick(): void {
    running ??= runTasks()
      .catch(onFault)
      .finally(() => (running = undefined))
  }

  tick()
  const timer = setInterval(tick, intervalMs)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
