// Periodic tasks, every minute on every node: payment checks, reminders, wishlist alerts and scheduled products. Wishlist
// items of changed products are checked each minute, all others every hour. One node deletes expired data, once an hour.
import type { Shop } from '#services/shop.ts'
import { publishDue } from '#services/catalog/publish-due.ts'
import { planPaymentChecks } from '#services/payment/check-payments.ts'
import { planReminders } from '#services/people/plan-reminders.ts'
import { planAlertMails } from '#services/wishlist/wishlist-alerts.ts'
import { countUnknownJobs, enqueue } from '#data/jobs/jobs.ts'
import { recordWishlistChanges } from '#data/customers/wishlist-alerts.ts'

const intervalMs = 60_000
const fullCheckMs = 3_600_000

export function startScheduler(shop: Shop, onFault: (fault: unknown) => void): { stop(): Promise<void> } {
  let running: Promise<void> | undefined
  let changedProducts: Set<string> | 'everything' = 'everything'
  let fullCheckAt = shop.now()
  let reportedAt = 0
  let retentionHour = ''

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

  /** The first node of an hour enqueues the job; its name makes it the only one. */
  async function enqueueRetention(): Promise<void> {
    const hour = new Date(shop.now()).toISOString().slice(0, 13)
    if (hour === retentionHour) return
    await enqueue(shop.db, 'retention', {}, shop.now(), { once: `retention ${hour}` })
    await enqueue(shop.db, 'low-stock', {}, shop.now(), { once: `low-stock ${hour}` })
    retentionHour = hour
    shop.wakeJobs()
  }

  async function runTasks(): Promise<void> {
    await publishDue(shop.db, shop.now())
    await recordChanges()
    await reportUnknownJobs()
    await enqueueRetention()
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
