// The lists in which staff work through orders.
import type { PlainDate } from '../calendar/calendar.ts'
import { orderStatuses, tabStatuses, type OrderStatus } from './order.ts'

export const orderLists = [
  'all',
  'to-pay',
  'to-pack',
  'to-ship',
  'shipped',
  'delivered',
  'cancelled',
] as const
export type OrderList = (typeof orderLists)[number]

export const listStatuses: Record<OrderList, readonly OrderStatus[]> = {
  all: orderStatuses,
  'to-pay': ['unpaid'],
  'to-pack': ['processing'],
  'to-ship': ['processed', 'pickup'],
  shipped: ['shipped'],
  delivered: ['delivered'],
  cancelled: ['cancelled'],
}

/** How a list is sorted. Lists of parcels begin with the first that is due, other work with the oldest order. */
export function orderOf(list: OrderList): 'due' | 'oldest' | 'newest' {
  if (list === 'to-pack' || list === 'to-ship') return 'due'
  return list === 'to-pay' ? 'oldest' : 'newest'
}

/** Whether a parcel leaves late. `shipsOn`: first day on which an unsent one is due. */
export function isOverdue(status: OrderStatus, shipsOn: PlainDate | null, today: PlainDate): boolean {
  return tabStatuses.processing.includes(status) && shipsOn !== null && shipsOn < today
}
