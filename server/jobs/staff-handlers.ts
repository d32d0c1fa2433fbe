// Handlers of the e-mails to the staff.
import { countWork } from '#data/orders/order-lists.ts'
import { loadOrder } from '#data/orders/orders.ts'
import { findMember } from '#data/staff/staff.ts'
import type { Shop } from '#services/shop.ts'
import { checkLowStock, sendNotice } from '#services/staff/send-notices.ts'
import type { Mailer } from '../mail/mailer.ts'
import { composeStaffMail } from '../mail/staff-mail.ts'
import { skipped, type JobHandlers } from './run-jobs.ts'

type StaffKind = 'staff-notice' | 'staff-mail' | 'low-stock'

export function staffHandlers(shop: Shop, mailer: Mailer): Pick<JobHandlers, StaffKind> {
  return {
    'staff-notice': (about, job) => sendNotice(job.id, about, shop),
    'low-stock': () => checkLowStock(shop),
    async 'staff-mail'({ notice, staffId, orderId, count }, job) {
      const member = await findMember(shop.db, { id: staffId })
      if (!member) return skipped
      const mail = composeStaffMail({
        notice,
        locale: member.locale,
        order: orderId === undefined ? undefined : await loadOrder(shop.db, { id: orderId }),
        count: count ?? (await countWork(shop.db)).failedJobs,
        publicOrigin: shop.publicOrigin,
        backofficeOrigin: shop.backofficeOrigin,
      })
      await mailer.send({ id: job.id, to: member.email, ...mail })
    },
  }
}
