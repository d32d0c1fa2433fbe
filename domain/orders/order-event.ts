// The events of an order. Their log is append-only and is the source of timeline, mails and statistics.
import type { PlainDate } from '../calendar/calendar.ts'
import type { OrderStatus } from './order.ts'

type NoData = Readonly<Record<string, never>>
/** `delivery` is the position of one recipient's delivery; absent for all deliveries. */
type Parcel = { readonly carrier?: string; readonly trackingNumber?: string; readonly delivery?: number }
type Reference = { readonly reference: string }

/** Reason of a cancellation, explained in its mail. */
export const cancelReasons = ['asked', 'not-paid', 'by-shop', 'withdrawal'] as const
export type CancelReason = (typeof cancelReasons)[number]

/** Reasons that staff may give. */
export const merchantCancelReasons = [
  'by-shop',
  'asked',
  'not-paid',
] as const satisfies readonly CancelReason[]
export type MerchantCancelReason = (typeof merchantCancelReasons)[number]

/** Data of each event kind. Amounts are minor units of the order's currency. */
type EventData = {
  placed: NoData
  /** `due`: the goods are sent before they are paid, until this day. */
  processing: { readonly due?: PlainDate }
  /** An invoice was paid that the goods were sent with. */
  paid: NoData
  processed: NoData
  pickup: NoData
  shipped: Parcel
  /** Staff corrected a line before it was packed. Without a refund in earlier releases. */
  'line-corrected': { readonly line: string; readonly refund?: number }
  /** The buyer changed the delivery address, a message or the delivery day. */
  'address-changed': { readonly delivery: number }
  /** `line`: id of the gift whose message it is; absent for the card of the delivery. */
  'message-changed': { readonly delivery: number; readonly line?: string }
  'day-changed': { readonly delivery: number }
  delivered: { readonly delivery?: number }
  cancelled: { readonly reason: CancelReason; readonly refund: number }
  /** Another parcel of an order with status `shipped`. */
  parcel: Parcel
  /** The delivery of one recipient is shipped while others are not yet. */
  'group-shipped': Parcel
  'group-delivered': { readonly delivery: number }
  /** Payment arrived for an expired or cancelled order; it is refunded. */
  'late-payment': NoData
  refunded: { readonly amount: number }
  /** The provider could not pay a refund; the merchant decides. */
  'refund-failed': { readonly amount: number }
  'dispute-opened': { readonly amount: number }
  'dispute-won': { readonly amount: number }
  'dispute-lost': { readonly amount: number }
  'return-asked': Reference
  'return-approved': Reference & { readonly refund: number }
  'return-refused': Reference & { readonly answer: string }
  /** The buyer keeps the gifts. */
  'return-cancelled': Reference
  /** Takes effect only when the buyer confirms it. */
  'withdrawal-declared': Reference
  withdrawn: Reference
  /** Exchanges are between the recipient and the shop: the buyer gets no mail. */
  'exchange-asked': Reference
  'exchange-approved': Reference & { readonly voucher: string | null }
  'exchange-refused': Reference
  'exchange-shipped': Reference & Parcel
}

export type OrderEventKind = keyof EventData
/** Event kinds that change the status of an order. */
export type TransitionKind = Exclude<OrderStatus, 'unpaid'>
export type BuyerEventKind = Exclude<
  OrderEventKind,
  `exchange-${string}` | `dispute-${string}` | 'refund-failed'
>
export type OrderEvent<K extends OrderEventKind = OrderEventKind> = {
  [E in K]: { readonly kind: E; readonly data: EventData[E] }
}[K]

/** Mail template of each event; null if the customer gets no mail. */
export const mailTemplateOf = {
  placed: 'order-placed',
  processing: 'order-paid',
  'line-corrected': 'order-corrected',
  'address-changed': 'order-changed',
  'message-changed': 'order-changed',
  'day-changed': 'order-changed',
  paid: null,
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
  'refund-failed': null,
  'dispute-opened': null,
  'dispute-won': null,
  'dispute-lost': null,
  'return-asked': 'return-asked',
  'return-approved': 'return-approved',
  'return-refused': 'return-refused',
  'return-cancelled': null,
  'withdrawal-declared': 'withdrawal-declared',
  withdrawn: 'withdrawal-receipt',
  'exchange-asked': null,
  'exchange-approved': null,
  'exchange-refused': null,
  'exchange-shipped': null,
} as const satisfies Record<OrderEventKind, string | null>

/** Templates of all mails about an order: of its events, from the scheduler, and on the customer's request. */
export const orderMailTemplates = [
  ...new Set(Object.values(mailTemplateOf).filter((template) => template !== null)),
  'order-link',
  'payment-confirming',
  'payment-link',
  'invoice-overdue',
  'order-reminder',
  'review-invitation',
] as const
export type OrderMailTemplate = (typeof orderMailTemplates)[number]

/** Templates of mails to recipients about their exchange, if they entered an e-mail address. */
export const giftMailTemplates = [
  'exchange-asked',
  'exchange-approved',
  'exchange-refused',
  'exchange-shipped',
] as const
export type GiftMailTemplate = (typeof giftMailTemplates)[number]
