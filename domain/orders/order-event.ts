// What can happen to an order. The log of it is append-only and drives the timeline, the mails and the figures.
import type { OrderStatus } from './order.ts'

type Nothing = Readonly<Record<string, never>>
/** `delivery` is the position of one recipient's delivery, where not all are meant. */
type Parcel = { readonly carrier?: string; readonly trackingNumber?: string; readonly delivery?: number }
type About = { readonly reference: string }

/** Why an order was cancelled, as its mail explains it. */
export type CancelReason = 'asked' | 'not-paid' | 'by-shop' | 'withdrawal'

/** What each kind of event says. Amounts are minor units of the order's currency. */
type EventData = {
  placed: Nothing
  processing: Nothing
  processed: Nothing
  pickup: Nothing
  shipped: Parcel
  delivered: { readonly delivery?: number }
  cancelled: { readonly reason: CancelReason; readonly refund: number }
  /** A further parcel of an order that is shipped already. */
  parcel: Parcel
  /** One recipient's part of an order, while others still wait for theirs. */
  'group-shipped': Parcel
  'group-delivered': { readonly delivery: number }
  /** Money came for an order that was given up; it goes back. */
  'late-payment': Nothing
  refunded: { readonly amount: number }
  'return-asked': About
  'return-approved': About & { readonly refund: number }
  'return-refused': About & { readonly answer: string }
  /** Not in effect before the buyer confirms it. */
  'withdrawal-declared': About
  withdrawn: About
  /** Between the recipient of a gift and the shop: the buyer is not told. */
  'exchange-asked': About
  'exchange-approved': About & { readonly voucher: string | null }
  'exchange-refused': About
  'exchange-shipped': About & Parcel
}

export type OrderEventKind = keyof EventData
/** The kinds that move an order to another status. */
export type MoveKind = Exclude<OrderStatus, 'unpaid'>
export type BuyerEventKind = Exclude<OrderEventKind, `exchange-${string}`>
export type OrderEvent<K extends OrderEventKind = OrderEventKind> = {
  [E in K]: { readonly kind: E; readonly data: EventData[E] }
}[K]

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
