// Names of an order's events, and of the e-mails about them.
import { orderEventTexts } from '#messages/order-event-texts.ts'
import type { MessageKey } from '#messages/translator.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'

const names: Readonly<Record<string, MessageKey>> = {
  ...orderEventTexts,
  'order-corrected': 'order.event.line-corrected',
  'exchange-asked': 'admin.orders.exchange-asked',
  'exchange-approved': 'admin.orders.exchange-approved',
  'exchange-refused': 'admin.orders.exchange-refused',
  'exchange-shipped': 'admin.orders.exchange-shipped',
  'refund-failed': 'admin.orders.refund-failed',
  'dispute-opened': 'admin.orders.dispute-opened',
  'dispute-won': 'admin.orders.dispute-won',
  'dispute-lost': 'admin.orders.dispute-lost',
  'payment-confirming': 'admin.orders.payment-confirming',
  'order-placed': 'order.event.placed',
  'order-paid': 'order.event.processing',
  'order-shipped': 'order.event.shipped',
  'order-delivered': 'order.event.delivered',
  'order-cancelled': 'order.event.cancelled',
  'order-refunded': 'order.event.refunded',
  'withdrawal-receipt': 'order.event.withdrawn',
  'order-link': 'admin.orders.order-link',
  'payment-link': 'admin.orders.payment-link',
  'order-reminder': 'admin.orders.order-reminder',
  'review-invitation': 'admin.orders.review-invitation',
}

/** The name of an event or of an e-mail's template; unknown ones of a newer release keep their key. */
export function useEventName(): (kind: string) => string {
  const t = useTranslate()
  return (kind) => {
    const key = names[kind]
    return key ? t(key as 'order.event.placed') : kind
  }
}
