// Texts of an order's events, for its buyer and for staff.
import type { BuyerEventKind } from '#domain/orders/order-event.ts'
import type { MessageKey } from './translator.ts'

/** `accepted`: an order that is paid later. */
export const orderEventTexts = {
  placed: 'order.event.placed',
  accepted: 'order.event.accepted',
  paid: 'order.event.processing',
  processing: 'order.event.processing',
  processed: 'order.event.processed',
  pickup: 'order.event.pickup',
  shipped: 'order.event.shipped',
  delivered: 'order.event.delivered',
  cancelled: 'order.event.cancelled',
  'line-corrected': 'order.event.line-corrected',
  'address-changed': 'order.event.address-changed',
  'message-changed': 'order.event.message-changed',
  'day-changed': 'order.event.day-changed',
  parcel: 'order.event.parcel',
  'group-shipped': 'order.event.shipped',
  'group-delivered': 'order.event.delivered',
  'late-payment': 'order.event.late-payment',
  refunded: 'order.event.refunded',
  'return-asked': 'order.event.return-asked',
  'return-approved': 'order.event.return-approved',
  'return-refused': 'order.event.return-refused',
  'return-cancelled': 'order.event.return-cancelled',
  'withdrawal-declared': 'order.event.withdrawal-declared',
  withdrawn: 'order.event.withdrawn',
} as const satisfies Record<BuyerEventKind | 'accepted', MessageKey>
