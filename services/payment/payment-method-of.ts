// The means of payment of an order, in one language.
import type { StoredOrder } from '#data/orders/orders.ts'
import { paymentMethodName } from '#domain/orders/payment-method.ts'
import type { Translate } from '#messages/translator.ts'

/** '' where the provider does not report it. */
export function paymentMethodOf({ payment: { provider, method } }: StoredOrder, t: Translate): string {
  if (provider === 'bank-transfer') return t('payment.transfer')
  return provider === 'invoice' ? t('payment.invoice') : paymentMethodName(method)
}
