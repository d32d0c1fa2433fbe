// The life of an order: its statuses, who may move it where, and the tabs it is listed under.
import { readableCode, readReadableCode } from './readable-code.ts'
import { refuse, type Refusal } from '../refusal.ts'

export const orderStatuses = [
  'unpaid',
  'processing',
  'processed',
  'pickup',
  'shipped',
  'delivered',
  'cancelled',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

export type PaymentStatus = 'unpaid' | 'paid' | 'partially-refunded' | 'refunded'

/** How a payment stands once so much of it has gone back. */
export function paymentStatusAfter(refunded: number, amount: number): PaymentStatus {
  if (refunded === 0) return 'paid'
  return refunded < amount ? 'partially-refunded' : 'refunded'
}

export type Actor = 'customer' | 'merchant' | 'payment' | 'clock'

/** From status → to status → who may. What is not in the table is refused. */
export const transitions: Record<OrderStatus, Partial<Record<OrderStatus, readonly Actor[]>>> = {
  unpaid: { processing: ['payment'], cancelled: ['customer', 'merchant', 'clock'] },
  processing: {
    processed: ['merchant'],
    pickup: ['merchant'],
    shipped: ['merchant'],
    cancelled: ['customer', 'merchant'],
  },
  processed: { pickup: ['merchant'], shipped: ['merchant'], cancelled: ['merchant'] },
  pickup: { shipped: ['merchant'] },
  shipped: { delivered: ['merchant', 'customer'] },
  delivered: {},
  cancelled: {},
}

export type TransitionRefusal = Refusal<
  'order-already-there' | 'order-cannot-move' | 'order-not-yours-to-move'
>

/** Whether `actor` may move an order there. A paid order that is cancelled is refunded by the same transaction. */
export function checkTransition(from: OrderStatus, to: OrderStatus, actor: Actor): TransitionRefusal | null {
  if (from === to) return refuse('order-already-there', { facts: { status: to } })
  const allowed = transitions[from][to]
  if (!allowed)
    return refuse('order-cannot-move', {
      facts: { from, to, next: nextStatuses(from, actor).join(', ') || '-' },
    })
  return allowed.includes(actor) ? null : refuse('order-not-yours-to-move', { facts: { to } })
}

/** Where `actor` may move it now. */
export function nextStatuses(from: OrderStatus, actor: Actor): OrderStatus[] {
  return orderStatuses.filter((to) => transitions[from][to]?.includes(actor))
}

/** How often a move counts the gifts of its order as sold: paid for, and not cancelled. What comes back later stays sold. */
export function timesSold(from: OrderStatus, to: OrderStatus): 1 | 0 | -1 {
  if (to === 'processing') return 1
  return to === 'cancelled' && from !== 'unpaid' ? -1 : 0
}

export const orderTabs = ['all', 'unpaid', 'processing', 'shipped', 'review'] as const
export type OrderTab = (typeof orderTabs)[number]

export const tabStatuses: Record<OrderTab, readonly OrderStatus[]> = {
  all: orderStatuses,
  unpaid: ['unpaid'],
  processing: ['processing', 'processed', 'pickup'],
  shipped: ['shipped'],
  review: ['delivered'],
}

/** 50 random bits, for with the e-mail it opens tracking, as XXXX-XXXX-XXX. */
export function orderNumber(random: Uint8Array): string {
  return readableCode(random.slice(0, 10))
}

/** The number as it is stored, however it was typed; null when it cannot be one. */
export function readOrderNumber(typed: string): string | null {
  return readReadableCode(typed, 10)
}

export type DeliveryState = 'waiting' | 'shipped' | 'delivered'

/** How far one recipient's part of an order has come, by its parcels. */
export function deliveryState(parcels: readonly { readonly deliveredAt: number | null }[]): DeliveryState {
  if (parcels.length === 0) return 'waiting'
  return parcels.every(({ deliveredAt }) => deliveredAt !== null) ? 'delivered' : 'shipped'
}
