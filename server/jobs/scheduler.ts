// Periodic tasks, every minute on every node: payment checks, reminders, wishlist alerts and scheduled products.
// Wishlist items of changed products are checked each minute, all others every hour. One node deletes expired data and
// unused pictures, and writes the snapshot of the catalogue, once an hour. Feeds and sitemap of a large catalogue are
// written after changes.
import { recordWishlistChanges } from '#data/customers/wishlist-alerts.ts'
import { isDatabaseUnavailable, sqlState } from '#data/database.ts'
import { countUnknownJobs, enqueue } from '#data/jobs/jobs.ts'
import { dayMs, hourMs, minuteMs } from '#domain/calendar/durations.ts'
import { publishDue } from '#services/catalog/publish-due.ts'
import { planPaymentChecks } from '#services/payment/check-payments.ts'
import { planReminders } from '#services/people/plan-reminders.ts'
import type { Shop } from '#services/shop.ts'
import { planAlertMails } from '#services/wishlist/wishlist-alerts.ts'
import { enqueueFiles, worthStoring } from '../seo/stored-files.ts'

const intervalMs = minuteMs
const fullCheckMs = hourMs
const filesMs = 15 * minuteMs
const hourlyJobs = ['retention', 'unused-pictures', 'low-stock', 'catalog-snapshot'] as const

export function startScheduler(shop: Shop, onFault: (fault: unknown) => void): { stop(): Promise<void> } {
  let running: Promise<void> | undefined
  const wishlists = createWishlistCheck(shop)
  let reportedAt = 0
  let enqueuedHour = ''
  let filesDay = 0
  // True at the start: the file store may be another one than before.
  let hasChangedPages = true

  shop.catalog.onChange((products, part) => {
    if (part === 'product') hasChangedPages = true
    wishlists.add(products)
  })

  /** Reports due jobs of unknown kinds, which a newer release left before a rollback. They stay in the queue. */
  async function reportUnknownJobs(): Promise<void> {
    if (shop.now() - reportedAt < fullCheckMs) return
    reportedAt = shop.now()
    for (const { kind, count } of await countUnknownJobs(shop.db, shop.now()))
      onFault(new Error(`${count} due jobs are of a kind that is not known here: '${kind}'`))
  }

  /** The first node of an hour enqueues the jobs; their names make them the only ones. */
  async function enqueueHourlyJobs(): Promise<void> {
    const hour = new Date(shop.now()).toISOString().slice(0, 13)
    if (hour === enqueuedHour) return
    for (const kind of hourlyJobs) await enqueue(shop.db, kind, {}, shop.now(), { once: `${kind} ${hour}` })
    enqueuedHour = hour
    shop.pollJobs()
  }

  /** Files of a large catalogue: once a day, and after a quarter of an hour in which a product changed. */
  async function enqueueLargeFiles(): Promise<void> {
    if (shop.catalog.index.size < worthStoring) return
    const day = Math.floor(shop.now() / dayMs) * dayMs
    if (day !== filesDay) await enqueueFiles(shop, day)
    filesDay = day
    if (hasChangedPages) await enqueueFiles(shop, Math.ceil(shop.now() / filesMs) * filesMs)
    hasChangedPages = false
  }

  const tasks: readonly Task[] = [
    () => publishDue(shop.db, shop.now()),
    wishlists.run,
    reportUnknownJobs,
    enqueueHourlyJobs,
    enqueueLargeFiles,
    () => planPaymentChecks(shop),
    () => planReminders(shop),
    () => planAlertMails(shop),
  ]

  function tick(): void {
    running ??= runTasks(tasks, shop.pollJobs, onFault).finally(() => (running = undefined))
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

/** Compares the wishlist items of changed products, and those of all products at the start and every hour. */
function createWishlistCheck({ db, now }: Shop) {
  let changed: Set<string> | 'everything' = 'everything'
  let fullCheckAt = now()

  function add(products: Iterable<string> | 'everything'): void {
    if (products === 'everything') changed = 'everything'
    else if (changed !== 'everything') for (const id of products) changed.add(id)
  }

  async function run(): Promise<void> {
    if (now() - fullCheckAt > fullCheckMs) changed = 'everything'
    const products = changed === 'everything' ? changed : [...changed]
    if (products.length === 0) return
    changed = new Set()
    try {
      await recordWishlistChanges(db, products, now())
    } catch (fault) {
      // The next tick checks them.
      add(products)
      throw fault
    }
    if (products === 'everything') fullCheckAt = now()
  }

  return { add, run }
}

/** Resolves to true if there are new jobs that are due. */
type Task = () => Promise<unknown>

/** A fault of one task, also its timeout, does not end the others. Without a connection none can run. */
async function runTasks(
  tasks: readonly Task[],
  pollJobs: () => void,
  onFault: (fault: unknown) => void,
): Promise<void> {
  for (const task of tasks)
    try {
      if ((await task()) === true) pollJobs()
    } catch (fault) {
      onFault(fault)
      if (isDatabaseUnavailable(fault) && sqlState(fault) === '') return
    }
}
