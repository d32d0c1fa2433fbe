// Settles orders: the only code that applies a payment's state to an order. Return page, provider events and scheduler
// call it repeatedly and in any order. Each call reads the provider's current state.
import type { Queryable } from '#data/database.ts'
import { enqueue } from '#data/jobs/jobs.ts'
import { recordEvent } from '#data/orders/order-events.ts'
import {
  findOrderToSettle,
  lockPayment,
  setOrderPaid,
  setPaymentFacts,
  setPaymentOwed,
  setPaymentStatus,
  type LockedPayment,
  type OrderToSettle,
} from '#data/orders/payments.ts'
import { refundableAmount } from '#data/orders/refunds.ts'
import { addDays, instantAt, plainDateIn } from '#domain/calendar/calendar.ts'
import { dayMs, minuteMs } from '#domain/calendar/durations.ts'
import { invoiceDays } from '#domain/orders/pay-on-invoice.ts'
import { moveOrder, type OrderMove } from '../orders/move-order.ts'
import { announceOrder } from '../orders/order-channel.ts'
import type { Shop } from '../shop.ts'
import { plainSnapshot, type PaymentSnapshot } from './provider.ts'
import { recordRefund, refundDuplicate } from './record-refund.ts'

export type Settled = 'paid' | 'confirming' | 'unpaid' | 'cancelled'

/** Age of a confirmation from which the page says that the bank needs longer. */
const confirmingMailMs = 10 * minuteMs

/** Settles an order by id. Throws if the order does not exist or the provider does not respond. */
export async function settle(orderId: string, shop: Shop): Promise<Settled> {
  const order = await findOrderToSettle(shop.db, { id: orderId })
  if (!order) throw new Error(`order ${orderId} does not exist`)
  return settleOrder(order, shop)
}

/** As `settle`, for an order that was just read. */
export async function settleOrder(order: OrderToSettle, shop: Shop): Promise<Settled> {
  const known = settledAs(order)
  if (known) return known
  const snapshot = await readPayment(order, shop)
  if (!snapshot) return order.status === 'cancelled' ? 'cancelled' : 'unpaid'
  return applyPayment(order, snapshot, shop)
}

/** Applies a state that was just read. */
export async function applyPayment(
  order: OrderToSettle,
  snapshot: PaymentSnapshot,
  shop: Shop,
): Promise<Settled> {
  const { state, paid } = snapshot
  if (paid && (paid.minor !== order.total || paid.currency !== order.currency))
    throw new Error(`order ${order.id} was paid with ${paid.minor} ${paid.currency}`)
  if (state === 'owed') return acceptOwed(order, shop)
  const settled = settledAs(order) ?? (await applyState(order, snapshot, shop))
  if (state === 'paid' && (snapshot.method || snapshot.fee)) await setPaymentFacts(shop.db, order, snapshot)
  return settled
}

async function applyState(order: OrderToSettle, snapshot: PaymentSnapshot, shop: Shop): Promise<Settled> {
  const { state } = snapshot
  // Usual case: the payment of a waiting order. One statement, which takes its own lock.
  const isPaid = state === 'paid' && (await moveOrder(shop.db, paidMove(order.id), shop.now())) !== null
  if (isPaid) announceOrder('paid')
  const before = state === 'paid' && !isPaid ? await settledMeanwhile(order, shop) : null
  const settled = isPaid ? 'paid' : (before ?? (await recordState(snapshot, order, shop)))
  if (settled === 'paid' || settled === 'cancelled') shop.pollJobs()
  return settled
}

/** A settled payment does not change. Most events and returns arrive after it was settled. */
function settledAs({
  status,
  paymentStatus,
}: Pick<OrderToSettle, 'status' | 'paymentStatus'>): Settled | null {
  if (paymentStatus === 'unpaid') return null
  return status === 'cancelled' ? 'cancelled' : 'paid'
}

/**
 * The result of a concurrent settlement: the provider's event arrives together with the buyer. Takes no lock, unless
 * another payment than the one of `paidOrder` was settled.
 */
async function settledMeanwhile(paidOrder: OrderToSettle, { db, now }: Shop): Promise<Settled | null> {
  const order = await findOrderToSettle(db, { id: paidOrder.id })
  const settled = order ? settledAs(order) : null
  if (settled && isOtherPayment(paidOrder, order!.payment.reference))
    await db.transaction(async (tx) => {
      await lockPayment(tx, paidOrder.id)
      await refundOther(tx, paidOrder, now())
    })
  return settled
}

/** Whether the payment of an order, as it was read, is not the one that counts. */
function isOtherPayment({ payment: { reference } }: OrderToSettle, counts: string | null): boolean {
  return reference !== null && reference !== counts
}

/** The buyer has paid twice. Needs the order's lock. */
async function refundOther(tx: Queryable, { id, total, payment }: OrderToSettle, now: number) {
  const { provider, reference } = payment
  if (reference === null) return
  await refundDuplicate(tx, { orderId: id, amount: total, payment: { provider, reference } }, now)
}

/**
 * Records the other states under the order's lock: cancelled orders, concurrent settlements, and payments that are
 * not complete.
 */
async function recordState(
  { state }: PaymentSnapshot,
  order: OrderToSettle,
  { db, now }: Shop,
): Promise<Settled> {
  const { id, total } = order
  return db.transaction(async (tx) => {
    const payment = await lockPayment(tx, id)
    if (!payment) throw new Error(`order ${id} has no payment`)
    const isCancelled = payment.orderStatus === 'cancelled'
    const known = settledAs({ status: payment.orderStatus, paymentStatus: payment.paymentStatus })
    if (known && state === 'paid' && isOtherPayment(order, payment.reference))
      await refundOther(tx, order, now())
    if (known) return known
    if (state !== 'paid' && state !== payment.status) {
      await setPaymentStatus(tx, payment.id, state, now())
      if (state === 'confirming' && !isCancelled) await enqueueConfirmingMail(tx, id, now())
    }
    if (state === 'paid' && isCancelled && total > 0) await takeLatePayment(tx, payment, now())
    if (isCancelled) return 'cancelled'
    return state === 'confirming' ? 'confirming' : 'unpaid'
  })
}

/** Time after the last day to pay until the reminder, which leaves time for a transfer. */
const overdueMs = 3.5 * dayMs

/** Accepts an order that is sent before it is paid. A repeated call changes nothing. */
async function acceptOwed({ id }: OrderToSettle, shop: Shop): Promise<Settled> {
  const now = shop.now()
  const settled = await shop.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, id)
    if (!payment) throw new Error(`order ${id} has no payment`)
    if (payment.orderStatus !== 'unpaid') return payment.orderStatus === 'cancelled' ? 'cancelled' : 'paid'
    const { invoice, shipping } = shop.settings
    const { timeZone } = shipping.warehouse
    const due = addDays(plainDateIn(now, timeZone), invoice?.days ?? invoiceDays.min)
    await setPaymentOwed(tx, payment.id, due, now)
    const event = { kind: 'processing', data: { due } } as const
    await moveOrder(tx, { orderId: id, from: 'unpaid', event, actor: 'payment' }, now)
    const runAt = instantAt(due, 0, timeZone) + overdueMs
    await enqueue(tx, 'later-mail', { template: 'invoice-overdue', orderId: id }, now, { runAt })
    return 'paid'
  })
  shop.pollJobs()
  return settled
}

function paidMove(orderId: string): OrderMove {
  return { orderId, from: 'unpaid', event: { kind: 'processing', data: {} }, actor: 'payment' }
}

async function enqueueConfirmingMail(tx: Queryable, orderId: string, now: number): Promise<void> {
  const mail = { template: 'payment-confirming', orderId } as const
  const once = `payment-confirming ${orderId}`
  await enqueue(tx, 'later-mail', mail, now, { runAt: now + confirmingMailMs, once })
}

/** Records a payment that was not known before. Needs the order's lock. */
export async function takePayment(tx: Queryable, payment: LockedPayment, now: number): Promise<void> {
  if (payment.orderStatus === 'cancelled') await takeLatePayment(tx, payment, now)
  else if (await moveOrder(tx, paidMove(payment.orderId), now)) announceOrder('paid')
}

/** Records a payment for an order that was cancelled before, and refunds it in full. Needs the order's lock. */
async function takeLatePayment(tx: Queryable, { id, orderId }: LockedPayment, now: number): Promise<void> {
  await setPaymentStatus(tx, id, 'paid', now)
  await setOrderPaid(tx, orderId)
  await recordEvent(tx, { kind: 'late-payment', orderId, actor: 'payment', data: {} }, now)
  const amount = await refundableAmount(tx, orderId)
  await recordRefund(tx, { orderId, amount, reason: 'late-payment' }, now)
}

/**
 * The payment's state at its provider; null if no payment was opened. Providers refuse payments of 0, so those count
 * as paid.
 */
export async function readPayment(
  { total, payment: { provider, reference } }: OrderToSettle,
  { payments }: Shop,
): Promise<PaymentSnapshot | null> {
  if (total === 0) return plainSnapshot('paid')
  return reference === null ? null : payments.named(provider).read(reference)
}
