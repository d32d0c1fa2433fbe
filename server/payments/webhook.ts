// Receives a provider's event: brings the payment to the state at the provider, and stores the event once.
import { reconcilePayment } from '#services/payment/reconcile-payment.ts'
import type { EventRequest, PaymentProvider } from '#services/payment/provider.ts'
import type { Shop } from '#services/shop.ts'
import { findOrderToSettle, receiveEvent } from '#data/orders/payments.ts'

/** Returns the HTTP status: 200 after the event is stored, 400 for an invalid event. */
export async function receiveWebhook(
  shop: Shop,
  provider: Pick<PaymentProvider, 'name' | 'readEvent'>,
  request: EventRequest,
): Promise<200 | 400> {
  const event = await provider.readEvent(request)
  if (event === null) return 400
  if (event === 'ignored') return 200
  const payment = { provider: provider.name, reference: event.reference }
  const order = await findOrderToSettle(shop.db, payment)
  // Settle first: after a crash the provider delivers the event again, and settling twice is harmless.
  if (order) await reconcilePayment(order, payment, shop)
  // Nothing depends on its record.
  await receiveEvent(shop.db.relaxed, { ...event, provider: provider.name }, shop.now())
  return 200
}
