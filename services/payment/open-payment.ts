// Opens the payment of an order at the provider, or finds the open one.
import { announceOrder } from '../orders/order-channel.ts'
import { sql } from '#data/database.ts'
import type { StoredOrder } from '#data/orders/orders.ts'
import { defaultLocale, isLocale } from '#domain/markets/locale.ts'
import { money } from '#domain/pricing/money.ts'
import type { Shop } from '../shop.ts'
import { settle } from './settle.ts'

export type Payable = Pick<StoredOrder, 'id' | 'number' | 'status' | 'total' | 'currency' | 'locale'> & {
  readonly payment: Pick<StoredOrder['payment'], 'id' | 'reference'>
}

/**
 * The payment page. null if nothing is to be paid (a total of 0 is settled here), or if the provider is unavailable:
 * then the order stays unpaid and can be paid later.
 */
export async function openPayment(order: Payable, shop: Shop): Promise<{ redirectUrl: string } | null> {
  if (order.status !== 'unpaid') return null
  const { payments, db, publicOrigin, now } = shop
  try {
    if (order.total === 0) {
      await settle(order.id, shop)
      return null
    }
    const { reference, redirectUrl } = await payments.open({
      id: order.payment.id,
      orderNumber: order.number,
      locale: isLocale(order.locale) ? order.locale : defaultLocale,
      amount: money(order.total, order.currency),
      returnUrl: `${publicOrigin}${returnPath(order)}`,
    })
    if (order.payment.reference === null)
      // A lost reference is recoverable: the provider returns the same payment for the same id.
      await db.relaxed.run(
        sql`update payment set reference = ${reference}, updated_at = ${new Date(now())} where id = ${order.payment.id} and reference is null`,
      )
    announceOrder('payment-opened')
    return { redirectUrl }
  } catch (fault) {
    announceOrder('payment-not-opened')
    shop.report(fault)
    return null
  }
}

/** Path of the order page in the order's language. */
function returnPath(order: Payable): string {
  const prefix = order.locale === 'us' ? '' : `/${order.locale}`
  return `${prefix}/orderDetail?number=${order.number}&paid=1`
}
