// E-mails to the staff: who receives them, who has switched which off, and which low stock was reported.
import { receiversOf, type Notice } from '#domain/staff/notices.ts'
import { instant, sql, type Queryable, type Statement } from '../database.ts'
import { nilId } from '../ids.ts'
import { enqueue } from '../jobs/jobs.ts'

/** Call in the transaction that causes the notice. Does nothing in a shop without staff. */
export async function enqueueNotice(
  tx: Queryable,
  about: { readonly notice: Notice; readonly orderId?: string; readonly count?: number },
  now: number,
  once: string | null = null,
): Promise<void> {
  if ((await findReceivers(tx, about.notice)).length > 0)
    await enqueue(tx, 'staff-notice', about, now, { once })
}

/** Ids of the members who receive a notice. */
export async function findReceivers(db: Queryable, notice: Notice): Promise<string[]> {
  return db.values<string>(sql`
    select id from staff_member m where joined_at is not null and removed_at is null
      and role = any (${[...receiversOf(notice)]}::text[])
      and not exists (select from staff_muted_notice n where n.staff_id = m.id and n.notice = ${notice})
    order by id`)
}

export async function listMutedNotices(db: Queryable, staffId: string): Promise<string[]> {
  return db.values<string>(sql`select notice from staff_muted_notice where staff_id = ${staffId}`)
}

export async function muteNotice(db: Queryable, staffId: string, notice: Notice): Promise<void> {
  await db.run(sql`
    insert into staff_muted_notice (staff_id, notice) values (${staffId}, ${notice}) on conflict do nothing`)
}

export async function unmuteNotice(db: Queryable, staffId: string, notice: Notice): Promise<void> {
  await db.run(sql`delete from staff_muted_notice where staff_id = ${staffId} and notice = ${notice}`)
}

/** One statement reads this many variants, in a fraction of the statement timeout. */
const variantsAtOnce = 5_000

/**
 * Remembers the counted variants of active products below the limit. Returns how many are new. Call in a transaction:
 * there are several statements.
 */
export async function noteLowStock(
  tx: Queryable,
  below: number,
  now: number,
  atOnce = variantsAtOnce,
): Promise<number> {
  let count = 0
  let after: string | null = nilId
  while (after !== null) {
    const page: { count: number; last: string | null } | undefined = await tx.row(
      notePage(after, atOnce, below, now),
    )
    count += page?.count ?? 0
    after = page?.last ?? null
  }
  return count
}

function notePage(after: string, atOnce: number, below: number, now: number): Statement {
  return sql`
    with page as materialized (
      select id, product_id, stock_mode, stock from variant where id > ${after} order by id limit ${atOnce}),
    low as (
      select v.id from page v join product p on p.id = v.product_id
      where p.status = 'active' and v.stock_mode = 'tracked' and v.stock < ${below}),
    over as (
      delete from low_stock_notice n using page
      where n.variant_id = page.id and not exists (select from low where low.id = n.variant_id)),
    added as (
      insert into low_stock_notice (variant_id, noticed_at) select id, ${instant(now)} from low
      on conflict do nothing returning variant_id)
    select (select count(*) from added) as count, (select id from page order by id desc limit 1) as last`
}
