// Deletes data after its retention period. Orders stay, because the law requires it.
import { dayMs } from '#domain/calendar/durations.ts'
import { deleteEndedCounts } from './call-counts.ts'
import { deleteOldChanges } from './catalog/catalog-changes.ts'
import { deleteSearchMisses } from './catalog/search-misses.ts'
import { deleteExpiredSessions } from './customers/customer-sessions.ts'
import { deleteOldBrowsers } from './customers/known-browsers.ts'
import { deleteUnconfirmed, deleteCancelled } from './customers/newsletter.ts'
import { deleteGuestWishes, deleteOldViews } from './customers/wishlist-items.ts'
import { instant, sql, type Queryable } from './database.ts'
import { firstIdOf } from './ids.ts'
import { deleteOldChecks } from './import/import-runs.ts'
import { deleteExpiredStaffSessions } from './staff/staff.ts'

/**
 * Retention in days. `keys`: idempotency keys, longer than any retry. `browsers`: since the last sign-in. `asked`:
 * unconfirmed newsletter requests. `left`: cancelled subscriptions, three years, until the consent proof is no longer
 * needed (German civil code, section 195).
 */
export const retentionDays = {
  carts: 90,
  views: 90,
  guestWishes: 400,
  keys: 7,
  doneJobs: 30,
  /** Jobs with a unique name, which repeat yearly. */
  onceJobs: 400,
  searchMisses: 90,
  /** Checks of product files without an import. */
  importChecks: 30,
  events: 30,
  codes: 1,
  /** Network hashes of orders: the period that the order limits check. */
  networks: 1,
  unpaidMails: 1,
  browsers: 400,
  asked: 30,
  left: 1_096,
} as const

const batch = 5_000

/**
 * Runs without a transaction, in short statements, so that millions of rows do not exceed the statement timeout. Keeps
 * dead jobs until the merchant handles them.
 */
export async function deleteExpiredData(db: Queryable, now: number): Promise<void> {
  const before = (days: number): number => now - days * dayMs
  const deletions: readonly ((limit: number) => Promise<number>)[] = [
    (limit) => deleteOldChanges(db, limit),
    (limit) => deleteEndedCounts(db, limit),
    (limit) => deleteOldChecks(db, before(retentionDays.importChecks), limit),
    (limit) => deleteCarts(db, before(retentionDays.carts), limit),
    (limit) =>
      db.run(sql`
        delete from idempotency where key = any (array(
          select key from idempotency where created_at < ${instant(before(retentionDays.keys))} order by created_at
          limit ${limit}))`),
    (limit) =>
      db.run(sql`
        delete from job where id = any (array(
          select id from job where (once is null or kind in ('retention', 'unused-pictures', 'low-stock', 'catalog-snapshot',
              'product-feed', 'sitemap', 'staff-notice', 'staff-mail'))
            and done_at < ${instant(before(retentionDays.doneJobs))}
          order by done_at limit ${limit}))`),
    (limit) =>
      db.run(sql`
        delete from job where id = any (array(
          select id from job where once is not null and done_at < ${instant(before(retentionDays.onceJobs))}
          order by done_at limit ${limit}))`),
    (limit) =>
      db.run(sql`
        delete from payment_event where id = any (array(
          select id from payment_event where received_at < ${instant(before(retentionDays.events))} order by received_at
          limit ${limit}))`),
    (limit) =>
      db.run(sql`
        delete from sign_in_code where id = any (array(
          select id from sign_in_code where asked_at < ${instant(before(retentionDays.codes))} order by asked_at
          limit ${limit}))`),
    (limit) =>
      db.run(sql`
        update orders set network = null where id = any (array(
          select id from orders where network is not null and placed_at < ${instant(before(retentionDays.networks))}
          order by placed_at limit ${limit}))`),
    (limit) =>
      db.run(sql`
        delete from unpaid_mail where id = any (array(
          select id from unpaid_mail where sent_at < ${instant(before(retentionDays.unpaidMails))} order by sent_at
          limit ${limit}))`),
    (limit) => deleteOldViews(db, before(retentionDays.views), limit),
    (limit) => deleteGuestWishes(db, before(retentionDays.guestWishes), limit),
    (limit) => deleteOldBrowsers(db, before(retentionDays.browsers), limit),
    (limit) => deleteExpiredSessions(db, now, limit),
    (limit) => deleteExpiredStaffSessions(db, now, limit),
    (limit) => deleteSearchMisses(db, before(retentionDays.searchMisses), limit),
  ]
  for (const deleteSome of deletions) while ((await deleteSome(batch)) === batch);
  await deleteUnconfirmed(db, before(retentionDays.asked))
  await deleteCancelled(db, before(retentionDays.left))
}

/** The id contains the creation time. An index on `updated_at` would slow down every cart change. */
function deleteCarts(db: Queryable, before: number, limit: number): Promise<number> {
  return db.run(sql`
    delete from cart where id = any (array(
      select id from cart where id < ${firstIdOf(before)} and updated_at < ${instant(before)} order by id
      limit ${limit}))`)
}
