// Everything that staff see of an order.
import { countOrdersOf } from '#data/customers/find-customers.ts'
import type { Queryable } from '#data/database.ts'
import { listOrderMails, type OrderMail } from '#data/jobs/jobs.ts'
import { listDisputes, type StoredDispute } from '#data/orders/disputes.ts'
import { loadNotes, type OrderNote } from '#data/orders/order-notes.ts'
import { loadOrder, type StoredOrder } from '#data/orders/orders.ts'
import { readOrderNumber } from '#domain/orders/order-number.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import { refundableByStaff } from './refund-order.ts'
import { withShipTo } from './ship-to.ts'

export type StaffOrder = {
  readonly order: StoredOrder
  /** Number of orders with the buyer's e-mail. */
  readonly buyerOrders: number
  readonly notes: readonly OrderNote[]
  readonly mails: readonly OrderMail[]
  /** Minor units that can still be refunded. */
  readonly refundable: number
  /** Minor units that were given as vouchers, and are not refunded. */
  readonly vouchers: number
  readonly disputes: readonly StoredDispute[]
  /** Id of the last event. Sent back with a change, so that nobody changes what they have not seen. */
  readonly seen: string
}

/** Mails that only an unpaid order sends. Their jobs wait until their time, and then send nothing. */
const unpaidMails: readonly string[] = [
  'order-placed',
  'order-reminder',
  'payment-confirming',
  'payment-link',
]

export async function loadStaffOrder(
  db: Queryable,
  typedNumber: string,
  now: number,
): Promise<StaffOrder | Refusal<'order-unknown'>> {
  const number = readOrderNumber(typedNumber)
  const stored = number === null ? undefined : await loadOrder(db, { number })
  if (!stored) return refuse('order-unknown')
  const order = await withShipTo(db, stored)
  const [notes, allMails, { left, vouchers }, disputes, buyerOrders] = await Promise.all([
    loadNotes(db, order.id),
    listOrderMails(db, order.id),
    refundableByStaff(db, order, now),
    listDisputes(db, order.id),
    countOrdersOf(db, order.email),
  ])
  const mails = allMails.filter(
    ({ state, template }) =>
      order.status === 'unpaid' || state !== 'waiting' || !unpaidMails.includes(template),
  )
  return {
    order,
    buyerOrders,
    notes,
    mails,
    refundable: left,
    vouchers,
    disputes,
    seen: order.events.at(-1)?.id ?? '',
  }
}
