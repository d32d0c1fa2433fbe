// What can happen to an order. The log of it is append-only and drives the timeline, the mails and the figures.
import type { OrderStatus } from './order.ts'

export type OrderEventKind =
  | 'placed'
  | Exclude<OrderStatus, 'unpaid'>
  /** A further parcel of an order that is shipped already. */
  | 'parcel'
  /** One recipient's part of an order, while others still wait for theirs. */
  | 'group-shipped'
  | 'group-delivered'
  /** Money came for an order that was given up; it goes back. */
  | 'late-payment'
  | 'refunded'
  | 'return-asked'
  | 'return-approved'
  | 'return-refused'
  /** Not in effect before the buyer confirms it. */
  | 'withdrawal-declared'
  | 'withdrawn'
  /** Between the recipient of a gift and the shop: the buyer is not told. */
  | 'exchange-asked'
  | 'exchange-approved'
  | 'exchange-refused'
  | 'exchange-shipped'

/** Which mail tells the customer of an event; null where none does. */
export const mailOfEvent = {
  placed: 'order-placed',
  processing: 'order-paid',
  processed: null,
  pickup: null,
  shipped: 'order-shipped',
  parcel: 'order-shipped',
  'group-shipped': 'order-shipped',
  'group-delivered': 'order-delivered',
  delivered: 'order-delivered',
  cancelled: 'order-cancelled',
  'late-payment': null,
  refunded: 'order-refunded',
  'return-asked': 'return-asked',
  'return-approved': 'return-approved',
  'return-refused': 'return-refused',
  'withdrawal-declared': 'withdrawal-declared',
  withdrawn: 'withdrawal-receipt',
  'exchange-asked': null,
  'exchange-approved': null,
  'exchange-refused': null,
  'exchange-shipped': null,
} as const satisfies Record<OrderEventKind, string | null>

/** All mails about an order: those of its events, and those that the clock or the customer asks for. */
export const orderMailTemplates = [
  ...new Set(Object.values(mailOfEvent).filter((template) => template !== null)),
  'order-link',
  'order-reminder',
  'review-invitation',
] as const
export type OrderMailTemplate = (typeof orderMailTemplates)[number]

/** Mails to recipients about their exchange, where they left an address. */
export const giftMailTemplates = [
  'exchange-asked',
  'exchange-approved',
  'exchange-refused',
  'exchange-shipped',
] as const
export type GiftMailTemplate = (typeof giftMailTemplates)[number]
