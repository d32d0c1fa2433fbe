// Opens the payment of an order at its provider, or finds the open one.
import type { StoredOrder } from '#data/orders/orders.ts'
import { beginAttempt, setPaymentPage, type PaymentAttempt } from '#data/orders/payments.ts'
import { localeOrDefault } from '#domain/markets/locale.ts'
import { money } from '#domain/pricing/money.ts'
import { announceOrder } from '../orders/order-channel.ts'
import type { Shop } from '../shop.ts'
import { applyPayment, readPayment, settle } from './settle.ts'

export type Payable = Pick<
  StoredOrder,
  | 'id'
  | 'number'
  | 'status'
  | 'paymentStatus'
  | 'total'
  | 'currency'
  | 'locale'
  | 'email'
  | 'country'
  | 'heldUntil'
> & {
  readonly payment: Pick<StoredOrder['payment'], 'id' | 'provider' | 'attempt' | 'reference' | 'url'>
}

/**
 * The payment page. null if nothing is to be paid, or if the provider has no page. A total of 0 is settled here. Also
 * null if the provider is unavailable: the order stays unpaid and can be paid later.
 */
export async function openPayment(order: Payable, shop: Shop): Promise<{ redirectUrl: string } | null> {
  if (order.status !== 'unpaid') return null
  try {
    if (order.total === 0) {
      await settle(order.id, shop)
      return null
    }
    const page = await findOrOpen(order, shop)
    announceOrder('payment-opened')
    return page === null ? null : { redirectUrl: page }
  } catch (fault) {
    announceOrder('payment-not-opened')
    shop.report(fault)
    return null
  }
}

async function findOrOpen(order: Payable, shop: Shop): Promise<string | null> {
  const { payment } = order
  if (payment.reference === null) return openAttempt(order, payment, shop)
  const snapshot = await readPayment(order, shop)
  if (snapshot?.state === 'paid' || snapshot?.state === 'confirming') {
    await applyPayment(order, snapshot, shop)
    return null
  }
  const isOpen = (snapshot?.state === 'open' || snapshot?.state === 'failed') && snapshot.retryable
  // Payments of earlier releases have no stored page: the provider returns it for the same id.
  if (isOpen) return payment.url ?? openAttempt(order, payment, shop)
  const next = await beginAttempt(shop.db, payment, payment.provider, shop.now())
  return openAttempt(order, next ?? payment, shop)
}

async function openAttempt(order: Payable, attempt: PaymentAttempt, shop: Shop): Promise<string | null> {
  const { payments, db, publicOrigin, now } = shop
  const provider = payments.named(attempt.provider)
  const { reference, redirectUrl } = await provider.open({
    id: attempt.attempt === 1 ? attempt.id : `${attempt.id}:${attempt.attempt}`,
    orderNumber: order.number,
    locale: localeOrDefault(order.locale),
    amount: money(order.total, order.currency),
    email: order.email,
    country: order.country,
    returnUrl: `${publicOrigin}${returnPath(order)}`,
    expiresAt: order.heldUntil,
  })
  // A lost reference is recoverable: the provider returns the same payment for the same id.
  const isStored = await setPaymentPage(db.relaxed, attempt, { reference, url: redirectUrl }, now())
  if (!isStored) {
    // The order was paid meanwhile. No record names this page, so a payment there would have no order.
    await provider.cancel(reference)
    return null
  }
  if (redirectUrl === null) {
    const snapshot = await provider.read(reference)
    if (snapshot.state === 'owed') await applyPayment(order, snapshot, shop)
  }
  return redirectUrl
}

/** Path of the order page in the order's language. */
function returnPath(order: Payable): string {
  const prefix = order.locale === 'us' ? '' : `/${order.locale}`
  return `${prefix}/orderDetail?number=${order.number}&paid=1`
}
