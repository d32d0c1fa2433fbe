// Mails about unpaid orders are counted by address: whoever orders may have named somebody else's.
import { sql, type Db } from '../database.ts'

/** Mails to one address within an hour about orders that are not paid. */
const mostUnpaidMails = 3
const hourMs = 3_600_000

/**
 * Whether the mail with this id may go out. It is counted with that, once: the same mail tried again may go out again.
 * Mails to one address wait for each other.
 */
export async function countUnpaidMail(
  db: Db,
  { id, orderId, email }: { readonly id: string; readonly orderId: string; readonly email: string },
  nowMs: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('unpaid mail ' || lower(${email}), 0))`)
    const counted = await tx.row(sql`
      with lately as (
        select m.id from unpaid_mail m join orders o on o.id = m.order_id
        where lower(o.email) = lower(${email}) and m.sent_at > ${new Date(nowMs - hourMs)}),
      added as (
        insert into unpaid_mail (id, order_id, sent_at) select ${id}::uuid, ${orderId}::uuid,
          ${new Date(nowMs)}
        where (select count(*) from lately) < ${mostUnpaidMails} on conflict do nothing returning id)
      select id from added union select id from unpaid_mail where id = ${id}::uuid`)
    return counted !== undefined
  })
}
