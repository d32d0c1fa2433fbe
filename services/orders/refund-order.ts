// Refunds all or part of a payment without a return, for broken gifts or goodwill.
import type { Db, Queryable } from '#data/database.ts'
import { listPaymentDisputes } from '#data/orders/disputes.ts'
import { voucherAmount } from '#data/orders/gifts.ts'
import type { StoredOrder } from '#data/orders/orders.ts'
import { lockPayment } from '#data/orders/payments.ts'
import { refundableAmount } from '#data/orders/refunds.ts'
import { blocksRefunds } from '#domain/orders/dispute.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import { isWhole } from '#domain/whole-number.ts'
import { recordRefund } from '../payment/record-refund.ts'

type RefundableByStaff = {
  /** Minor units that staff may refund without a return. */
  readonly left: number
  /** What was given as vouchers. */
  readonly vouchers: number
}

/**
 * What is left of the payment, without what recipients have received as vouchers. Staff end an unused voucher to refund
 * its worth. Exact only under the order's lock.
 */
export async function refundableByStaff(
  db: Queryable,
  order: Pick<StoredOrder, 'id' | 'currency'>,
  now: number,
): Promise<RefundableByStaff> {
  const ofPayment = await refundableAmount(db, order.id)
  const vouchers = ofPayment === 0 ? 0 : await voucherAmount(db, order, now)
  return { left: Math.max(0, ofPayment - vouchers), vouchers }
}

/**
 * `amount` in minor units; null: all that staff may refund. `seenLeft` is what was left when the staff member
 * decided; null compares nothing. Returns the refunded amount.
 */
export async function refundOrder(
  db: Db,
  order: Pick<StoredOrder, 'id' | 'currency'>,
  amount: number | null,
  now: number,
  seenLeft: number | null = null,
): Promise<
  | number
  | Refusal<'refund-invalid' | 'nothing-to-refund' | 'refund-too-high' | 'order-changed' | 'payment-disputed'>
> {
  if (amount !== null && !isWhole(amount, 1)) return refuse('refund-invalid')
  const { id: orderId, currency } = order
  return db.transaction(async (tx) => {
    const payment = await lockPayment(tx, orderId)
    if (!payment) throw new Error(`order ${orderId} has no payment`)
    const { left, vouchers } = await refundableByStaff(tx, order, now)
    // Two staff members could refund the same amount twice.
    if (seenLeft !== null && seenLeft !== left) return refuse('order-changed', { facts: { what: 'refund' } })
    if (blocksRefunds(await listPaymentDisputes(tx, payment))) return refuse('payment-disputed')
    const facts = { left, vouchers, currency }
    if (left === 0) return refuse('nothing-to-refund', { facts })
    if (amount !== null && amount > left) return refuse('refund-too-high', { facts })
    const refund = { orderId, amount: amount ?? left, reason: 'goodwill' } as const
    await recordRefund(tx, refund, now)
    return refund.amount
  })
}
