// Statuses of an order, the allowed transitions and actors, and the tabs of the order list.
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

/** Payment status after a total refund of `refunded`; both amounts are minor units. */
export function paymentStatusAfter(refunded: number, amount: number): PaymentStatus {
  if (refunded === 0) return 'paid'
  return refunded < amount ? 'partially-refunded' : 'refunded'
}

export type Actor = 'customer' | 'merchant' | 'payment' | 'clock'

/** From status → to status → allowed actors. All other transitions are refused. */
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

/** Transitions of an order whose goods are not sent: staff hand them over, for example by e-mail. */
const transitionsWithoutParcel: typeof transitions = {
  ...transitions,
  processing: {
    processed: ['merchant'],
    delivered: ['merchant'],
    cancelled: ['customer', 'merchant'],
  },
  processed: { delivered: ['merchant'], cancelled: ['merchant'] },
  // The parcel was withdrawn after the courier was called.
  pickup: { delivered: ['merchant'] },
}

const transitionsOf = (needsParcel: boolean): typeof transitions =>
  needsParcel ? transitions : transitionsWithoutParcel

export type TransitionRefusal = Refusal<
  'order-already-there' | 'order-cannot-move' | 'order-not-yours-to-move'
>

/** null if `actor` may make this transition. Cancelling a paid order refunds it in the same transaction. */
export function checkTransition(
  from: OrderStatus,
  to: OrderStatus,
  actor: Actor,
  needsParcel = true,
): TransitionRefusal | null {
  if (from === to) return refuse('order-already-there', { facts: { status: to } })
  const allowed = transitionsOf(needsParcel)[from][to]
  if (!allowed)
    return refuse('order-cannot-move', {
      facts: { from, to, next: nextStatuses(from, actor, needsParcel).join(', ') || '-' },
    })
  return allowed.includes(actor) ? null : refuse('order-not-yours-to-move', { facts: { to } })
}

/** Statuses that `actor` may set now. */
export function nextStatuses(from: OrderStatus, actor: Actor, needsParcel = true): OrderStatus[] {
  return orderStatuses.filter((to) => transitionsOf(needsParcel)[from][to]?.includes(actor))
}

export const orderTabs = [
  'all',
  'unpaid',
  'processing',
  'shipped',
  'review',
  'returned',
  'cancelled',
] as const
export type OrderTab = (typeof orderTabs)[number]

export const tabStatuses: Record<OrderTab, readonly OrderStatus[]> = {
  all: orderStatuses,
  unpaid: ['unpaid'],
  processing: ['processing', 'processed', 'pickup'],
  shipped: ['shipped'],
  review: ['delivered'],
  returned: orderStatuses.filter((status) => status !== 'cancelled'),
  cancelled: ['cancelled'],
}

/** Whether the order waits for a parcel: at least one of its deliveries is sent. */
export function needsParcel(deliveries: readonly { readonly requiresShipping: boolean }[]): boolean {
  return deliveries.some(({ requiresShipping }) => requiresShipping)
}

export type DeliveryState = 'waiting' | 'shipped' | 'delivered'

/** State of one recipient's delivery, derived from its parcels. */
export function deliveryState(parcels: readonly { readonly deliveredAt: number | null }[]): DeliveryState {
  if (parcels.length === 0) return 'waiting'
  return parcels.every(({ deliveredAt }) => deliveredAt !== null) ? 'delivered' : 'shipped'
}
