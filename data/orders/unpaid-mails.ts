// Limits mails about unpaid orders per address: a buyer can enter the address of somebody else.
import { hourMs } from '#domain/calendar/durations.ts'
import { instant, sql, type Db } from '../database.ts'

/** Maximum of mails about unpaid orders to one address per hour. */
const maxUnpaidMails = 3

/**
 * Returns whether the mail may be sent, and counts it. A retry of the same mail id is allowed and not counted again.
 * Opens a transaction; an advisory lock serialises mails to the same address.
 */
export async function countUnpaidMail(
  db: Db,
  { id, orderId, email }: { readonly id: string; readonly orderId: string; readonly email: string },
  now: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('unpaid mail ' || lower(${email}), 0))`)
    const counted = await tx.row(sql`
      with lately as (
        select m.id from unpaid_mail m join orders o on o.id = m.order_id
        where lower(o.email) = lower(${email}) and m.sent_at > ${instant(now - hourMs)}),
      added as (
        insert into unpaid_mail (id, order_id, sent_at) select ${id}::uuid, ${orderId}::uuid,
          ${instant(now)}
        where (select count(*) from lately) < ${maxUnpaidMails} on conflict do nothing returning id)
      select id from added union select id from unpaid_mail where id = ${id}::uuid`)
    return counted !== undefined
  })
}
